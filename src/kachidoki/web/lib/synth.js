// How things sound, made from oscillators and noise.

/** @typedef {keyof typeof SOUNDS} Sound */
/**
 * A tone that fades: its pitch in hertz at the beginning and at the end, when it begins and how
 * long it is in seconds, and how loud.
 * @typedef {{from: number, to?: number, at?: number, length: number, level: number, type?:
 *   OscillatorType}} Tone
 */
/**
 * A breath of noise through a filter that moves from one frequency to another.
 * @typedef {{from: number, to: number, at?: number, length: number, level: number, filter:
 *   BiquadFilterType}} Noise
 */
/**
 * A shouted vowel: the pitch of the voices, and the two frequencies that make it a vowel.
 * @typedef {{from: number, to: number, at: number, length: number, vowel: [number, number]}} Shout
 */

const SILENT = 0.0001; // what fades exponentially never reaches nothing
const ATTACK = 0.004; // seconds
const SOON = 60; // milliseconds within which the same sound is heard only once
const VOICES = [0.98, 1, 1.013, 0.505]; // of those who shout: pitches beside one another, one low

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let master = null;
/** @type {Map<Sound, number>} when each was last heard */
const heard = new Map();

export const SOUNDS = {
  /** Paper on a table. */
  card: (/** @type {Voice} */ voice) => {
    voice.noise({ from: 3200, to: 1100, length: 0.09, level: 0.5, filter: "bandpass" });
    voice.noise({ from: 700, to: 300, at: 0.05, length: 0.06, level: 0.35, filter: "lowpass" });
  },
  /** Wood on wood. */
  piece: (/** @type {Voice} */ voice) => {
    voice.tone({ from: 430, to: 380, length: 0.09, level: 0.5 });
    voice.tone({ from: 1020, to: 960, length: 0.05, level: 0.22 });
    voice.noise({ from: 1800, to: 900, length: 0.02, level: 0.3, filter: "lowpass" });
  },
  /** Metal that rings: pitches that fit no scale. */
  coin: (/** @type {Voice} */ voice) => {
    for (const [at, level] of [
      [0, 0.16],
      [0.08, 0.1],
    ]) {
      voice.tone({ from: 2093, at, length: 0.5, level });
      voice.tone({ from: 3310, at, length: 0.35, level: 0.7 * level });
      voice.tone({ from: 5240, at, length: 0.2, level: 0.5 * level });
    }
  },
  /** A large drum. */
  drum: (/** @type {Voice} */ voice) => {
    voice.tone({ from: 128, to: 52, length: 0.75, level: 0.65 });
    voice.tone({ from: 210, to: 96, length: 0.25, level: 0.3, type: "triangle" });
    voice.noise({ from: 900, to: 120, length: 0.08, level: 0.5, filter: "lowpass" });
  },
  /** "Ei, ei, oh!": the cry of those who have won. */
  cry: (/** @type {Voice} */ voice) => {
    voice.shout({ from: 150, to: 190, at: 0, length: 0.3, vowel: [430, 2100] });
    voice.shout({ from: 155, to: 200, at: 0.42, length: 0.3, vowel: [430, 2100] });
    voice.shout({ from: 180, to: 232, at: 0.86, length: 0.85, vowel: [480, 880] });
    voice.tone({ from: 120, to: 50, at: 0.86, length: 0.7, level: 0.6 });
  },
  /** Two plucked strings. */
  turn: (/** @type {Voice} */ voice) => {
    voice.tone({ from: 587.3, length: 0.5, level: 0.22, type: "triangle" });
    voice.tone({ from: 880, at: 0.13, length: 0.7, level: 0.22, type: "triangle" });
  },
};

/** Go on, after the browser has let nothing be heard yet; a gesture allows it. */
export function wake() {
  if (context?.state === "suspended") context.resume().catch(() => {}); // or with the next gesture
}

/**
 * @param {Sound} name
 * @param {number} volume from 0 to 1
 * @param {number} wait milliseconds
 */
export function play(name, volume, wait) {
  const now = performance.now() + wait;
  if (Math.abs(now - (heard.get(name) ?? -SOON)) < SOON) return;
  heard.set(name, now);
  context ??= "AudioContext" in window ? new AudioContext() : null;
  if (!context) return;
  if (!master) {
    master = context.createGain();
    master.connect(context.destination);
  }
  wake();
  master.gain.setValueAtTime(volume, context.currentTime);
  SOUNDS[name](new Voice(context, master, context.currentTime + wait / 1000));
}

/** One sound on its way: everything that it is made of goes through one gain. */
class Voice {
  /**
   * @param {AudioContext} context
   * @param {AudioNode} to
   * @param {number} start in the context's seconds
   */
  constructor(context, to, start) {
    this.context = context;
    this.start = start;
    this.out = context.createGain();
    this.out.connect(to);
  }

  /** @param {Tone} tone */
  tone({ from, to = from, at = 0, length, level, type = "sine" }) {
    const start = this.start + at;
    const made = this.context.createOscillator();
    made.type = type;
    made.frequency.setValueAtTime(from, start);
    made.frequency.exponentialRampToValueAtTime(to, start + length);
    made.connect(this.fading(start, length, level));
    made.start(start);
    made.stop(start + length);
  }

  /** @param {Noise} noise */
  noise({ from, to, at = 0, length, level, filter }) {
    const { context } = this;
    const start = this.start + at;
    const made = context.createBufferSource();
    made.buffer = hiss(context);
    const through = context.createBiquadFilter();
    through.type = filter;
    through.frequency.setValueAtTime(from, start);
    through.frequency.exponentialRampToValueAtTime(to, start + length);
    made.connect(through).connect(this.fading(start, length, level));
    made.start(start);
    made.stop(start + length);
  }

  /** @param {Shout} shout */
  shout({ from, to, at, length, vowel }) {
    const { context } = this;
    const start = this.start + at;
    const mouth = context.createGain();
    mouth.gain.setValueAtTime(SILENT, start);
    mouth.gain.exponentialRampToValueAtTime(0.3, start + 0.06);
    mouth.gain.setValueAtTime(0.3, start + 0.6 * length);
    mouth.gain.exponentialRampToValueAtTime(SILENT, start + length);
    mouth.connect(this.out);
    for (const frequency of vowel) {
      const shaped = context.createBiquadFilter();
      shaped.type = "bandpass";
      shaped.frequency.setValueAtTime(frequency, start);
      shaped.Q.setValueAtTime(5, start);
      shaped.connect(mouth);
      for (const pitch of VOICES) {
        const made = context.createOscillator();
        made.type = "sawtooth";
        made.frequency.setValueAtTime(from * pitch, start);
        made.frequency.exponentialRampToValueAtTime(to * pitch, start + 0.5 * length);
        made.connect(shaped);
        made.start(start);
        made.stop(start + length);
      }
    }
  }

  /**
   * Begins quickly and fades.
   * @param {number} start
   * @param {number} length
   * @param {number} level
   */
  fading(start, length, level) {
    const made = this.context.createGain();
    made.gain.setValueAtTime(SILENT, start);
    made.gain.exponentialRampToValueAtTime(level, start + ATTACK);
    made.gain.exponentialRampToValueAtTime(SILENT, start + length);
    made.connect(this.out);
    return made;
  }
}

/** @type {AudioBuffer | null} */
let noise = null;

/**
 * A second of noise.
 * @param {AudioContext} context
 */
function hiss(context) {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let k = 0; k < samples.length; k += 1) samples[k] = 2 * Math.random() - 1;
  }
  return noise;
}
