import { positionIn, playTurn, type Position, type Step, type View } from 'picket-engine';
import { apply, turnOf } from 'picket-engine/fast';
import { branchOf } from './branch.ts';
import type { Advisor, Evaluation } from './evaluation.ts';
import { appraisingAdvisor } from './heuristic/advisor.ts';
import { finish } from './finish.ts';
import { networkAdvisor } from './net/advisor.ts';
import { PANEL } from './net/panel.ts';
import { hasNet } from './net/shelf.ts';
import { PARTS, type Part } from './parts.ts';
import { stepsOf } from './turns/steps.ts';
import { Turns } from './turns/turns.ts';

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
  return position === undefined ? undefined : finish(bestOf(advisorFor(view, position), position)).evaluation;
}

/** What a turn is worth, and what the best one would gain; undefined if the turn is illegal. */
export function explain(view: View, turn: readonly Step[]): Explanation | undefined {
  return finish(explaining(view, turn));
}

/** The same as a generator: the caller can do other work in between, or drop it. */
export function* explaining(
  view: View,
  turn: readonly Step[],
): Generator<undefined, Explanation | undefined> {
  const position = positionIn(view);
  const drafted = position === undefined ? undefined : playTurn(position, turn);
  if (position === undefined || drafted === undefined || !drafted.ok) return undefined;
  const advisor = advisorFor(view, position);
  const { after, given } = branchOf(drafted.value);
  const { evaluation: best, turn: bestTurn, value } = yield* bestOf(advisor, position);
  const played = advisor.evaluation(after, given);
  // The list leaves out turns that are no better than a listed one, but they can be equally good.
  if (advisor.value(after, given) >= value) return { played, best: played, bestTurn: turn, gains: [] };
  return { played, best, bestTurn, gains: gainsOf(best, played) };
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

/** Turns valued between two pauses. */
const AT_ONCE = 100;

/** Pauses are only possible between turns, so that all are listed first. */
function* bestOf(advisor: Advisor, position: Position) {
  const found: { readonly packed: Int32Array; readonly given: number }[] = [];
  new Turns(position.rules).each(turnOf(position), (_, turns) => {
    found.push({ packed: turns.keep(), given: turns.given });
  });
  const start = turnOf(position);
  const after = turnOf(position);
  const play = (packed: Int32Array) => {
    start.copyInto(after);
    for (const step of packed) apply(after, step);
  };
  let [best, value] = [found[0] as (typeof found)[0], Number.NEGATIVE_INFINITY];
  for (const [i, one] of found.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) yield;
    play(one.packed);
    const here = advisor.value(after, one.given);
    if (here > value) [best, value] = [one, here];
  }
  play(best.packed);
  return {
    value,
    evaluation: advisor.evaluation(after, best.given),
    turn: stepsOf(position, best.packed),
  };
}
