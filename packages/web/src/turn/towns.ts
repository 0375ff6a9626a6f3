import type { Text } from '../text/text.ts';

/** The city of the game is the first seat's; the others build the next ones on the list, and then those a second time. */
export function townOf(seat: number, city: string, text: Text): string {
  const cities = [city, ...text.start.cities.filter((name) => name !== city)];
  const name = cities[seat % cities.length] ?? city;
  const again = Math.floor(seat / cities.length);
  return again === 0 ? name : `${name} ${again + 1}`;
}
