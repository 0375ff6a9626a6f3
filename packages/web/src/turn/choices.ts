import { ACTIONS, takeStep, type Action, type Draft, type Step } from 'picket-engine';
import { withoutChoice } from './drafts.ts';
import type { Desk } from './editor.ts';

/** Something that may be chosen, with the draft in which it is. */
export interface Chosen {
  readonly draft: Draft;
  /** The offer, or the card of the number and that of the action. */
  readonly cards: readonly number[];
}

const CARDS = [0, 1, 2] as const;

export function isHand({ position }: Desk): boolean {
  return !position.rules.mode.cardUse.oneCard;
}

export function chooseStep({ position }: Desk, number: number, action: number): Step {
  return position.rules.mode.cardUse.choice(number, action);
}

export function numberOf({ position }: Desk, card: number): number {
  return position.numbers[card] ?? 0;
}

export function actionName({ position }: Desk, card: number): Action {
  return ACTIONS[position.actions[card] ?? 0] ?? 'fence';
}

/** Every pair of cards that a turn could begin with; an offer is a pair with itself. */
export function pairs(desk: Desk): (readonly [number: number, action: number])[] {
  const hand = isHand(desk);
  return CARDS.flatMap((number) =>
    CARDS.filter((action) => (action === number) !== hand).map((action) => [number, action] as const),
  );
}

/** What a number may be written with now: the choice that is made, or every one that can be, alike ones once. */
export function openChoices(desk: Desk): Chosen[] {
  const { draft } = desk;
  if (draft.turn.chosen) {
    const { numberFrom, actionFrom } = draft.turn;
    return [{ draft, cards: isHand(desk) ? [numberFrom, actionFrom] : [numberFrom] }];
  }
  const seen = new Set<string>();
  const found: Chosen[] = [];
  for (const [number, action] of pairs(desk)) {
    if (number !== (desk.picked?.number ?? number) || action !== (desk.picked?.action ?? action)) continue;
    const key = likeness(desk, number, action);
    if (seen.has(key)) continue;
    const chosen = takeStep(draft, chooseStep(desk, number, action));
    if (!chosen.ok) continue;
    seen.add(key);
    found.push({ draft: chosen.value, cards: isHand(desk) ? [number, action] : [number] });
  }
  return found;
}

/** The card that goes to somebody else, or is left unused; undefined while that is open. */
export function givenCard({ draft: { steps } }: Desk): number | undefined {
  return givenIn(steps);
}

/** The same in a turn that is made. */
export function givenIn(steps: readonly Step[]): number | undefined {
  for (const step of steps) {
    if (step.do === 'refuse') return step.give;
    if (step.do === 'choose' && 'number' in step) return thirdCard(step.number, step.action);
  }
  return undefined;
}

/** The one that two others leave. */
export function thirdCard(number: number, action: number): number {
  return CARDS.length - number - action;
}

/** Two choices are alike if they give the same; where the third card is given away, that one counts too. */
function likeness(desk: Desk, number: number, action: number): string {
  const taken = [numberOf(desk, number), actionName(desk, action)];
  if (!desk.position.rules.mode.cardUse.givesThird) return taken.join(' ');
  const given = thirdCard(number, action);
  return [...taken, numberOf(desk, given), actionName(desk, given)].join(' ');
}

/** For each card the draft in which its number is taken, as if no choice were made yet; undefined where it cannot be. */
export function cardDrafts(desk: Desk): readonly (Draft | undefined)[] {
  const base = desk.draft.turn.chosen || desk.draft.turn.refused ? withoutChoice(desk.draft) : desk.draft;
  const all = pairs(desk);
  return CARDS.map((card) => {
    for (const [number, action] of all) {
      if (number !== card) continue;
      const chosen = takeStep(base, chooseStep(desk, number, action));
      if (chosen.ok) return chosen.value;
    }
    return undefined;
  });
}
