import {
  ACTIONS,
  builtIn,
  defaultOptions,
  describeSheet,
  legalSteps,
  newGame,
  readSheet,
  SLOTS,
  startDraft,
  takeStep,
  whyNot,
  type Draft,
  type Components,
  type EditionId,
  type Position,
  type Rejection,
  type Result,
  type SheetDescription,
  type State,
} from 'picket-engine';
import { parseSheet, parseTurn } from 'picket-engine/notation';
import type { Card, Scene } from './example.ts';
import { PLANS } from './examples.ts';

/** A played scene, the input of a drawing. */
export interface Built {
  readonly state: State;
  readonly before: SheetDescription;
  readonly sheet: SheetDescription;
  readonly draft: Draft;
  /** Why the illegal step is rejected. */
  readonly rejection: Rejection | undefined;
  /** The numbers that a temp could change it to. */
  readonly changes: readonly number[];
}

/** An arbitrary seed: no card of the deal is used. */
const SEED = 'AAAAAAAAAAAAAAAAAAAAAA';

export function build(scene: Scene, edition: EditionId, components: Components = builtIn): Built {
  const { state } = must(
    newGame({
      options: {
        ...defaultOptions,
        edition,
        advanced: scene.advanced ?? false,
        plans: PLANS.map((plan) => `${edition}-${plan}`),
      },
      seed: SEED,
      box: { hash: null, versions: [components] },
    }),
  );
  const record = must(parseSheet(`${edition}/classic: ${sheetIn(scene, state)}`));
  const position = positionFor(scene, state, must(readSheet(record, components)));
  const draft = must(parseTurn(scene.turn ?? '', position, { partial: true }));
  return {
    state,
    before: describeSheet(position.sheet),
    sheet: describeSheet(draft.turn.sheet),
    draft,
    rejection: scene.refused && whyNot(draft, scene.refused),
    changes: changesFrom(position),
  };
}

/** The scene's sheet, with claimed plans at this edition's values. */
function sheetIn({ sheet, show }: Scene, { rules }: State): string {
  return show.plansDone ? `${sheet}; plans ${rules.plans.map(({ card }) => card.high).join('.')}` : sheet;
}

function positionFor({ offers = [] }: Scene, { rules }: State, sheet: Position['sheet']): Position {
  const cards = SLOTS.map((_, i): Card => offers[i] ?? offers[0] ?? [1, 'park']);
  return {
    rules,
    sheet,
    numbers: cards.map(([number]) => number),
    actions: cards.map(([, action]) => ACTIONS.indexOf(action)),
    worth: rules.plans.map(({ card }) => card.high),
    reshuffle: 'never',
  };
}

function changesFrom(position: Position): number[] {
  const chosen = takeStep(startDraft(position), { do: 'choose', offer: 0 });
  if (!chosen.ok) return [];
  const number = position.numbers[0] ?? 0;
  return [...legalSteps(chosen.value)].flatMap((step) => (step.do === 'temp' ? [number + step.by] : []));
}

/** Examples are ours: an impossible one is a bug. */
function must<T, R>(result: Result<T, R>): T {
  if (result.ok) return result.value;
  throw new Error(`impossible example: ${JSON.stringify(result)}`);
}
