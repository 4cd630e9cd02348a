"""One line at a time: for screen readers, braille, pipes and scripts.

Nothing is drawn and the cursor never moves. What happens is told as it comes; when somebody at
this terminal is to act, one line says what is asked, and the rest is told when it is asked for.
From a pipe a line is read only when somebody is to act, so that a script needs no waiting.
"""
