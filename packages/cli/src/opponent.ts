import {
  opponentOf,
  pileOf,
  type Action,
  type Note,
  type OpponentDescription,
  type OpponentScore,
  type ReadonlySheet,
  type State,
} from 'picket-engine';
import { architectIn } from './architect.ts';
import { sum } from './scoreTable.ts';
import type { Term } from './text/facts.ts';
import type { Text } from './text/text.ts';
import { nameOf } from './verdict.ts';

/** The AAA opponent as displayed. */
export interface Opponent {
  readonly name: string;
  readonly description: OpponentDescription;
  /** Its cards in order, with its estates marked. */
  readonly pile: readonly PilePart[];
  /** If it does not score: the points that numbers of temp boxes give the player. */
  readonly closed?: { readonly positions: readonly number[]; readonly points: readonly number[] };
}

/** A fence, or the cards of an estate and their value; estates that count are in brackets. */
export type PilePart =
  | { readonly kind: 'fence' }
  | { readonly kind: 'estate'; readonly cards: string; readonly points?: number; readonly counts: boolean };

/** One letter per card, as in the notation. */
const LETTERS: { readonly [A in Action]: string } = {
  fence: 'f',
  improve: 'v',
  park: 'p',
  pool: 'o',
  temp: 't',
  bis: 'x',
};

/** The opponent as if the game ended now, optionally with a draft's sheet; undefined if there is none. */
export function opponentIn(
  state: State,
  text: Text,
  notes: readonly Note[] = [],
  sheets: readonly ReadonlySheet[] = state.sheets,
): Opponent | undefined {
  const description = opponentOf({ ...state, sheets }, notes);
  if (description === undefined) return undefined;
  const architect = architectIn(state.rules);
  return {
    name: nameOf(state, 'aaa', text),
    description,
    pile: partsOf(
      pileOf(state).map(({ action }) => action),
      description,
    ),
    ...(architect?.scores === false && {
      closed: { positions: architect.tempPositions ?? [], points: state.rules.layout.printed.tempRanks },
    }),
  };
}

function partsOf(pile: readonly Action[], { estates }: OpponentDescription): PilePart[] {
  const parts: PilePart[] = [];
  for (let i = 0; i < pile.length;) {
    if (pile[i] === 'fence') {
      parts.push({ kind: 'fence' });
      i += 1;
      continue;
    }
    const end = pile.indexOf('fence', i);
    const cards = pile.slice(i, end < 0 ? pile.length : end);
    const estate = estates.find(({ first }) => first === i);
    parts.push({
      kind: 'estate',
      cards: cards.map((action) => LETTERS[action]).join(''),
      ...(estate === undefined ? {} : { points: estate.points }),
      counts: estate?.counts ?? false,
    });
    i += cards.length;
  }
  return parts;
}

/** The pile in one line, from the first card to the last: `[pov=6]│ [xx=4]│ t=1`. */
export function pileText(parts: readonly PilePart[]): string {
  return parts
    .map((part, i) => {
      if (part.kind === 'fence') return '│';
      const text = part.points === undefined ? part.cards : `${part.cards}=${part.points}`;
      return (i > 0 ? ' ' : '') + (part.counts ? `[${text}]` : text);
    })
    .join('');
}

/** The parts of the opponent's score that are not 0. */
export function opponentTerms(score: OpponentScore): Term[] {
  const parts: readonly Term[] = [
    ['plans', sum(score.plans)],
    ['parks', score.parks],
    ['pools', score.pools],
    ['temps', score.temps],
    ['fences', score.fences],
    ['estates', sum(score.estates)],
  ];
  return parts.filter(([, points]) => points !== 0);
}
