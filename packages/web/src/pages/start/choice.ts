import type { EditionId, Options, SheetId } from '@picket/engine';
import { read, write } from '../../storage.ts';
import { text } from '../../language.ts';

/** What somebody chose for a game the last time, to be offered again. */
export interface Choice {
  readonly kind: GameKind;
  readonly edition: EditionId;
  readonly sheet: SheetId;
  readonly advanced: boolean;
  readonly names: readonly string[];
  readonly city: string;
}

export type GameKind = 'alone' | 'solo' | 'together';

export const MIN_TOGETHER = 2;
export const MAX_TOGETHER = 4;
const KEY = 'picket.choice';

export function lastChoice(): Choice {
  const found = read(KEY);
  const kept = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const names = Array.isArray(kept['names']) ? kept['names'].filter((name) => typeof name === 'string') : [];
  return {
    kind: kept['kind'] === 'solo' || kept['kind'] === 'together' ? kept['kind'] : 'alone',
    edition: kept['edition'] === '2023' ? '2023' : '2018',
    sheet: kept['sheet'] === 'blueprint' ? 'blueprint' : 'classic',
    advanced: kept['advanced'] === true,
    names: seated(names.slice(0, MAX_TOGETHER)),
    city:
      typeof kept['city'] === 'string' && kept['city'] !== '' ? kept['city'] : (text.start.cities[0] ?? ''),
  };
}

export function keepChoice(choice: Choice): void {
  write(KEY, choice);
}

function seated(names: readonly string[]): readonly string[] {
  const missing = Math.max(0, MIN_TOGETHER - names.length);
  return [
    ...names,
    ...Array.from({ length: missing }, (_, i) => text.start.defaultName(names.length + i + 1)),
  ];
}

/** The options of the game that was chosen; solo is played with the cards of 2018 only, the second sheet came in 2023. */
export function optionsOf(choice: Choice): Options {
  const edition = choice.kind === 'solo' ? '2018' : choice.edition;
  return {
    edition,
    mode: choice.kind === 'solo' ? 'solo' : 'standard',
    advanced: choice.advanced,
    sheet: edition === '2023' ? choice.sheet : 'classic',
    opponent: null,
    components: null,
    plans: null,
    players:
      choice.kind === 'together'
        ? choice.names.map((name, i) => name.trim() || text.start.defaultName(i + 1))
        : [text.game.seat.you],
  };
}
