import { worthToOpponent, type Card, type Position, type View } from 'picket-engine';
import { NONE, turnOf } from 'picket-engine/fast';
import { Outlook } from '../outlook/outlook.ts';
import type { Strategy, Task } from '../strategy.ts';
import { Turns } from '../turns/turns.ts';
import { Appraiser } from './appraiser.ts';
import { attentive, happens } from './attention.ts';
import { blurred, MISTAKES, type Habits, type Mistake, type Sight } from './habits.ts';
import { misplacedBy } from './misplaced.ts';
import { REGULAR } from './weights.ts';

const CARDS = 3;
/** What a player without mistakes sees. */
const CLEAR: Sight = { weights: REGULAR, cards: CARDS };
/** How many houses from where it belongs a number may be written. */
export const SLACK = 2;
/** More than any turn gains: the cost per house of writing a number too far away, or of using an ignored card. */
const STRANGE = 1000;
const IGNORED = 100;

/** Plays the best turn it sees, with this turn's mistakes. */
export function heuristic(habits: Habits): Strategy {
  return function* (task) {
    const { random, tally } = task;
    const made = MISTAKES.filter((mistake) => happens(habits[mistake], random));
    const first = random.below(CARDS);
    const best = bestSeen(task, first, made);
    if (tally.mistakes !== undefined) {
      for (const mistake of made) {
        const others = made.filter((other) => other !== mistake);
        if (!isSame(best, bestSeen(task, first, others))) tally.mistakes[mistake]++;
      }
    }
    yield best;
    return best;
  };
}

/** `first` is the card that it looks at first. A turn that claims a plan is always seen. */
function bestSeen(task: Task, first: number, mistakes: readonly Mistake[]): Int32Array {
  const { view, position, random, tally, leaning, attention } = task;
  const isNoticed = attentive(attention, random);
  const { weights, cards } = blurred(CLEAR, mistakes);
  const appraiser = new Appraiser(weights, new Outlook(view, position.sheet, weights));
  const costs = givingCosts(view, position);
  let best: Int32Array = new Int32Array();
  let bestValue = Number.NEGATIVE_INFINITY;
  new Turns(position.rules).each(turnOf(position), (after, turns) => {
    if (!isNoticed(after, turns) && best.length > 0) return;
    const isSeen = after.refused || after.claimed !== 0 || (after.numberFrom - first + CARDS) % CARDS < cards;
    const value =
      appraiser.value(after) +
      leaning(after) -
      (turns.given === NONE ? 0 : (costs[turns.given] as number)) -
      STRANGE * Math.max(0, misplacedBy(after) - SLACK) -
      (isSeen ? 0 : IGNORED);
    tally.evaluations++;
    if (value <= bestValue) return;
    bestValue = value;
    best = turns.keep();
  });
  return best;
}

/** What each card of the hand would add to the AAA's score. */
function givingCosts({ state, now, seat }: View, { rules }: Position): number[] {
  if (now === undefined || !rules.mode.hasOpponent) return [0, 0, 0];
  const hand = rules.mode.cardsOf(now.cards, seat ?? 0);
  return hand.map((card) => worthToOpponent(state, card as Card));
}

function isSame(one: Int32Array, other: Int32Array): boolean {
  return one.length === other.length && one.every((step, i) => step === other[i]);
}
