import { MAX_NUMBER, STREETS, type Plan } from 'picket-engine';
import { canRefuse, lowest, NONE, popcount, roundaboutsNow, type Turn } from 'picket-engine/fast';

/** The ends of a street, as numbers; numbers beyond them need a temp. */
const BEFORE = 0;
const BEYOND = MAX_NUMBER - 1;

/** Which houses of a street to try as roundabouts: a mask, within what `roundaboutsNow` allows. */
export type Spots = (turn: Turn, street: number) => number;

/** All of them: thirty times as many turns. */
export const allRoundabouts: Spots = roundaboutsNow;

export const noRoundabouts: Spots = () => 0;

/**
 * Where a roundabout, which costs points and a house, may pay: in a gap with more houses than numbers left
 * for them; or anywhere, if nothing fits or a plan asks for one. One in a turn: another can follow in the
 * next.
 */
export const promisingRoundabouts: Spots = (turn, street) => {
  if (turn.roundabouts > 0) return 0;
  const spots = roundaboutsNow(turn, street);
  return spots === 0 || isWanted(turn) ? spots : spots & crowded(turn, street);
};

/** How many places `bestRoundabouts` keeps. Two missed the best turn in 1 of 77 positions, one in 7. */
const PLACES = 2;

/**
 * The promising places where a roundabout on its own, before anything is written, is worth most: trying every number with
 * every place takes thirty times as long. All promising places if nothing fits, since there are few turns then.
 */
export function bestRoundabouts(start: Turn, valueOf: (built: Turn) => number): Spots {
  if (canRefuse(start)) return promisingRoundabouts;
  const places = [];
  for (let street = 0; street < STREETS; street++) {
    for (let rest = promisingRoundabouts(start, street); rest !== 0; rest &= rest - 1) {
      const built = start.copy();
      built.build(street, lowest(rest));
      places.push({ street, spot: rest & -rest, value: valueOf(built) });
    }
  }
  const chosen = places.toSorted((a, b) => b.value - a.value).slice(0, PLACES);
  return (turn, at) =>
    turn.roundabouts > 0
      ? 0
      : chosen.reduce((spots, { street, spot }) => (street === at ? spots | spot : spots), 0);
}

function isWanted(turn: Turn): boolean {
  return turn.refused || canRefuse(turn) || turn.rules.plans.some((plan) => wantsRoundabout(turn, plan));
}

function wantsRoundabout({ sheet }: Turn, { slot, when }: Plan): boolean {
  if (sheet.plan(slot) !== NONE) return false;
  if (when.type === 'one-street-parks-pools-roundabout') return true;
  return when.type === 'estates-in-one-street' && when.roundabouts > sheet.roundaboutCount;
}

/** The empty houses of a street in gaps that can no longer be filled without a bis. */
function crowded({ sheet }: Turn, street: number): number {
  const length = sheet.layout.lengths[street] as number;
  let houses = 0;
  let smaller = BEFORE;
  for (let first = 0; first < length;) {
    const number = sheet.number(street, first);
    if (number !== NONE) smaller = number;
    if (((sheet.empty(street) >> first) & 1) === 0) {
      if (number === NONE) smaller = BEFORE;
      first++;
      continue;
    }
    const rest = sheet.empty(street) >> first;
    // The lowest run of ones: for 0b1011, (0b1011 ^ 0b1100) >> 1 = 0b0011.
    const gap = (rest ^ (rest + 1)) >> 1;
    const after = first + popcount(gap);
    const next = after < length ? sheet.number(street, after) : NONE;
    const larger = next === NONE ? BEYOND : next;
    if (larger - smaller - 1 < after - first) houses |= gap << first;
    first = after;
  }
  return houses;
}
