import {
  ACTIONS,
  rebase,
  startDraft,
  takeStep,
  type Draft,
  type Result,
  type Spot,
  type Step,
  type TurnStep,
} from 'picket-engine';

export type Drafted = Result<Draft>;

/** Takes steps in order, up to the first that is rejected. */
export function take(draft: Draft, steps: readonly TurnStep[]): Drafted {
  let drafted: Drafted = { ok: true, value: draft };
  for (const step of steps) if (drafted.ok) drafted = takeStep(drafted.value, step);
  return drafted;
}

/** Makes or replaces the choice, and keeps as much of the turn as possible. */
export function choose(draft: Draft, step: Step): Drafted {
  return draft.turn.chosen ? rebase(draft, step) : takeStep(draft, step);
}

/** Writes the chosen number, changed by a temp if requested. */
export function writeAt(draft: Draft, at: Spot, by?: number): Drafted {
  const changed = take(draft, by === undefined ? [] : [{ do: 'temp', by }]);
  if (!changed.ok) return changed;
  return takeStep(changed.value, { do: 'write', number: changed.value.turn.number, at });
}

/** Uses an action without a decision: a park, a pool, or a temp that keeps the number. */
export function markAutomatically(draft: Draft): Draft {
  for (const mark of ['park', 'pool'] as const) {
    const marked = takeStep(draft, { do: mark });
    if (marked.ok) return marked.value;
  }
  return withIdleTemp(draft);
}

/** [R2] A temp counts even if it changes nothing, but it must come before the number. */
function withIdleTemp(draft: Draft): Draft {
  const i = draft.steps.findIndex((step) => step.do === 'write');
  if (i < 0 || draft.steps.some((step) => step.do === 'temp')) return draft;
  const again = take(startDraft(draft.position), draft.steps.toSpliced(i, 0, { do: 'temp', by: 0 }));
  return again.ok ? again.value : draft;
}

/** Steps that use an action are named after it. */
const OF_ACTIONS = new Set<Step['do']>(ACTIONS);

/** The turn without its action and what depends on it; undefined if no action was used. */
export function withoutAction(draft: Draft): Draft | undefined {
  const steps = draft.steps.filter((step) => !OF_ACTIONS.has(step.do));
  if (steps.length === draft.steps.length) return undefined;
  return steps.reduce((kept, step) => {
    const next = takeStep(kept, step.do === 'write' ? { ...step, number: kept.turn.number } : step);
    return next.ok ? next.value : kept;
  }, startDraft(draft.position));
}
