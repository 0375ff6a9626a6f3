import {
  describeSheet,
  rejection,
  takeStep,
  whyNot,
  type Draft,
  type Rejection,
  type RejectionCode,
  type Spot,
} from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import { chooseStep, openChoices, pairs } from './choices.ts';
import type { TurnEditor } from './editor.ts';

/** Why nothing can be written in a house: of all possible attempts, the reason closest to success. */
export function whyNotWrite(editor: TurnEditor, at: Spot): Rejection {
  const rejections = openChoices(editor).flatMap(({ draft }) => {
    const changed = editor.change === undefined ? draft : withChange(draft, editor.change);
    const why = whyNot(changed, { do: 'write', number: changed.turn.number, at });
    return why === undefined ? [] : [why];
  });
  return nearest(rejections) ?? whyNotChoose(editor, at);
}

function withChange(draft: Draft, by: number): Draft {
  const changed = takeStep(draft, { do: 'temp', by });
  return changed.ok ? changed.value : draft;
}

/** With nothing to pick from: why the house is not available, or why no number can be picked. */
function whyNotChoose(editor: TurnEditor, at: Spot): Rejection {
  const { draft } = editor;
  const house = describeSheet(draft.turn.sheet).streets[at[0]]?.houses[at[1]];
  if (house?.kind === 'roundabout') return rejection('roundabout-there');
  if (house?.number !== undefined) return rejection('house-taken', { number: house.number });
  for (const [number, action] of pairs(editor)) {
    const why = whyNot(draft, chooseStep(editor, number, action));
    if (why !== undefined) return why;
  }
  return rejection('not-chosen-yet');
}

/** Why a house can't be a bis: the stronger reason of its two neighbours. */
export function whyNotCopy(draft: Draft, [street, house]: Spot): Rejection {
  const taken = draft.turn.sheet.number(street, house);
  if (taken !== NONE) return rejection('house-taken', { number: taken });
  const rejections = [-1, 1].flatMap((by) => {
    const why = whyNot(draft, { do: 'bis', from: [street, house + by], at: [street, house] });
    return why === undefined || WEAK.includes(why.code) ? [] : [why];
  });
  return rejections[0] ?? rejection('bis-empty-original');
}

/** Weaker than any reason from the other side. */
const WEAK: readonly RejectionCode[] = ['bis-empty-original', 'no-such-spot'];

function nearest(rejections: readonly Rejection[]): Rejection | undefined {
  return rejections.toSorted((a, b) => misfit(a) - misfit(b))[0];
}

/** By how much a number doesn't fit; other reasons apply to every number, so they come first. */
function misfit({ facts: { number = 0, left, right } }: Rejection): number {
  if (left !== undefined) return Number(left) - Number(number) + 1;
  return right === undefined ? 0 : Number(number) - Number(right) + 1;
}

/** Why no roundabout can be built anywhere now; undefined if one can. */
export function whyNoRoundabout(draft: Draft): Rejection | undefined {
  let why: Rejection | undefined;
  for (const [street, { houses }] of describeSheet(draft.turn.sheet).streets.entries()) {
    for (const house of houses.keys()) {
      const here = whyNot(draft, { do: 'roundabout', at: [street, house] });
      if (here === undefined) return undefined;
      why ??= here;
    }
  }
  return why;
}
