import type { Action, Step } from 'picket-engine';

/** How an action is used: on a target, or as a mark if there is nothing to choose. */
const USE = {
  fence: 'target',
  improve: 'target',
  bis: 'target',
  park: 'mark',
  pool: 'mark',
  temp: 'mark',
} as const satisfies { readonly [A in Action]: 'target' | 'mark' };

type UsedAs<U> = { readonly [A in Action]: (typeof USE)[A] extends U ? A : never }[Action];
export type Target = UsedAs<'target'>;
export type Mark = UsedAs<'mark'>;

export function isMark(action: Action | undefined): action is Mark {
  return action !== undefined && USE[action] === 'mark';
}

export function isTarget(step: Step): step is Extract<Step, { readonly do: Target }> {
  return isAction(step.do) && USE[step.do] === 'target';
}

/** Whether a step uses the action that came with the number. */
export function isAction(step: Step['do']): step is Action {
  return step in USE;
}
