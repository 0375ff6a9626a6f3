// A turn on a given sheet, in one line: the start of most rule tests.

import {
  ACTIONS,
  startDraft,
  takeStep,
  whyNot,
  type Action,
  type Draft,
  type Options,
  type Position,
  type Spot,
  type Step,
} from '../src/index.ts';
import { must, start } from './kit.ts';
import { paper, type Marks } from './paper.ts';

export interface Scene {
  /** The first offer; the other two are the same unless given. */
  readonly number?: number;
  readonly action?: Action;
  readonly numbers?: readonly number[];
  readonly marks?: Marks;
  readonly table?: Partial<Options>;
  readonly worth?: readonly number[];
  readonly reshuffle?: Position['reshuffle'];
}

export function scene(streets: readonly string[] = [], given: Scene = {}): Draft {
  const { number = 8, action = 'fence', marks = {}, table = {} } = given;
  const { rules } = start(table).state;
  const index = ACTIONS.indexOf(action);
  return startDraft({
    rules,
    sheet: paper(streets, marks, table),
    numbers: given.numbers ?? [number, number, number],
    actions: [index, index, index],
    worth: given.worth ?? rules.plans.map(({ card }) => card.high),
    reshuffle: given.reshuffle ?? 'open',
  });
}

/** Takes steps that must be legal. */
export function play(draft: Draft, ...steps: readonly Step[]): Draft {
  return steps.reduce((now, step) => must(takeStep(now, step)), draft);
}

/** The code of the rejection, or `ok`. */
export function why(draft: Draft, step: unknown): string {
  return whyNot(draft, step)?.code ?? 'ok';
}

export const choose: Step = { do: 'choose', offer: 0 };
export const write = (number: number, ...at: Spot): Step => ({ do: 'write', number, at });
export const fence = (...at: Spot): Step => ({ do: 'fence', at });
export const roundabout = (...at: Spot): Step => ({ do: 'roundabout', at });
export const bis = (from: Spot, at: Spot): Step => ({ do: 'bis', from, at });
export const plan = (
  slot: 'A' | 'B' | 'C',
  ...estates: readonly (readonly [number, number, number])[]
): Step => ({
  do: 'plan',
  slot,
  estates,
});

/** A turn whose number is already written in an arbitrary house, so that its action can be tried. */
export function written(streets: readonly string[], given: Scene = {}, at: Spot = [2, 11]): Draft {
  const draft = scene(streets, given);
  return play(draft, choose, write(draft.position.numbers[0] ?? 0, ...at));
}
