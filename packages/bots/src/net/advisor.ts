import { scoreSheet, type View } from 'picket-engine';
import type { Advisor, Evaluation } from '../evaluation.ts';
import { pointsOf } from '../points.ts';
import { Panel } from './panel.ts';
import { situationOf } from './situation.ts';
import { CATEGORIES, HEAD } from './weights.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Advice from the networks: the score now, plus their predictions for each part, multiplied by `faith`. */
export function networkAdvisor(view: View, faith = 1): Advisor {
  const situation = situationOf(view);
  const panel = new Panel(situation);
  return {
    value: (after, given) => panel.value(after, given),
    evaluation: (after, given) => {
      const heads = panel.heads(after, given);
      const now = pointsOf(scoreSheet(after.sheet, situation.standing.temps(after.sheet.temps, given)));
      const toCome = CATEGORIES.map((_, i) => heads[HEAD.categories + i] as number);
      const more = shared(toCome, heads[HEAD.score] as number);
      const parts = Object.fromEntries(
        CATEGORIES.map((part, i) => [part, now[part] + faith * (more[i] as number)]),
      );
      return { score: sum(Object.values(parts)), parts: parts as Evaluation['parts'] };
    },
  };
}

/**
 * The predicted score is better than the sum of the predicted parts, so the difference is distributed over
 * the parts in proportion to their size.
 */
function shared(parts: readonly number[], total: number): number[] {
  const size = sum(parts.map(Math.abs));
  const missed = total - sum(parts);
  return parts.map((part) => part + (size === 0 ? 0 : (missed * Math.abs(part)) / size));
}
