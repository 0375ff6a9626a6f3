/** The layers of a sound. Pitch, loudness and length vary a little, so no two are the same. */

interface Voice {
  readonly at: number;
  /** In seconds. */
  readonly lasts: number;
  readonly loud: number;
  /** Where the pitch begins and ends, in hertz. */
  readonly from: number;
  readonly to: number;
}

/** By how much it varies, up or down. */
const VARIATION = 0.06;

const NOISE_SECONDS = 0.5;

let noise: AudioBuffer | undefined;

/** Created once; every hiss plays a part of it. */
export function noiseOf(audio: BaseAudioContext): AudioBuffer {
  return (noise ??= whiteNoise(audio));
}

/** A tone that falls or rises: wood, rubber, water. */
export function knock(out: AudioNode, voice: Voice): void {
  const source = out.context.createOscillator();
  glide(source.frequency, voice);
  sound(out, source, source, voice);
}

/** Noise through a filter: paper, leaves, graphite. */
export function hiss(out: AudioNode, { type, ...voice }: Voice & { readonly type: BiquadFilterType }): void {
  const source = out.context.createBufferSource();
  source.buffer = noiseOf(out.context);
  source.loop = true;
  const filter = out.context.createBiquadFilter();
  filter.type = type;
  glide(filter.frequency, voice);
  sound(out, source, source.connect(filter), voice, Math.random() * NOISE_SECONDS);
}

/** Struck metal: a tone with overtones that are not quite in tune and fade sooner. */
export function ring(
  out: AudioNode,
  { pitch, at, lasts, loud }: Omit<Voice, 'from' | 'to'> & { readonly pitch: number },
): void {
  const OVERTONES = [
    [1, 1],
    [2.76, 0.4],
    [5.4, 0.15],
  ] as const;
  for (const [times, share] of OVERTONES) {
    const from = pitch * times;
    knock(out, { at, lasts: lasts / Math.sqrt(times), loud: loud * share, from, to: from });
  }
}

/** A short attack and an exponential decay, to avoid clicks. */
function sound(
  out: AudioNode,
  source: AudioScheduledSourceNode & { start(at: number, from?: number): void },
  last: AudioNode,
  { at, lasts, loud }: Voice,
  from?: number,
): void {
  const volume = out.context.createGain();
  const length = varied(lasts);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(varied(loud), at + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  last.connect(volume).connect(out);
  if (from === undefined) source.start(at);
  else source.start(at, from);
  source.stop(at + length);
}

function glide(frequency: AudioParam, { at, lasts, from, to }: Voice): void {
  const by = varied(1);
  frequency.setValueAtTime(from * by, at);
  frequency.exponentialRampToValueAtTime(to * by, at + lasts);
}

function varied(value: number): number {
  return value * (1 + VARIATION * (2 * Math.random() - 1));
}

function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const i of samples.keys()) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
