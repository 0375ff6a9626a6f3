import { signed } from '../text/signed.ts';
import type { TrackModel } from './tableTypes.ts';

export interface BoxModel {
  readonly value: string;
  readonly state: 'open' | 'now' | 'crossed' | 'fresh';
}

/** The boxes of a track. The first that is not crossed is what the track is worth; temps count by how many there are. */
export function boxesOf(
  { values, crossed, fresh }: Pick<TrackModel, 'values' | 'crossed' | 'fresh'>,
  kind: 'plain' | 'round' | 'blank' | 'loss',
): BoxModel[] {
  return values.map((value, i) => ({
    value: kind === 'blank' ? '' : signed(kind === 'loss' ? -Math.abs(value) : value),
    state:
      i < crossed - fresh
        ? 'crossed'
        : i < crossed
          ? 'fresh'
          : i === crossed && kind !== 'blank'
            ? 'now'
            : 'open',
  }));
}
