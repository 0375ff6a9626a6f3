import { SLOTS, type Slot, type Spot } from 'picket-engine';
import { folded } from '../platform/folded.ts';
import type { Explainable } from '../help/explanation.ts';
import type { Target } from '../help/targets.ts';
import type { SheetModel } from '../scene/sheetTypes.ts';
import type { Text } from '../text/text.ts';
import type { SpokenHouse } from '../text/facts.ts';
import type { Explained } from '../turn/intent.ts';

/** The subject of questions: a table with a turn. */
export interface Askable extends Explainable {
  readonly sheet: SheetModel;
  /** Whether the table allows the odds lens. */
  readonly odds: boolean;
}

/** The houses of a street, for speech. */
export function spokenHouses({ streets }: SheetModel, street: number): SpokenHouse[] {
  const { lots = [], gaps = [] } = streets[street] ?? {};
  return lots.map(({ kind, number = 0, pool, ink, poolInk }, i) => ({
    kind,
    number,
    pool,
    fresh: ink === 'fresh' || poolInk === 'fresh',
    fence: gaps[i] !== undefined && gaps[i].fence !== 'none',
  }));
}

/** The house that a text names, such as m5, if the street has it. */
export function spotIn(typed: string, { streets }: SheetModel): Spot | undefined {
  const [, letter = '', house = ''] = /^([tmb])\s*(\d{1,2})$/i.exec(typed.trim()) ?? [];
  const street = 'tmb'.indexOf(letter.toLowerCase());
  const spot: Spot = [street, Number(house) - 1];
  return letter !== '' && streets[street]?.lots[spot[1]] !== undefined ? spot : undefined;
}

/** The card that a text names, from 0. */
export function cardIn(typed: string): number | undefined {
  const [, card] = /^([1-3])$/.exec(typed.trim()) ?? [];
  return card === undefined ? undefined : Number(card) - 1;
}

/** The plan that a text names: ga, a, or g1. */
function slotIn(typed: string): Slot | undefined {
  const [, named = ''] = /^g?\s*([abc]|(?<=g\s*)[123])$/i.exec(typed.trim()) ?? [];
  return SLOTS.find((slot, i) => slot === named.toUpperCase() || String(i + 1) === named);
}

/** The same, where only a plan can be meant: a number is enough. */
export const planIn = (typed: string): Slot | undefined => slotIn(typed.replace(/^g?\s*/i, 'g'));

/** The part of the score that a text names, by its name on the sheet. */
function partIn(typed: string, text: Text): Explained['part'] | undefined {
  const wanted = folded(typed.trim());
  if (wanted === '') return undefined;
  return (Object.entries(text.words.columns) as [Explained['part'], string][]).find(([, name]) =>
    folded(name).startsWith(wanted),
  )?.[0];
}

/** The seat that a text names: its number from 1, or a prefix of the name. */
export function seatIn<S extends { readonly seat: number; readonly name: string }>(
  typed: string,
  seats: readonly S[],
): S | undefined {
  const wanted = folded(typed.trim());
  if (/^\d+$/.test(wanted)) return seats.find(({ seat }) => seat === Number(wanted) - 1);
  return wanted === '' ? undefined : seats.find(({ name }) => folded(name).startsWith(wanted));
}

/** What a text names on the table. */
export function targetIn(typed: string, table: Askable): Target | undefined {
  const card = cardIn(typed);
  if (card !== undefined) return { kind: 'offer', index: card };
  const spot = spotIn(typed, table.sheet);
  if (spot !== undefined) return { kind: 'house', spot };
  const gap = spotIn(typed.replace(/^f/i, ''), table.sheet);
  if (gap !== undefined) return { kind: 'gap', spot: gap };
  const [, size] = /^v\s*([1-6])$/i.exec(typed.trim()) ?? [];
  if (size !== undefined) return { kind: 'value', size: Number(size) };
  const slot = slotIn(typed);
  if (slot !== undefined) return { kind: 'plan', slot };
  const part = partIn(typed, table.scene.text);
  if (part !== undefined) return { kind: 'part', part };
  const seat = seatIn(typed, table.seats);
  return seat && { kind: 'seat', index: seat.seat };
}
