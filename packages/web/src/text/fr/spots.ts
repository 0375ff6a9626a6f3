import type { HouseDescription } from 'picket-engine';
import { frCore as words } from 'picket-words';
import type { TapFacts } from '../facts.ts';
import type { Text } from '../text.ts';
import {
  change,
  estatesOf,
  numbers,
  place,
  plural,
  points,
  slotMark,
  spokenChange,
  street,
} from './phrase.ts';

export const poolState: { readonly [P in HouseDescription['pool']]: string } = {
  none: '',
  plot: 'bassin libre',
  built: 'piscine',
  missed: 'piscine impossible',
};

export function houseState({ kind, number = 0 }: Pick<HouseDescription, 'kind' | 'number'>): string {
  return {
    empty: 'vide',
    number: `numéro ${number}`,
    bis: `numéro ${number}, bis`,
    roundabout: 'rond-point',
  }[kind];
}

const CAN = {
  write: 'Vous pouvez écrire ici',
  bis: 'Vous pouvez écrire un bis ici',
  fence: 'Vous pouvez poser une barrière ici',
  roundabout: 'Vous pouvez construire un rond-point ici',
} as const;

const DO = {
  write: (number: number) => `Écrire ${number}`,
  bis: (number: number) => `Écrire un bis du ${number}`,
  fence: () => 'Poser une barrière',
  roundabout: () => 'Construire un rond-point',
} as const;

/** “Écrire 8 : complète un lotissement de 3, plus 3”. */
function tap(facts: TapFacts): string {
  if (facts.does === 'ask') return 'Choisir quoi écrire';
  if (!('effect' in facts)) return CAN[facts.does];
  const { estates, points } = facts.effect;
  const effects = [
    ...(estates.length === 0 ? [] : [`complète ${estatesOf(estates)}`]),
    ...(points === 0 ? [] : [spokenChange(points)]),
  ];
  const what = DO[facts.does](facts.number);
  return effects.length === 0 ? what : `${what} : ${effects.join(', ')}`;
}

const cards = (offers: readonly number[]): string =>
  `${plural(offers.length, 'la carte', 'les cartes')} ${numbers(offers.map((offer) => offer + 1))}`;

/** The accessible names of what can be tapped on a sheet, and the signs on it. */
export const spots: Text['turn']['spots'] = {
  lot: (facts) => {
    const { spot, streets, pool, fresh = false, fits = [], fitsByTemp = [] } = facts;
    const house = [place(spot, streets), houseState(facts), poolState[pool], fresh ? 'nouveau' : ''];
    return full([
      house.filter((part) => part !== '').join(', '),
      fits.length === 0 ? '' : `Accepte ${cards(fits)}`,
      fitsByTemp.length === 0 ? '' : `Accepte ${cards(fitsByTemp)} avec un intérimaire`,
      facts.tap === undefined ? '' : tap(facts.tap),
    ]);
  },
  gap: ([at, house], streets, fence, does) =>
    full([
      `${words.street(at, streets)}, après la maison ${house + 1}, ${fence ? 'barrière' : 'pas de barrière'}`,
      does === undefined ? '' : tap(does),
    ]),
  estate: (spot, streets, size) => `${place(spot, streets)} : lotissement de ${size}`,
  parkSign: (worth) => `Parc · ${worth} ${plural(worth, 'pt', 'pts')}`,
  parkWord: 'Parc',
  park: (at, streets, crossed, boxes, worth) =>
    `Parc de la ${street(at, streets)} : ${crossed} ${plural(crossed, 'case', 'cases')} sur ${boxes}, ${points(worth)}`,
  plate: {
    open: (numbered, size) => `${numbered}/${size}`,
    complete: (size) => `${size} ✓`,
    used: (size, slot, edition) =>
      slot === undefined ? `${size} ✓` : `${size} · ${slotMark(slot, edition)}`,
    preview: (size, points) => (points === 0 ? `${size} ✓` : `${size} ✓ ${change(points)}`),
  },
};

/** Statements with full stops; empty ones are left out. */
function full(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('. ')}.`;
}
