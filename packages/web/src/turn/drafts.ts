import {
  rebase,
  startDraft,
  takeStep,
  type Draft,
  type Position,
  type Result,
  type Step,
  type TurnStep,
} from 'picket-engine';
import { isAction, type Mark } from './actionUse.ts';

export type Drafted = Result<Draft>;

/** The draft after these steps; undefined if one of them is not legal. */
export function replay(position: Position, steps: readonly TurnStep[]): Draft | undefined {
  const drafted = take(startDraft(position), steps);
  return drafted.ok ? drafted.value : undefined;
}

/** Takes steps in order, up to the first that is rejected. */
export function take(draft: Draft, steps: readonly TurnStep[]): Drafted {
  let drafted: Drafted = { ok: true, value: draft };
  for (const step of steps) if (drafted.ok) drafted = takeStep(drafted.value, step);
  return drafted;
}

/** Replays steps and leaves out those that are no longer legal. */
export function keepWhatFits(draft: Draft, steps: readonly TurnStep[]): Draft {
  return steps.reduce((fitting, step) => {
    const next = takeStep(fitting, step.do === 'write' ? { ...step, number: fitting.turn.number } : step);
    return next.ok ? next.value : fitting;
  }, startDraft(draft.position));
}

/** Picks cards, in place of an earlier choice if there is one, and keeps what still fits. */
export function choose(draft: Draft, choice: Step): Drafted {
  return draft.turn.chosen || draft.turn.refused ? rebase(draft, choice) : takeStep(draft, choice);
}

/** The turn without its choice and everything that depends on it: only roundabouts can stay. */
export function withoutChoice(draft: Draft): Draft {
  return keepWhatFits(
    draft,
    draft.steps.filter((step) => step.do === 'roundabout'),
  );
}

/**
 * The turn with the mark of an action that leaves no choice: a park, a pool, a temp box. Undefined if there
 * is none.
 */
export function withMark(draft: Draft): Draft | undefined {
  if (!draft.turn.written) return undefined;
  for (const mark of ['park', 'pool'] as const) {
    const marked = takeStep(draft, { do: mark });
    if (marked.ok) return marked.value;
  }
  return withIdleTemp(draft);
}

/**
 * [R2] A temp counts even if it changes nothing, but it has to come before the number; [R3] without a box it
 * is useless.
 */
function withIdleTemp(draft: Draft): Draft | undefined {
  const { turn, steps, position } = draft;
  const write = steps.findIndex((step) => step.do === 'write');
  const none = !turn.hasTemp || position.sheet.temps === position.sheet.layout.tempBoxes;
  if (none || write < 0 || steps.some((step) => step.do === 'temp')) return undefined;
  return replay(position, steps.toSpliced(write, 0, { do: 'temp', by: 0 }));
}

/** The turn without its action, and without everything that depends on it. */
export function withoutAction(draft: Draft): Draft {
  return keepWhatFits(
    draft,
    draft.steps.filter((step) => !isAction(step.do)),
  );
}

/** The automatic mark of the action, if it can be removed without changing the number. */
export function markOf({ steps }: Draft): Mark | undefined {
  for (const step of steps) {
    if (step.do === 'park' || step.do === 'pool') return step.do;
    if (step.do === 'temp' && step.by === 0) return 'temp';
  }
  return undefined;
}

export function sameSteps(a: readonly TurnStep[], b: readonly TurnStep[]): boolean {
  return a.length === b.length && a.every((step, i) => sameStep(step, b[i]));
}

export function sameStep(a: TurnStep, b: TurnStep | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The steps of one turn after the prefix it shares with another. */
export function addedSteps<S extends TurnStep>(before: readonly S[], after: readonly S[]): readonly S[] {
  const first = after.findIndex((step, i) => !sameStep(step, before[i]));
  return first < 0 ? [] : after.slice(first);
}

export function choiceOf({ steps }: Draft): Step | undefined {
  return steps.find((step) => step.do === 'choose' || step.do === 'refuse');
}
