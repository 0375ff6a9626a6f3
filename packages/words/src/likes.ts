import { ACTIONS, type Action, type Architect } from 'picket-engine';

/** The least value of a favourite card, and the most favourites named. */
const MUCH = 3;
const MOST = 2;

/** The cards that are worth most to an opponent, best first. */
export function likesOf(architect: Architect): Action[] {
  return ACTIONS.filter((action) => worthOf(architect, action) >= MUCH)
    .toSorted((a, b) => worthOf(architect, b) - worthOf(architect, a))
    .slice(0, MOST);
}

/** What a card is worth to an opponent: points, houses of a bis, or the value of a house. */
function worthOf(
  { park = 0, pool = 0, temp = 0, fence = 0, bisHouses = 0, improveValue = 0 }: Architect,
  action: Action,
): number {
  return { fence, improve: improveValue, park, pool, temp, bis: bisHouses }[action];
}
