"""Tests leave the user's own cache alone; those that need one make their own."""

import os

from kachidoki.bots.rokumon.solved.cache import WHERE

os.environ[WHERE] = "off"
