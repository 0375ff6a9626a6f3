import type { Snapshot } from '../authority/authority.ts';
import type { Text } from '../text/text.ts';

/**
 * What the town of a seat is called. Where it has no name of its own, the city of the game is the first seat's, and the others build the next
 * ones on the list, and then those a second time.
 */
export function townOf(
  seat: number,
  { city, cities: own = [] }: Pick<Snapshot, 'city' | 'cities'>,
  text: Text,
): string {
  const cities = [city, ...text.start.cities.filter((name) => name !== city)];
  const name = cities[seat % cities.length] ?? city;
  const again = Math.floor(seat / cities.length);
  return own[seat] || (again === 0 ? name : `${name} ${again + 1}`);
}
