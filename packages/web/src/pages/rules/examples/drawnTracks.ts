import type { Track } from 'picket-engine';
import { trackOf } from '../../../scene/tracks.ts';
import { rulesPage, text } from '../../../text/language.ts';
import type { Built } from './build.ts';
import type { Scene } from './example.ts';

/** A track with its name, as the ledger shows it. */
export type DrawnTrack = ReturnType<typeof trackOf> & { readonly name: string; readonly label: string };

export function tracksOf({ before, sheet }: Built, { show }: Scene): DrawnTrack[] {
  return (show.tracks ?? []).map((part) => {
    const value = part === 'temps' ? undefined : sheet[part].value;
    return {
      ...trackOf(part, sheet, before),
      name: text.words.columns[part],
      label: rulesPage.pictures.track(part, sheet[part].crossed, value),
    };
  });
}

/** The columns of some estate sizes. */
export interface DrawnColumn {
  readonly size: number;
  readonly values: Track['values'];
  readonly crossed: number;
  readonly fresh: number;
  readonly label: string;
}

export function columnsOf({ before, sheet }: Built, { show }: Scene): DrawnColumn[] {
  return (show.columns ?? []).map((size) => {
    const { values = [], crossed = 0, value = 0 } = sheet.improve[size - 1] ?? {};
    return {
      size,
      values,
      crossed,
      fresh: crossed - (before.improve[size - 1]?.crossed ?? 0),
      label: rulesPage.pictures.column(size, crossed, value),
    };
  });
}
