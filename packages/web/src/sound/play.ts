import type { SoundName } from '../platform/preferenceValues.ts';

/** The four sounds, synthesised from noise and a tone or two: nothing has to be loaded. */

/** Between two sounds of the same tap, in seconds. */
const BETWEEN = 0.14;
const LOUDEST = 0.5;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(sounds: readonly SoundName[]): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.01;
  for (const [i, sound] of sounds.entries()) MAKE[sound](context, now + i * BETWEEN);
}

const MAKE: { readonly [S in SoundName]: (audio: AudioContext, at: number) => void } = {
  /** Two strokes of graphite. */
  pencil(audio, at) {
    hiss(audio, { at, lasts: 0.07, loud: 0.3, type: 'bandpass', from: 3200, to: 4200 });
    hiss(audio, { at: at + 0.09, lasts: 0.1, loud: 0.24, type: 'bandpass', from: 4000, to: 2600 });
  },
  /** A card that bends and snaps flat. */
  flip(audio, at) {
    hiss(audio, { at, lasts: 0.09, loud: 0.25, type: 'bandpass', from: 900, to: 3600 });
    hiss(audio, { at: at + 0.09, lasts: 0.04, loud: 0.5, type: 'lowpass', from: 2400, to: 500 });
  },
  /** Rubber on paper on wood. */
  stamp(audio, at) {
    tone(audio, { at, lasts: 0.16, loud: 0.9, from: 150, to: 52 });
    hiss(audio, { at, lasts: 0.03, loud: 0.4, type: 'lowpass', from: 1800, to: 400 });
  },
  /** Leaves, and something that grows. */
  tree(audio, at) {
    hiss(audio, { at, lasts: 0.32, loud: 0.12, type: 'highpass', from: 2200, to: 5200 });
    tone(audio, { at: at + 0.03, lasts: 0.22, loud: 0.22, from: 330, to: 520 });
  },
};

interface Voice {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** Where the pitch begins and ends, in hertz. */
  readonly from: number;
  readonly to: number;
}

function tone(audio: AudioContext, voice: Voice): void {
  const source = audio.createOscillator();
  glide(source.frequency, voice);
  sound(audio, source, source, voice);
}

function hiss(audio: AudioContext, { type, ...voice }: Voice & { readonly type: BiquadFilterType }): void {
  const source = audio.createBufferSource();
  noise ??= whiteNoise(audio);
  source.buffer = noise;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  glide(filter.frequency, voice);
  sound(audio, source, source.connect(filter), voice);
}

/** Rises at once and fades, so that nothing clicks. */
function sound(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  last: AudioNode,
  { at, lasts, loud }: Voice,
): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud * LOUDEST, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  last.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + lasts);
}

function glide(frequency: AudioParam, { at, lasts, from, to }: Voice): void {
  frequency.setValueAtTime(from, at);
  frequency.exponentialRampToValueAtTime(to, at + lasts);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const i of samples.keys()) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
