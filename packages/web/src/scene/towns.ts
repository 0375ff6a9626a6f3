import type { Snapshot } from '../authority/authority.ts';
import type { Text } from '../text/text.ts';

/**
 * The name of a seat's town. If it has none, the first seat gets the game's city, and the others the next
 * names on the list, then again with a suffix.
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
