import {
  ACTIONS,
  describeSheet,
  type Action,
  type EstateDescription,
  type Slot,
  type Spot,
} from 'picket-engine';
import { actionOf, isOpen } from '../turn/action.ts';
import { givenCard, openChoices } from '../turn/choices.ts';
import { readyPlans } from '../turn/claim.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { spotCount } from '../turn/tappable.ts';
import type { Topic } from './topics.ts';

/** What a turn waits for; `pairing` is the second half of a hand, `placing` the house of a roundabout. */
export type Stage =
  'choosing' | 'pairing' | 'placing' | 'asking' | 'writing' | 'refusing' | 'acting' | 'planning' | 'done';

/** A moment of a lesson: the input of the cues. */
export interface Moment {
  readonly part: number;
  /** The round of this part, from 0. */
  readonly round: number;
  readonly stage: Stage;
  readonly editor: TurnEditor;
  readonly taught: ReadonlySet<Topic>;
  /** The action to point out in this round. */
  readonly featured: Action | undefined;
}

export function momentOf(editor: TurnEditor, at: Omit<Moment, 'editor' | 'stage'>): Moment {
  return { ...at, editor, stage: stageOf(editor) };
}

function stageOf(editor: TurnEditor): Stage {
  const { draft, asking } = editor;
  if (asking?.written === false) return 'asking';
  if (editor.roundabout) return 'placing';
  if (!draft.turn.complete && draft.turn.chosen) return 'writing';
  if (!draft.turn.complete && editor.picked !== undefined) return 'pairing';
  if (!draft.turn.complete) return openChoices(editor).length === 0 ? 'refusing' : 'choosing';
  if (readyPlans(draft).length > 0) return 'planning';
  return isOpen(editor) ? 'acting' : 'done';
}

/** The action of the picked card. */
export const takenAction = ({ editor }: Moment): Action | undefined => actionOf(editor);

/** The number to write, or that was written. */
export const numberOf = ({ editor }: Moment): number => editor.draft.turn.number;

/** The playable cards, by index; of a hand, those that can give the number. */
export const playable = ({ editor }: Moment): number[] => [
  ...new Set(openChoices(editor).map(({ cards: [card = 0] }) => card)),
];

/** The cards of a hand that can give the action. */
export const usable = ({ editor }: Moment): number[] => [
  ...new Set(openChoices(editor).map(({ cards: [, card = 0] }) => card)),
];

/** The card of a hand that is given away, once it is decided. */
export const given = ({ editor }: Moment): number | undefined => givenCard(editor);

/** The card to point out: the featured one if its action is new, else another new one. */
export function newCard(moment: Moment): { readonly index: number; readonly action: Action } | undefined {
  const { editor, featured, taught } = moment;
  const cards = playable(moment).map((index) => ({
    index,
    action: ACTIONS[editor.position.actions[index] ?? 0] as Action,
  }));
  const unknown = cards.filter(({ action }) => !taught.has(action));
  return unknown.find(({ action }) => action === featured) ?? unknown[0];
}

/** Whether a free house can’t take the number. */
export function hasBlockedHouses({ editor }: Moment): boolean {
  const free = describeSheet(editor.draft.turn.sheet).streets.flatMap(({ houses }) =>
    houses.filter(({ kind }) => kind === 'empty'),
  ).length;
  return spotCount(editor) < free;
}

/** Where this turn’s number is. */
export const writtenAt = ({ editor: { draft } }: Moment): Spot => [draft.turn.street, draft.turn.house];

export interface FoundEstate extends EstateDescription {
  readonly street: number;
}

/** A complete estate on the drafted sheet. */
export function completeEstate({ editor }: Moment): FoundEstate | undefined {
  return estates(editor).find(({ state }) => state === 'complete');
}

/** The smaller estate beside the fence that this turn put up. */
export function fencedOff({ editor }: Moment): FoundEstate | undefined {
  const fence = editor.draft.steps.find((step) => step.do === 'fence');
  if (fence === undefined) return undefined;
  const [street, after] = fence.at;
  return estates(editor)
    .filter((estate) => estate.street === street)
    .filter(({ first, size }) => first + size === after + 1 || first === after + 1)
    .toSorted((a, b) => a.size - b.size)[0];
}

function estates({ draft }: TurnEditor): FoundEstate[] {
  return describeSheet(draft.turn.sheet).streets.flatMap(({ estates }, street) =>
    estates.map((estate) => ({ ...estate, street })),
  );
}

export const readyPlan = ({ editor }: Moment): Slot | undefined => readyPlans(editor.draft)[0];
