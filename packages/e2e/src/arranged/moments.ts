import {
  ACTIONS,
  legalSteps,
  SLOTS,
  startDraft,
  takeStep,
  type Action,
  type Draft,
  type Position,
  type Slot,
  type Spot,
  type Step,
} from 'picket-engine';
import { claimsNow } from 'picket-engine/fast';

/** A house that fits the printed number of exactly one card: a tap on it writes at once. */
export interface Lonely {
  readonly spot: Spot;
  readonly offer: number;
  readonly action: Action;
  /** The turn once the number is written and automatic marks are made. */
  readonly draft: Draft;
}

export const lotCode = ([street, house]: Spot): string => `lot ${street} ${house}`;
export const gapCode = ([street, house]: Spot): string => `gap ${street} ${house}`;

const OFFERS = [0, 1, 2];
const MARKS: { readonly [A in Action]?: Step } = { park: { do: 'park' }, pool: { do: 'pool' } };

export function lonelyHouses(position: Position): Lonely[] {
  const written = OFFERS.flatMap((offer) => writes(position, offer).map((draft) => ({ offer, draft })));
  return written.flatMap(({ offer, draft }) => {
    const spot = spotOf(draft);
    const others = written.filter(({ draft: other }) => String(spotOf(other)) === String(spot));
    if (others.length > 1) return [];
    const action = ACTIONS[position.actions[offer] ?? -1] ?? 'park';
    return [{ spot, offer, action, draft: marked(draft, action) }];
  });
}

/** The plans that a turn could claim next. */
export function readyPlans({ turn }: Draft): Slot[] {
  return SLOTS.filter((_, slot) => claimsNow(turn, slot) > 0);
}

export function stepsOf<K extends Step['do']>(draft: Draft, kind: K): Extract<Step, { do: K }>[] {
  return [...legalSteps(draft)].filter((step): step is Extract<Step, { do: K }> => step.do === kind);
}

/** The turn after one more step. */
export function after(draft: Draft, step: Step): Draft {
  const next = takeStep(draft, step);
  if (!next.ok) throw new Error(`This step cannot come next: ${next.rejection.code}.`);
  return next.value;
}

/** Every way to write the printed number of a card. */
function writes(position: Position, offer: number): Draft[] {
  const chosen = takeStep(startDraft(position), { do: 'choose', offer });
  if (!chosen.ok) return [];
  return stepsOf(chosen.value, 'write').map((step) => after(chosen.value, step));
}

function marked(draft: Draft, action: Action): Draft {
  const mark = MARKS[action];
  const next = mark === undefined ? undefined : takeStep(draft, mark);
  return next?.ok ? next.value : draft;
}

function spotOf({ steps }: Draft): Spot {
  const write = steps.find((step) => step.do === 'write');
  if (write === undefined) throw new Error('Nothing is written.');
  return write.at;
}
