import {
  positionIn,
  startDraft,
  playTurn,
  turnOf,
  type Position,
  type Step,
  type Turn,
  type View,
} from '@picket/engine';
import { Appraiser, PARTS } from './heuristic/appraiser.ts';
import { REGULAR } from './heuristic/weights.ts';
import { Outlook } from './outlook/outlook.ts';
import { stepsOf } from './turns/steps.ts';
import { Turns } from './turns/turns.ts';

/** The parts of a score, as `Score` names them. */
export type Part = (typeof PARTS)[number];

/** What a seat may expect to score at the end, and what it is made of; what is lost is negative. */
export interface Evaluation {
  readonly score: number;
  readonly parts: { readonly [P in Part]: number };
}

/** A turn beside the best one that was found. */
export interface Explanation {
  readonly played: Evaluation;
  readonly best: Evaluation;
  readonly bestTurn: readonly Step[];
  /** What the best turn gains over the one played, by part, the largest difference first. */
  readonly gains: readonly { readonly part: Part; readonly points: number }[];
}

/** What the viewer may expect with the best turn it has; undefined where it has none to play. */
export function evaluate(view: View): Evaluation | undefined {
  const position = positionIn(view);
  return position === undefined ? undefined : bestOf(view, position).evaluation;
}

/** What a turn is worth, and what the best one would gain; undefined where the turn cannot be played. */
export function explain(view: View, turn: readonly Step[]): Explanation | undefined {
  const position = positionIn(view);
  const drafted = position === undefined ? undefined : playTurn(position, turn);
  if (position === undefined || drafted === undefined || !drafted.ok) return undefined;
  const played = evaluationOf(appraiserFor(view, position), drafted.value.turn);
  const { evaluation: best, turn: bestTurn } = bestOf(view, position);
  const gains = PARTS.map((part) => ({ part, points: best.parts[part] - played.parts[part] }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return { played, best, bestTurn, gains };
}

function bestOf(view: View, position: Position): { evaluation: Evaluation; turn: readonly Step[] } {
  const appraiser = appraiserFor(view, position);
  let best: Int32Array = new Int32Array();
  let bestValue = Number.NEGATIVE_INFINITY;
  let evaluation = evaluationOf(appraiser, startDraft(position).turn);
  new Turns(position.rules).each(turnOf(position), (after, turns) => {
    const value = appraiser.value(after);
    if (value <= bestValue) return;
    bestValue = value;
    best = turns.keep();
    evaluation = evaluationOf(appraiser, after);
  });
  return { evaluation, turn: stepsOf(position, best) };
}

function appraiserFor(view: View, position: Position): Appraiser {
  return new Appraiser(REGULAR, new Outlook(view, position.sheet, REGULAR));
}

function evaluationOf(appraiser: Appraiser, after: Turn): Evaluation {
  appraiser.value(after);
  const parts = Object.fromEntries(PARTS.map((part, i) => [part, appraiser.parts[i]]));
  const score = appraiser.parts.reduce((sum, points) => sum + points, 0);
  return { score, parts: parts as Evaluation['parts'] };
}
