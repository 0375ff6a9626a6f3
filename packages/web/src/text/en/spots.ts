import type { EditionId, HouseDescription, Slot, Spot } from 'picket-engine';
import { enCore as words, type Streets } from 'picket-words';
import type { LotFacts, TapFacts } from '../facts.ts';
import { change, estatesOf, numbers, place, plural, points, slotMark, spokenChange } from './phrase.ts';

export const poolState = {
  none: '',
  plot: 'plot for a pool',
  built: 'pool',
  missed: 'no pool possible',
} as const;

export function houseState({ kind, number = 0 }: Pick<HouseDescription, 'kind' | 'number'>): string {
  return {
    empty: 'empty',
    number: `number ${number}`,
    bis: `number ${number}, bis`,
    roundabout: 'roundabout',
  }[kind];
}

const CAN = {
  write: 'You can write here',
  bis: 'You can write a bis here',
  fence: 'You can put up a fence here',
  roundabout: 'You can build a roundabout here',
} as const;

const DO = {
  write: (number: number) => `Write ${number}`,
  bis: (number: number) => `Write a bis of ${number}`,
  fence: () => 'Put up a fence',
  roundabout: () => 'Build a roundabout',
} as const;

/** “Write 8: completes an estate of 3, plus 3”. */
function tap(facts: TapFacts): string {
  if (facts.does === 'ask') return 'Choose what to write';
  if (!('effect' in facts)) return CAN[facts.does];
  const { estates, points } = facts.effect;
  const effects = [
    ...(estates.length === 0 ? [] : [`completes ${estatesOf(estates)}`]),
    ...(points === 0 ? [] : [spokenChange(points)]),
  ];
  const what = DO[facts.does](facts.number);
  return effects.length === 0 ? what : `${what}: ${effects.join(', ')}`;
}

const cards = (offers: readonly number[]): string =>
  `${plural(offers.length, 'card', 'cards')} ${numbers(offers.map((offer) => offer + 1))}`;

/** The accessible names of a sheet's targets, and the signs on it. */
export const spots = {
  lot: (facts: LotFacts) => {
    const { spot, streets, pool, fresh = false, fits = [], fitsByTemp = [] } = facts;
    const house = [place(spot, streets), houseState(facts), poolState[pool], fresh ? 'new' : ''];
    return full([
      house.filter((part) => part !== '').join(', '),
      fits.length === 0 ? '' : `Fits ${cards(fits)}`,
      fitsByTemp.length === 0 ? '' : `Fits ${cards(fitsByTemp)} with a temp`,
      facts.tap === undefined ? '' : tap(facts.tap),
    ]);
  },
  gap: (spot: Spot, streets: Streets, fence: boolean, does?: TapFacts) =>
    full([
      `${words.street(spot[0], streets)}, after house ${spot[1] + 1}, ${fence ? 'fence' : 'no fence'}`,
      does === undefined ? '' : tap(does),
    ]),
  /** An estate that a plan can use, by its first house. */
  estate: (spot: Spot, streets: Streets, size: number) => `${place(spot, streets)}: estate of ${size}`,
  /** On the road: “Park · 4 pts”; and the word alone. */
  parkSign: (worth: number) => `Park · ${worth} ${plural(worth, 'pt', 'pts')}`,
  parkWord: 'Park',
  park: (street: number, streets: Streets, crossed: number, boxes: number, worth: number) =>
    `Park of ${words.street(street, streets)}: ${crossed} of ${boxes} boxes, ${points(worth)}`,
  plate: {
    open: (numbered: number, size: number) => `${numbered}/${size}`,
    complete: (size: number) => `${size} ✓`,
    used: (size: number, slot: Slot | undefined, edition: EditionId) =>
      slot === undefined ? `${size} ✓` : `${size} · ${slotMark(slot, edition)}`,
    preview: (size: number, points: number) => (points === 0 ? `${size} ✓` : `${size} ✓ ${change(points)}`),
  },
};

/** Statements with full stops; empty ones are left out. */
function full(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('. ')}.`;
}
