import { bestTurns, type Candidate } from '../rollout/candidates.ts';
import type { Strategy } from '../strategy.ts';
import { Panel } from './panel.ts';
import { searchTurns, type SearchSettings } from './search.ts';
import { KIND, situationOf, type Situation } from './situation.ts';

/**
 * Plays the turn that the networks value most. With a hand of cards, a short search finds better ones; with
 * offers, it was worse than none.
 */
export function network(settings: SearchSettings): Strategy {
  return function* (task) {
    const situation = situationOf(task.view);
    if (task.simulations > 0 && hasOwnHand(situation)) return yield* searchTurns(task, situation, settings);
    const panel = new Panel(situation);
    const [best] = bestTurns(task, 1, (after, given) => panel.value(after, given));
    const { steps } = best as Candidate;
    yield steps;
    return steps;
  };
}

/** Solo, and against the AAA: nobody else plays, so that only the cards are unknown. */
function hasOwnHand({ kind }: Situation): boolean {
  return kind === KIND.solo || kind === KIND.agency;
}
