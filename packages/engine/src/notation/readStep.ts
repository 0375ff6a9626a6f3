import { estatesOfWay } from '../plan/claim.ts';
import type { Plan } from '../plan/plan.ts';
import { whyNot, type Draft } from '../turn/draft.ts';
import { claimsNow } from '../turn/legal.ts';
import { SLOTS, type EstateName, type Slot, type Spot, type Step } from '../types.ts';
import type { ExpectedToken } from './fault.ts';
import { following } from './following.ts';
import { streetOf } from './letters.ts';
import type { Reader } from './reader.ts';

/** Reads one step. Omitted parts are taken from the draft so far; legality is not checked here. */
export function readStep(reader: Reader, draft: Draft): Step {
  if (reader.sees(/\d/y)) return readChoice(reader, draft);
  if (reader.sees(/[tmb]/iy)) return { do: 'write', number: draft.turn.number, at: readSpot(reader) };
  switch (reader.need(/[-−+fvpoxcgn!]/iy, ...following(draft)).toLowerCase()) {
    case '+':
      return { do: 'temp', by: readNumber(reader, 'change') };
    case 'f':
      return { do: 'fence', at: readSpot(reader) };
    case 'v':
      return { do: 'improve', size: readNumber(reader, 'size') };
    case 'p':
      return { do: 'park' };
    case 'o':
      return { do: 'pool' };
    case 'x':
      return readBis(reader, draft);
    case 'c':
      return { do: 'roundabout', at: readSpot(reader) };
    case 'g':
      return readPlan(reader, draft);
    case 'n':
      return reader.sees(/\d/y) ? { do: 'refuse', give: readNumber(reader, 'card') - 1 } : { do: 'refuse' };
    case '!':
      return { do: 'reshuffle' };
    default:
      return { do: 'temp', by: -readNumber(reader, 'change') };
  }
}

/** At most two digits; the engine rejects a number out of range. */
function readNumber(reader: Reader, expected: ExpectedToken): number {
  return reader.number(2, expected);
}

function readSpot(reader: Reader): Spot {
  const street = streetOf(reader.need(/[tmb]/iy, 'street'));
  return [street, readNumber(reader, 'house') - 1];
}

function readChoice(reader: Reader, draft: Draft): Step {
  const first = readNumber(reader, 'card') - 1;
  if (reader.take(/\//y) !== undefined) {
    return { do: 'choose', number: first, action: readNumber(reader, 'card') - 1 };
  }
  return draft.turn.rules.mode.cardUse.oneCard ? { do: 'choose', offer: first } : reader.stop('slash');
}

/** A bis names the side of its original, unless only one side is legal. */
function readBis(reader: Reader, draft: Draft): Step {
  const at = readSpot(reader);
  const [street, house] = at;
  const fromLeft: Step = { do: 'bis', from: [street, house - 1], at };
  const fromRight: Step = { do: 'bis', from: [street, house + 1], at };
  const side = reader.take(/[lr]/iy)?.toLowerCase();
  if (side !== undefined) return side === 'l' ? fromLeft : fromRight;
  const notLeft = whyNot(draft, fromLeft);
  const notRight = whyNot(draft, fromRight);
  if (notLeft === undefined) return notRight === undefined ? reader.stop('side') : fromLeft;
  // If neither side is legal, the side with a number gives the better reason.
  const nothingLeft = house === 0 || notLeft.code === 'bis-empty-original';
  return notRight === undefined || nothingLeft ? fromRight : fromLeft;
}

/** A plan that uses estates lists them in brackets; without brackets it uses the first possible set. */
function readPlan(reader: Reader, draft: Draft): Step {
  const slot = reader.need(/[abc]/iy, 'slot').toUpperCase() as Slot;
  if (reader.take(/\(/y) === undefined) return { do: 'plan', slot, estates: firstEstates(draft, slot) };
  const estates = [readEstate(reader)];
  while (reader.need(/[,)]/y, 'comma', 'closing-bracket') === ',') estates.push(readEstate(reader));
  return { do: 'plan', slot, estates };
}

function readEstate(reader: Reader): EstateName {
  const [street, first] = readSpot(reader);
  const last = reader.take(/-/y) === undefined ? first : readNumber(reader, 'house') - 1;
  return [street, first, last - first + 1];
}

function firstEstates({ turn }: Draft, slot: Slot): EstateName[] {
  const index = SLOTS.indexOf(slot);
  return claimsNow(turn, index) === 0 ? [] : estatesOfWay(turn.sheet, turn.rules.plans[index] as Plan, 0);
}
