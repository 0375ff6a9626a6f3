import type { Track } from 'picket-engine';
import type { IconName } from '../../../art/icons.ts';
import type { TrackModel } from '../../../scene/tableTypes.ts';
import type { Text } from '../../../text/text.ts';
import type { Built } from './build.ts';
import type { Scene, TrackName } from './example.ts';

/** A track with its name, as the ledger shows it. */
export interface DrawnTrack {
  readonly name: string;
  readonly icon: IconName;
  readonly kind: 'round' | 'blank' | 'loss';
  readonly track: TrackModel;
  readonly label: string;
}

const ICONS: { readonly [T in TrackName]: IconName } = {
  pools: 'pool',
  temps: 'temp',
  bis: 'bis',
  refusals: 'refusal',
  roundabouts: 'roundabout',
};

export function tracksOf({ before, sheet }: Built, { show }: Scene, text: Text): DrawnTrack[] {
  return (show.tracks ?? []).map((part) => {
    const name = text.words.columns[part];
    const { crossed } = sheet[part];
    const fresh = crossed - before[part].crossed;
    const { values, value } = part === 'temps' ? blank(sheet.temps.boxes) : sheet[part];
    return {
      name,
      icon: ICONS[part],
      kind: part === 'temps' ? 'blank' : part === 'pools' ? 'round' : 'loss',
      track: { values, crossed, fresh, points: 0, explains: { part } },
      label: text.rules.pictures.track(part, crossed, value),
    };
  });
}

function blank(boxes: number): { readonly values: readonly number[]; readonly value: undefined } {
  return { values: Array.from({ length: boxes }, () => 0), value: undefined };
}

/** The columns of some estate sizes. */
export interface DrawnColumn {
  readonly size: number;
  readonly values: Track['values'];
  readonly crossed: number;
  readonly fresh: number;
  readonly label: string;
}

export function columnsOf({ before, sheet }: Built, { show }: Scene, text: Text): DrawnColumn[] {
  return (show.columns ?? []).map((size) => {
    const { values = [], crossed = 0, value = 0 } = sheet.improve[size - 1] ?? {};
    return {
      size,
      values,
      crossed,
      fresh: crossed - (before.improve[size - 1]?.crossed ?? 0),
      label: text.rules.pictures.column(size, crossed, value),
    };
  });
}
