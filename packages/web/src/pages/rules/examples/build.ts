import {
  ACTIONS,
  builtIn,
  defaultOptions,
  describeSheet,
  legalSteps,
  newGame,
  parseSheet,
  parseTurn,
  readSheet,
  SLOTS,
  startDraft,
  takeStep,
  whyNot,
  type Draft,
  type EditionId,
  type Position,
  type Rejection,
  type Result,
  type SheetDescription,
  type State,
} from '@picket/engine';
import type { Card, Scene } from './example.ts';
import { PLANS } from './examples.ts';

/** A scene as it was played: what a drawing is made from. */
export interface Built {
  readonly state: State;
  readonly before: SheetDescription;
  readonly sheet: SheetDescription;
  readonly draft: Draft;
  /** Why the step that it warns of is refused. */
  readonly rejection: Rejection | undefined;
  /** The numbers that the chosen one could be changed to. */
  readonly changes: readonly number[];
}

/** Any will do: no card of the deal is looked at. */
const SEED = 'AAAAAAAAAAAAAAAAAAAAAA';

export function build(scene: Scene, edition: EditionId): Built {
  const { state } = must(
    newGame({
      options: {
        ...defaultOptions,
        edition,
        advanced: scene.advanced ?? false,
        plans: PLANS.map((plan) => `${edition}-${plan}`),
      },
      seed: SEED,
    }),
  );
  const record = must(parseSheet(`${edition}/classic: ${scene.sheet}`));
  const position = positionFor(scene, state, must(readSheet(record, builtIn)));
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

/** Examples are ours: one that cannot be is a mistake in this program. */
function must<T, R>(result: Result<T, R>): T {
  if (result.ok) return result.value;
  throw new Error(`an example that cannot be: ${JSON.stringify(result)}`);
}
