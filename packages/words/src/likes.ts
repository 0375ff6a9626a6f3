import { ACTIONS, type Action, type Architect } from '@picket/engine';

/** What counts as a liking, and how many of them make a character. */
const MUCH = 3;
const MOST = 2;

/** The cards that an opponent makes most of, best first. */
export function likesOf(architect: Architect): Action[] {
  return ACTIONS.filter((action) => worthOf(architect, action) >= MUCH)
    .toSorted((a, b) => worthOf(architect, b) - worthOf(architect, a))
    .slice(0, MOST);
}

/** What an opponent makes of a card: points, houses of a copy, or the value of a house. */
function worthOf(
  { park = 0, pool = 0, temp = 0, fence = 0, bisHouses = 0, improveValue = 0 }: Architect,
  action: Action,
): number {
  return { fence, improve: improveValue, park, pool, temp, bis: bisHouses }[action];
}
