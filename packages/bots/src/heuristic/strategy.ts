import { worthToOpponent, type Card, type Position, type Random, type View } from 'picket-engine';
import { NONE, turnOf } from 'picket-engine/fast';
import { Outlook } from '../outlook/outlook.ts';
import type { Strategy } from '../strategy.ts';
import { Turns } from '../turns/turns.ts';
import { Appraiser } from './appraiser.ts';
import type { Weights } from './weights.ts';

/** The resolution of random probabilities. */
const FINE = 1 << 15;

/** Plays the best of the turns it notices; it notices each with probability `attention`. */
export function heuristic(weights: Weights, attention: number): Strategy {
  return function* ({ view, position, random, tally }) {
    const appraiser = new Appraiser(weights, new Outlook(view, position.sheet, weights));
    const costs = givingCosts(view, position);
    const isNoticed = attentive(attention, random);
    let best: Int32Array = new Int32Array();
    let bestValue = Number.NEGATIVE_INFINITY;
    new Turns(position.rules).each(turnOf(position), (after, turns) => {
      if (best.length > 0 && !isNoticed()) return;
      const value = appraiser.value(after) - (turns.given === NONE ? 0 : (costs[turns.given] as number));
      tally.evaluations++;
      if (value <= bestValue) return;
      bestValue = value;
      best = turns.keep();
    });
    yield best;
    return best;
  };
}

/** A function that draws whether the next turn is noticed. */
export function attentive(attention: number, random: Random): () => boolean {
  const noticed = Math.round(attention * FINE);
  return () => noticed >= FINE || random.below(FINE) < noticed;
}

/** What each card of the hand would add to the AAA's score. */
function givingCosts({ state, now, seat }: View, { rules }: Position): number[] {
  if (now === undefined || !rules.mode.hasOpponent) return [0, 0, 0];
  const hand = rules.mode.cardsOf(now.cards, seat ?? 0);
  return hand.map((card) => worthToOpponent(state, card as Card));
}
