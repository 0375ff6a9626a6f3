import { EDITIONS, modeOf, MODES, type EditionId, type ModeId } from 'picket-engine';
import type { Rule } from 'picket-words';
import { fieldsOf, oneOf } from '../../platform/guards.ts';
import { read, write } from '../../platform/storage.ts';

/** The games whose rules the reader wants to see. */
export interface Filter {
  readonly edition: EditionId | 'all';
  readonly mode: ModeId | 'all';
  /** Whether rules of the advanced game are shown. */
  readonly advanced: boolean;
}

export const EVERYTHING: Filter = { edition: 'all', mode: 'all', advanced: true };

const KEY = 'picket.rules';

export function applies({ editions, modes, advanced }: Rule, filter: Filter): boolean {
  return (
    (filter.edition === 'all' || (editions?.includes(filter.edition) ?? true)) &&
    (filter.mode === 'all' || (modes?.includes(filter.mode) ?? true)) &&
    (filter.advanced || advanced === undefined)
  );
}

/** The modes that an edition has. */
export function modesOf(edition: Filter['edition']): ModeId[] {
  return MODES.filter((mode) => edition === 'all' || modeOf(edition, mode) !== undefined);
}

/** A filter with one change; a mode that the edition lacks is reset. */
export function narrowed(filter: Filter, change: Partial<Filter>): Filter {
  const next = { ...filter, ...change };
  const { edition, mode } = next;
  if (mode === 'all' || modesOf(edition).includes(mode)) return next;
  return change.mode === undefined ? { ...next, mode: 'all' } : { ...next, edition: 'all' };
}

/** The filter for a game, as a link names it: “2018-solo-advanced”. Anything unknown shows everything. */
export function filterFor(game: string): Filter {
  const parts = game.split('-');
  const one = <T extends string>(all: readonly T[]): T | 'all' =>
    all.find((id) => parts.includes(id)) ?? 'all';
  const filter = { edition: one(EDITIONS), mode: one(MODES) };
  return narrowed(EVERYTHING, { ...filter, advanced: parts.includes('advanced') });
}

export function savedFilter(): Filter {
  const { edition, mode, advanced } = fieldsOf(read(KEY));
  return narrowed(EVERYTHING, {
    edition: oneOf(EDITIONS, edition) ?? 'all',
    mode: oneOf(MODES, mode) ?? 'all',
    advanced: advanced !== false,
  });
}

export function saveFilter(filter: Filter): void {
  write(KEY, filter);
}
