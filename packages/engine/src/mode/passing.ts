import { isWhole, type Hand } from '../state/cards.ts';
import type { TurnStep } from '../types.ts';
import { givenBy } from './hand.ts';

/** The hands of a round; the current round has no turns yet. */
export interface Passing {
  readonly hands: readonly Hand[];
  readonly turns?: readonly (readonly TurnStep[])[];
}

/**
 * [R22] A passed card becomes the first card of the next hand. A viewer who knows it in one of these places
 * knows it in the other, back to where it was drawn and on to where it is used. Rounds are in order, the
 * current one last.
 */
export function spreadKnowledge(rounds: readonly Passing[]): Hand[][] {
  const known = rounds.map(({ hands }) => hands.map((hand) => [...hand]));
  const link = (round: number, from: 'before' | 'after'): void => {
    const turns = rounds[round]?.turns ?? [];
    turns.forEach((turn, seat) => {
      const given = givenBy(turn);
      const before = known[round]?.[seat];
      const after = known[round + 1]?.[(seat + 1) % turns.length];
      if (given === undefined || before === undefined || after === undefined) return;
      const [source, target] = from === 'before' ? [before[given], after[0]] : [after[0], before[given]];
      if (!isWhole(source) || isWhole(target)) return;
      if (from === 'before') after[0] = source;
      else before[given] = source;
    });
  };
  for (let round = 0; round + 1 < rounds.length; round++) link(round, 'before');
  for (let round = rounds.length - 2; round >= 0; round--) link(round, 'after');
  return known;
}
