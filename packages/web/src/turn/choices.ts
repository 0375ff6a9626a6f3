import { ACTIONS, takeStep, type Action, type Draft, type Step, type TurnStep } from 'picket-engine';
import { withoutChoice } from './drafts.ts';
import type { TurnEditor } from './editor.ts';

/** A possible choice, with the resulting draft. */
export interface Chosen {
  readonly draft: Draft;
  /** The offer, or the card of the number and that of the action. */
  readonly cards: readonly number[];
}

const CARDS = [0, 1, 2] as const;

export function isHand({ position }: TurnEditor): boolean {
  return !position.rules.mode.cardUse.oneCard;
}

export function chooseStep({ position }: TurnEditor, number: number, action: number): Step {
  return position.rules.mode.cardUse.choice(number, action);
}

export function numberOf({ position }: TurnEditor, card: number): number {
  return position.numbers[card] ?? 0;
}

export function actionName({ position }: TurnEditor, card: number): Action {
  return ACTIONS[position.actions[card] ?? 0] ?? 'fence';
}

/** Every pair of cards a turn could start with; an offer is a pair with itself. */
export function pairs(editor: TurnEditor): (readonly [number: number, action: number])[] {
  const hand = isHand(editor);
  return CARDS.flatMap((number) =>
    CARDS.filter((action) => (action === number) !== hand).map((action) => [number, action] as const),
  );
}

/** What a number can be written with now: the choice made, or every possible one, without duplicates. */
export function openChoices(editor: TurnEditor): Chosen[] {
  const { draft } = editor;
  if (draft.turn.chosen) {
    const { numberFrom, actionFrom } = draft.turn;
    return [{ draft, cards: isHand(editor) ? [numberFrom, actionFrom] : [numberFrom] }];
  }
  const seen = new Set<string>();
  const found: Chosen[] = [];
  for (const [number, action] of pairs(editor)) {
    const { picked } = editor;
    if (number !== (picked?.number ?? number) || action !== (picked?.action ?? action)) continue;
    const key = choiceKey(editor, number, action);
    if (seen.has(key)) continue;
    const chosen = takeStep(draft, chooseStep(editor, number, action));
    if (!chosen.ok) continue;
    seen.add(key);
    found.push({ draft: chosen.value, cards: isHand(editor) ? [number, action] : [number] });
  }
  return found;
}

/** The card that is given away or left unused; undefined while undecided. */
export function givenCard({ draft: { steps } }: TurnEditor): number | undefined {
  return givenIn(steps);
}

/** The same for the steps of a turn. */
export function givenIn(steps: readonly TurnStep[]): number | undefined {
  for (const step of steps) {
    if (step.do === 'refuse') return step.give;
    if (step.do === 'choose' && 'number' in step) return thirdCard(step.number, step.action);
  }
  return undefined;
}

/** The remaining card, given two of the three. */
export function thirdCard(number: number, action: number): number {
  return CARDS.length - number - action;
}

/**
 * Choices with the same key are equivalent: the same number and action and, if the third card is given away, the same
 * third card.
 */
function choiceKey(editor: TurnEditor, number: number, action: number): string {
  const taken = [numberOf(editor, number), actionName(editor, action)];
  if (!editor.position.rules.mode.cardUse.givesThird) return taken.join(' ');
  const given = thirdCard(number, action);
  return [...taken, numberOf(editor, given), actionName(editor, given)].join(' ');
}

/** For each card, the draft in which its number is picked, as if nothing were picked yet; undefined if impossible. */
export function cardDrafts(editor: TurnEditor): readonly (Draft | undefined)[] {
  return CARDS.map((card) => draftsOf(editor, card).next().value);
}

/** The same for one card, with each action it can be picked with. */
export function* draftsOf(editor: TurnEditor, card: number): Generator<Draft, undefined> {
  const base =
    editor.draft.turn.chosen || editor.draft.turn.refused ? withoutChoice(editor.draft) : editor.draft;
  for (const [number, action] of pairs(editor)) {
    if (number !== card) continue;
    const chosen = takeStep(base, chooseStep(editor, number, action));
    if (chosen.ok) yield chosen.value;
  }
}
