import type { HouseDescription } from 'picket-engine';
import { deCore as words } from 'picket-words';
import type { TapFacts } from '../facts.ts';
import type { Text } from '../text.ts';
import { change, estatesOf, numbers, place, plural, points, slotMark, spokenChange } from './phrase.ts';

export const poolState: { readonly [P in HouseDescription['pool']]: string } = {
  none: '',
  plot: 'Poolplatz',
  built: 'Pool',
  missed: 'kein Pool mehr möglich',
};

export function houseState({ kind, number = 0 }: Pick<HouseDescription, 'kind' | 'number'>): string {
  return {
    empty: 'leer',
    number: `Zahl ${number}`,
    bis: `Zahl ${number}, Bis`,
    roundabout: 'Kreisverkehr',
  }[kind];
}

const CAN = {
  write: 'Hier kannst du schreiben',
  bis: 'Hier kannst du ein Bis schreiben',
  fence: 'Hier kannst du einen Zaun setzen',
  roundabout: 'Hier kannst du einen Kreisverkehr bauen',
} as const;

const DO = {
  write: (number: number) => `${number} schreiben`,
  bis: (number: number) => `${number} als Bis schreiben`,
  fence: () => 'Zaun setzen',
  roundabout: () => 'Kreisverkehr bauen',
} as const;

/** “8 schreiben: vervollständigt eine 3er-Siedlung, plus 3”. */
function tap(facts: TapFacts): string {
  if (facts.does === 'ask') return 'Auswählen, was du schreibst';
  if (!('effect' in facts)) return CAN[facts.does];
  const { estates, points } = facts.effect;
  const effects = [
    ...(estates.length === 0 ? [] : [`vervollständigt ${estatesOf(estates)}`]),
    ...(points === 0 ? [] : [spokenChange(points)]),
  ];
  const what = DO[facts.does](facts.number);
  return effects.length === 0 ? what : `${what}: ${effects.join(', ')}`;
}

/** “Karte 1 passt”, “Karten 1 und 3 passen”. */
const fit = (offers: readonly number[]): string => {
  const cards = numbers(offers.map((offer) => offer + 1));
  return plural(offers.length, `Karte ${cards} passt`, `Karten ${cards} passen`);
};

/** The accessible names of what can be tapped on a sheet, and the signs on it. */
export const spots: Text['turn']['spots'] = {
  lot: (facts) => {
    const { spot, streets, pool, fresh = false, fits = [], fitsByTemp = [] } = facts;
    const house = [place(spot, streets), houseState(facts), poolState[pool], fresh ? 'neu' : ''];
    return joined([
      house.filter((part) => part !== '').join(', '),
      fits.length === 0 ? '' : fit(fits),
      fitsByTemp.length === 0 ? '' : `${fit(fitsByTemp)} mit Zeitarbeit`,
      facts.tap === undefined ? '' : tap(facts.tap),
    ]);
  },
  gap: (spot, streets, fence, does) =>
    joined([
      `${words.street(spot[0], streets)}, nach Haus ${spot[1] + 1}, ${fence ? 'Zaun' : 'kein Zaun'}`,
      does === undefined ? '' : tap(does),
    ]),
  estate: (spot, streets, size) => `${place(spot, streets)}: ${size}er-Siedlung`,
  parkSign: (worth) => `Park · ${worth} Pkt.`,
  parkWord: 'Park',
  park: (street, streets, crossed, boxes, worth) =>
    `Park der ${words.street(street, streets)}: ${crossed} von ${boxes} Feldern, ${points(worth)}`,
  plate: {
    open: (numbered, size) => `${numbered}/${size}`,
    complete: (size) => `${size} ✓`,
    used: (size, slot, edition) =>
      slot === undefined ? `${size} ✓` : `${size} · ${slotMark(slot, edition)}`,
    preview: (size, points) => (points === 0 ? `${size} ✓` : `${size} ✓ ${change(points)}`),
  },
};

/** Statements without full stops: after “Zahl 8.” a voice would read an ordinal. Empty ones are left out. */
function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ');
}
