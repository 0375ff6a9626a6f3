import { whyNot, type Step } from 'picket-engine';
import { chooseStep, isHand, openChoices } from './choices.ts';
import { choose, withoutChoice } from './drafts.ts';
import { CALM, type Desk, type Half, type Picked } from './editor.ts';
import { refused, tapped } from './tapped.ts';
import { marked } from './ways.ts';

/** An offer or a card was tapped. */
export function tapOffer(desk: Desk, index: number, half?: Half): Desk {
  return isHand(desk) ? tapCard(desk, index, half) : tapStack(desk, index);
}

/** Takes an offer, keeping what fits of a turn begun with another; the chosen one is let go of. */
function tapStack(desk: Desk, index: number): Desk {
  const { draft } = desk;
  if (draft.turn.numberFrom === index) return tapped(desk, withoutChoice(draft));
  return chosen(desk, chooseStep(desk, index, index));
}

/**
 * A card gives its number or its action. If it is not said which, the first card gives its number and the second its
 * action; then the third takes the place of the action, a tap on the action lets the two change places, and a tap on the
 * number lets go of both.
 */
function tapCard(desk: Desk, index: number, half?: Half): Desk {
  const { draft } = desk;
  const { turn } = draft;
  const now = turn.chosen ? { number: turn.numberFrom, action: turn.actionFrom } : (desk.picked ?? {});
  const meant = half ?? meantBy(now, index);
  if (now[meant] === index) {
    return turn.chosen
      ? tapped(desk, withoutChoice(draft))
      : { ...desk, ...CALM, picked: without(now, meant) };
  }
  const next = { ...now, [meant]: index, ...otherHalf(now, meant, index) };
  if (next.number === undefined || next.action === undefined) return pick(desk, next);
  return chosen(desk, chooseStep(desk, next.number, next.action));
}

function meantBy(now: Picked, index: number): Half {
  if (now.number === undefined || now.number === index) return 'number';
  return now.action === index ? 'number' : 'action';
}

/** A card that gives one thing cannot give the other: the two change places, as far as both were taken. */
function otherHalf(now: Picked, meant: Half, index: number): Picked {
  const other = meant === 'number' ? 'action' : 'number';
  return now[other] === index ? { [other]: now[meant] } : {};
}

function without(now: Picked, half: Half): Picked | undefined {
  const { [half]: _, ...rest } = now;
  return Object.values(rest).every((card) => card === undefined) ? undefined : rest;
}

/** Takes one half of the choice, if there is any way to go on. */
function pick(desk: Desk, next: Picked): Desk {
  const free = desk.draft.turn.refused ? tapped(desk, withoutChoice(desk.draft)) : desk;
  const picked: Desk = { ...free, ...CALM, picked: next };
  if (openChoices(picked).length > 0) return picked;
  const number = next.number ?? ((next.action ?? 0) + 1) % 3;
  const why = whyNot(free.draft, chooseStep(desk, number, next.action ?? (number + 1) % 3));
  return why === undefined ? desk : refused(desk, why);
}

function chosen(desk: Desk, choice: Step): Desk {
  const drafted = choose(desk.draft, choice);
  return drafted.ok ? tapped(desk, marked(desk, drafted.value)) : refused(desk, drafted.rejection);
}
