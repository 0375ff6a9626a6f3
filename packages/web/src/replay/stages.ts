import type { TurnStep } from 'picket-engine';

/** The stages of a turn: the cards come up, everyone writes a number or takes a refusal, uses the action, claims plans. */
export const STAGES = ['cards', 'number', 'action', 'plans'] as const;
export type Stage = 0 | 1 | 2 | 3;
export const LAST_STAGE: Stage = 3;

/** The stage of a step. A roundabout belongs to the stage of the step it comes with. */
function stagesOf(steps: readonly TurnStep[]): Stage[] {
  const written = steps.findIndex((step) => step.do === 'write' || step.do === 'refuse');
  return steps.map((step, i) => {
    if (step.do === 'plan' || step.do === 'reshuffle') return 3;
    return i <= written ? 1 : 2;
  });
}

/** The turn up to the end of a stage. */
export function stepsUpTo(steps: readonly TurnStep[], stage: Stage): readonly TurnStep[] {
  const stages = stagesOf(steps);
  return steps.filter((_, i) => (stages[i] ?? 0) <= stage);
}

/** What is done in one stage. */
export function stepsIn(steps: readonly TurnStep[], stage: Stage): readonly TurnStep[] {
  const stages = stagesOf(steps);
  return steps.filter((_, i) => stages[i] === stage);
}

/** The stages in which one of these turns does something; the cards always come first. */
export function stagesWith(turns: readonly (readonly TurnStep[])[]): Stage[] {
  const found = new Set(turns.flatMap(stagesOf));
  return ([0, 1, 2, 3] as const).filter((stage) => stage === 0 || found.has(stage));
}
