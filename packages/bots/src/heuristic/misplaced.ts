import { MAX_NUMBER, type ReadonlyTurn } from 'picket-engine';
import { NONE } from 'picket-engine/fast';

/** The ends of a street, as numbers: the deck has 1 to 15. */
const BEFORE = 0;
const BEYOND = MAX_NUMBER - 1;

/**
 * How many houses the number just written is from where it belongs: the house that divides its gap as the number
 * divides the numbers around the gap. 0 for a refusal.
 */
export function misplacedBy({ sheet, street, house, number }: ReadonlyTurn): number {
  if (house === NONE) return 0;
  const length = sheet.layout.lengths[street] as number;
  let first = house - 1;
  while (first >= 0 && sheet.number(street, first) === NONE) first--;
  let last = house + 1;
  while (last < length && sheet.number(street, last) === NONE) last++;
  const smaller = first < 0 ? BEFORE : sheet.number(street, first);
  const larger = last >= length ? BEYOND : sheet.number(street, last);
  const share = (number - smaller) / Math.max(1, larger - smaller);
  const belongs = first + Math.min(1, Math.max(0, share)) * (last - first);
  return Math.abs(house - belongs);
}
