import { rejection, type Rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { check } from '../shape.ts';
import type { Position } from '../state/position.ts';
import type { Step } from '../types.ts';
import { judge } from './judge.ts';
import { apply, nextSteps, unpack } from './pack.ts';
import { stepShape, turnShape } from './stepShape.ts';
import { turnOf, type ReadonlyTurn } from './turn.ts';

/**
 * An unfinished turn, for a player: an immutable value. Each step gives a new draft, so undo is the previous
 * draft.
 */
export interface Draft {
  readonly position: Position;
  readonly steps: readonly Step[];
  /** The turn so far; drafts share it. */
  readonly turn: ReadonlyTurn;
}

export function startDraft(position: Position): Draft {
  return { position, steps: [], turn: turnOf(position) };
}

/** Takes one step, or says why it is rejected. */
export function takeStep(draft: Draft, step: unknown): Result<Draft> {
  const shaped = shapeOf(step);
  if (!shaped.ok) return shaped;
  const judged = judge(draft.turn, shaped.value);
  if (!judged.ok) return judged;
  return ok(advance(draft, judged.value));
}

/** Why a step is rejected, for any value at all; undefined if it is legal. */
export function whyNot(draft: Draft, step: unknown): Rejection | undefined {
  const shaped = shapeOf(step);
  if (!shaped.ok) return shaped.rejection;
  const judged = judge(draft.turn, shaped.value);
  return judged.ok ? undefined : judged.rejection;
}

/** Every legal next step, in a fixed order. */
export function* legalSteps(draft: Draft): Generator<Step> {
  for (const step of nextSteps(draft.turn)) yield unpack(draft.turn, step);
}

/** [T1] Whether the draft is a complete turn that can be submitted. */
export function isComplete(draft: Draft): boolean {
  return draft.turn.complete;
}

/** Where a list of steps stopped being a legal turn. */
export interface TurnFault {
  readonly rejection: Rejection;
  /** The index of the rejected step; the number of steps if the turn is incomplete. */
  readonly step: number;
}

/** Checks a whole turn from a player, a message or a record. */
export function playTurn(position: Position, steps: unknown): Result<Draft, TurnFault> {
  const shaped = check(turnShape, steps);
  if (!shaped.ok) return reject({ rejection: shaped.rejection, step: 0 });
  let draft = startDraft(position);
  for (const [i, step] of shaped.value.entries()) {
    const next = takeStep(draft, step);
    if (!next.ok) return reject({ rejection: next.rejection, step: i });
    draft = next.value;
  }
  if (isComplete(draft)) return ok(draft);
  return reject({ rejection: rejection('turn-not-finished'), step: shaped.value.length });
}

/**
 * Replaces the choice of a draft, and keeps those of its other steps that still fit, in order. The number
 * stays in the same house if the new number, with the same change, fits there.
 */
export function rebase(draft: Draft, choice: Step): Result<Draft> {
  const chosen = draft.steps.findIndex((step) => step.do === 'choose' || step.do === 'refuse');
  const before = chosen < 0 ? draft.steps : draft.steps.slice(0, chosen);
  const after = chosen < 0 ? [] : draft.steps.slice(chosen + 1);
  const start = before.reduce(keep, startDraft(draft.position));
  const next = takeStep(start, choice);
  return next.ok ? ok(after.reduce(keep, next.value)) : next;
}

function keep(draft: Draft, step: Step): Draft {
  const same = step.do === 'write' ? { ...step, number: draft.turn.number } : step;
  const next = takeStep(draft, same);
  return next.ok ? next.value : draft;
}

/** Carries out a legal packed step on a copy. */
function advance(draft: Draft, packed: number): Draft {
  const step = unpack(draft.turn, packed);
  const turn = draft.turn.copy();
  apply(turn, packed);
  return { position: draft.position, steps: [...draft.steps, step], turn };
}

function shapeOf(step: unknown): Result<Step> {
  const shaped = check(stepShape, step);
  if (shaped.ok) return shaped;
  return reject(rejection('not-a-step', shaped.rejection.facts));
}
