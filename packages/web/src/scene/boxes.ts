import { signed } from '../text/signed.ts';
import type { TrackBoxes } from './tableTypes.ts';
import type { TrackLook } from './tracks.ts';

export interface BoxModel {
  readonly value: string;
  readonly state: 'open' | 'now' | 'crossed' | 'fresh' | 'pencil';
}

/** The boxes of a track. The first uncrossed one is the track's value; temps count by their number. */
export function boxesOf(
  { values, crossed, fresh, preview = 0 }: TrackBoxes,
  kind: TrackLook['kind'] | 'plain',
): BoxModel[] {
  return values.map((value, i) => ({
    value: kind === 'blank' ? '' : signed(kind === 'loss' ? -Math.abs(value) : value),
    state:
      i < crossed - fresh
        ? 'crossed'
        : i < crossed
          ? 'fresh'
          : i < crossed + preview
            ? 'pencil'
            : i === crossed && kind !== 'blank'
              ? 'now'
              : 'open',
  }));
}
