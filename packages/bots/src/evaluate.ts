import { positionIn, playTurn, type Position, type Step, type View } from 'picket-engine';
import { bestOf } from './best.ts';
import { branchOf } from './branch.ts';
import type { Advisor, Evaluation } from './evaluation.ts';
import { appraisingAdvisor } from './heuristic/advisor.ts';
import { networkAdvisor } from './net/advisor.ts';
import { PANEL } from './net/panel.ts';
import { hasNet } from './net/shelf.ts';
import { PARTS, type Part } from './parts.ts';
import { stepsOf } from './turns/steps.ts';

/** A turn compared with the best one found. */
export interface Explanation {
  readonly played: Evaluation;
  readonly best: Evaluation;
  readonly bestTurn: readonly Step[];
  /** What the best turn gains over the one played, by part, largest difference first. */
  readonly gains: readonly { readonly part: Part; readonly points: number }[];
}

/** What the viewer can expect with its best turn; undefined if it has no turn to play. */
export function evaluate(view: View): Evaluation | undefined {
  const position = positionIn(view);
  if (position === undefined) return undefined;
  const advisor = advisorFor(view, position);
  const [{ after, given }] = bestOf(position, advisor, 1).found;
  return advisor.evaluation(after, given);
}

/** What a turn is worth, and what the best one would gain; undefined if the turn is illegal. */
export function explain(view: View, turn: readonly Step[]): Explanation | undefined {
  const position = positionIn(view);
  const drafted = position && playTurn(position, turn);
  if (position === undefined || !drafted?.ok) return undefined;
  const advisor = advisorFor(view, position);
  const { after, given } = branchOf(drafted.value);
  const [found] = bestOf(position, advisor, 1).found;
  const played = advisor.evaluation(after, given);
  // The list leaves out turns that are no better than a listed one, but they can be equally good.
  if (advisor.value(after, given) >= found.value) return { played, best: played, bestTurn: turn, gains: [] };
  const best = advisor.evaluation(found.after, found.given);
  return { played, best, bestTurn: stepsOf(position, found.packed), gains: gainsOf(best, played) };
}

/** What one evaluation has more than another, by part, largest difference first. */
export function gainsOf(best: Evaluation, played: Evaluation): Explanation['gains'] {
  return PARTS.map((part) => ({ part, points: best.parts[part] - played.parts[part] }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** The networks if they are loaded, else the heuristic. What the networks expect is multiplied by `faith`. */
export function advisorFor(view: View, position: Position, faith = 1): Advisor {
  return PANEL.every(hasNet) ? networkAdvisor(view, faith) : appraisingAdvisor(view, position);
}
