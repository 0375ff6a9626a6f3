import type { SoundName } from './sounds.ts';
import { hiss, knock, noiseOf, ring } from './voices.ts';

/**
 * Small sounds, synthesised from filtered noise and short tones; each time slightly different, like handmade ones.
 */

/** Between two sounds of the same tap, in seconds. */
const BETWEEN = 0.11;

let device: { readonly context: AudioContext; readonly out: AudioNode } | undefined;

/** Starts the audio device ahead of time, since that takes longer than a sound may. */
export function openDevice(): void {
  device ??= newDevice();
}

export function play(sounds: readonly SoundName[]): void {
  device ??= newDevice();
  const { context, out } = device;
  void context.resume();
  const now = context.currentTime + 0.005;
  for (const [i, sound] of sounds.entries()) MAKE[sound](out, now + i * BETWEEN);
}

function newDevice() {
  const context = openContext();
  noiseOf(context);
  return { context, out: room(context) };
}

/** Follows the mute switch of a phone, and leaves other apps' music alone. */
function openContext(): AudioContext {
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session !== undefined) session.type = 'ambient';
  return new AudioContext({ latencyHint: 'interactive' });
}

/** The output of all sounds: one volume and a low-pass filter, to keep them soft. */
function room(audio: AudioContext): AudioNode {
  const volume = audio.createGain();
  volume.gain.value = 0.4;
  const soft = audio.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = 9000;
  volume.connect(soft).connect(audio.destination);
  return volume;
}

const MAKE: { readonly [S in SoundName]: (out: AudioNode, at: number) => void } = {
  /** Two strokes of graphite on paper. */
  pencil(out, at) {
    hiss(out, { at, lasts: 0.06, loud: 0.3, type: 'bandpass', from: 3000, to: 4300 });
    hiss(out, { at, lasts: 0.05, loud: 0.12, type: 'lowpass', from: 700, to: 300 });
    hiss(out, { at: at + 0.075, lasts: 0.1, loud: 0.24, type: 'bandpass', from: 4100, to: 2500 });
  },
  /** A picket knocked into the ground, twice. */
  wood(out, at) {
    for (const [after, loud] of [
      [0, 0.8],
      [0.1, 0.6],
    ] as const) {
      knock(out, { at: at + after, lasts: 0.09, loud, from: 420, to: 260 });
      knock(out, { at: at + after, lasts: 0.05, loud: loud / 2, from: 980, to: 820 });
      hiss(out, { at: at + after, lasts: 0.02, loud: loud / 2, type: 'lowpass', from: 2600, to: 700 });
    }
  },
  /** Leaves in a light wind. */
  leaves(out, at) {
    hiss(out, { at, lasts: 0.18, loud: 0.12, type: 'highpass', from: 2400, to: 4800 });
    hiss(out, { at: at + 0.08, lasts: 0.24, loud: 0.1, type: 'bandpass', from: 5200, to: 3000 });
    knock(out, { at: at + 0.03, lasts: 0.2, loud: 0.16, from: 330, to: 520 });
  },
  /** Something small dropped into a pool. */
  water(out, at) {
    knock(out, { at, lasts: 0.09, loud: 0.45, from: 380, to: 900 });
    knock(out, { at: at + 0.08, lasts: 0.12, loud: 0.28, from: 520, to: 1300 });
    hiss(out, { at, lasts: 0.2, loud: 0.1, type: 'bandpass', from: 1800, to: 900 });
  },
  /** Rubber on paper on wood. */
  stamp(out, at) {
    knock(out, { at, lasts: 0.16, loud: 1, from: 150, to: 52 });
    hiss(out, { at, lasts: 0.03, loud: 0.45, type: 'lowpass', from: 1800, to: 400 });
    hiss(out, { at: at + 0.13, lasts: 0.05, loud: 0.1, type: 'bandpass', from: 1400, to: 2400 });
  },
  /** A bicycle bell. */
  bell(out, at) {
    for (const after of [0, 0.09]) ring(out, { at: at + after, lasts: 0.34, loud: 0.2, pitch: 2093 });
  },
  /** Three notes up. */
  chime(out, at) {
    for (const [i, pitch] of [784, 988, 1175].entries()) {
      ring(out, { at: at + i * 0.07, lasts: 0.32, loud: 0.16, pitch });
    }
  },
  /** Two notes down, as at a front door. */
  doorbell(out, at) {
    for (const [i, pitch] of [659, 523].entries()) {
      ring(out, { at: at + i * 0.28, lasts: 0.38, loud: 0.28, pitch });
    }
  },
  /** A card that bends and snaps flat. */
  flip(out, at) {
    hiss(out, { at, lasts: 0.09, loud: 0.25, type: 'bandpass', from: 900, to: 3600 });
    hiss(out, { at: at + 0.09, lasts: 0.04, loud: 0.5, type: 'lowpass', from: 2400, to: 500 });
  },
  /** Rubber over paper, there and back. */
  eraser(out, at) {
    hiss(out, { at, lasts: 0.08, loud: 0.22, type: 'bandpass', from: 900, to: 1500 });
    hiss(out, { at: at + 0.09, lasts: 0.08, loud: 0.18, type: 'bandpass', from: 1400, to: 800 });
  },
};
