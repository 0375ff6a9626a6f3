import type { Action, Spot } from 'picket-engine';
import { frCore as words, type Streets } from 'picket-words';
import type { SpokenHouse } from '../facts.ts';
import { runsOf } from '../runs.ts';
import { signed } from '../signed.ts';
import type { TextViewText } from '../text.ts';
import {
  capital,
  change,
  houses as countedHouses,
  list,
  numbers,
  place,
  points,
  slotName,
  street as inStreet,
} from './phrase.ts';

/** “rue des Ormes 5”. */
const at = ([street, house]: Spot, streets: Streets): string => `${inStreet(street, streets)} ${house + 1}`;

/** As short as it is clear. */
const steps: TextViewText['voice']['steps'] = {
  choose: (step) =>
    'offer' in step ? `Carte ${step.offer + 1}.` : `Cartes ${step.number + 1} et ${step.action + 1}.`,
  refuse: ({ give }) => (give === undefined ? 'Refus.' : `Refus, carte ${give + 1} donnée.`),
  temp: ({ by }) => (by === 0 ? 'Intérim.' : `Intérim, ${change(by)}.`),
  write: ({ number, at: spot }, _, streets) => `${number}, ${at(spot, streets)}.`,
  fence: ({ at: [street, house] }, _, streets) =>
    `Barrière, ${inStreet(street, streets)} après ${house + 1}.`,
  improve: ({ size }) => `Lotissements de ${size} valorisés.`,
  park: () => 'Parc.',
  pool: () => 'Piscine.',
  bis: ({ at: spot }, _, streets) => `Bis, ${at(spot, streets)}.`,
  roundabout: ({ at: spot }, _, streets) => `Rond-point, ${at(spot, streets)}.`,
  plan: ({ slot }, edition) => `Plan ${slotName(slot, edition)}.`,
  reshuffle: () => 'Nouveau mélange.',
};

/** “2, 3, barrière, 2 vides, 11”. */
function houses(all: readonly SpokenHouse[]): string {
  const parts: string[] = [];
  let empty = 0;
  const close = (): void => {
    if (empty > 0) parts.push(empty === 1 ? 'vide' : `${empty} vides`);
    empty = 0;
  };
  for (const { kind, number, fence } of all) {
    if (kind === 'empty') empty++;
    else {
      close();
      parts.push(kind === 'roundabout' ? 'rond-point' : kind === 'bis' ? `${number} bis` : String(number));
    }
    if (!fence) continue;
    close();
    parts.push('barrière');
  }
  close();
  return parts.join(', ');
}

const thing: { readonly [A in Action]: string } = {
  fence: 'une barrière',
  improve: 'une valeur',
  park: 'le parc',
  pool: 'la piscine',
  temp: 'l’intérim',
  bis: 'un bis',
};

/** What is said in the text view. */
export const voice: TextViewText['voice'] = {
  steps,
  round: (round, cards) =>
    `Tour ${round} : ${cards.map(({ number, action }) => `${number} ${words.short[action]}`).join(', ')}.`,
  estates: (sizes) =>
    sizes.length === 1
      ? `Lotissement de ${sizes[0]} complet.`
      : `Lotissements de ${numbers(sizes)} complets.`,
  full: (name) => `${name} complète.`,
  score: (score, by) =>
    by === 0 ? `${signed(score)}.` : `${signed(score)}, ${by > 0 ? 'plus' : 'moins'} ${Math.abs(by)}.`,
  thenAct: (action, typed) => [
    `${words.short[action]} ?`,
    `Ensuite ${thing[action]}, par exemple ${typed}, ou Entrée pour confirmer.`,
  ],
  thenPlan: (slot, edition, worth, typed) => [
    `Plan ${slotName(slot, edition)} prêt, ${worth}.`,
    `Vous pouvez valider le plan ${slotName(slot, edition)} pour ${points(worth)} : ${typed}.`,
  ],
  thenReshuffle: [
    'Remélanger ?',
    'Vous pouvez demander un nouveau mélange avec un point d’exclamation, ou appuyer sur Entrée.',
  ],
  thenConfirm: ['', 'Entrée pour confirmer.'],
  thenWrite: (number, houses, typed) => [
    `${countedHouses(houses)}.`,
    `Le ${number} va dans ${countedHouses(houses)}. Maintenant la maison, par exemple ${typed}.`,
  ],
  begin: (typed) => ['', `Tapez une carte et une maison, par exemple ${typed}.`],
  beginHand: (typed) => ['', `Tapez deux cartes et une maison, par exemple ${typed}.`],
  refuse: (typed) => `Tapez ${typed} pour cocher le refus de permis.`,
  which: (spot, streets, ways) =>
    `${place(spot, streets)} : ${ways.map(({ typed, means }) => `${typed} pour ${means}`).join(', ')}.`,
  other: (typed) => `Ou ${list(typed)}.`,
  way: (number, action) => (action === undefined ? String(number) : `${number} avec ${words.short[action]}`),
  side: { left: 'celui de gauche', right: 'celui de droite' },
  claimed: (name, slot, edition) => `${name} a validé le plan ${slotName(slot, edition)}.`,
  waiting: (names) => `Confirmé. On attend ${list(names)}.`,
  confirmed: 'Confirmé.',
  takenBack: 'Coup repris.',
  nothing: 'Rien à annuler.',
  nothingToRedo: 'Rien à rétablir.',
  noHintYet: 'Tapez d’abord conseil.',
  playIt: 'Tapez jouer pour le suivre.',
  allowed: 'C’est permis.',
};

/** “3”, “3 à 5”, “3 et 5”: house numbers, counted from 1. */
function houseNumbers(found: readonly number[]): string {
  return list(runsOf(found).map(([first, last]) => (first === last ? String(first) : `${first} à ${last}`)));
}

/** Answers to questions. */
export const answers: TextViewText['answers'] = {
  street: (street, streets, all) => `${words.street(street, streets)} : ${houses(all)}.`,
  fits: (number, found, streets) => {
    const all = found.flatMap(({ houses }) => houses).length;
    if (all === 0) return `Le ${number} ne va nulle part.`;
    const where = found
      .filter(({ houses }) => houses.length > 0)
      .map(({ street, houses }) => `${inStreet(street, streets)} ${houseNumbers(houses)}`);
    return `Le ${number} va dans ${countedHouses(all)} : ${where.join(' ; ')}.`;
  },
  takes: (spot, streets, range) => {
    const where = place(spot, streets);
    if (range === undefined) return `${where} : occupée.`;
    if (range.from > range.to) return `${where} : seulement un bis.`;
    return range.from === range.to
      ? `${where} : seulement ${range.from}.`
      : `${where} : de ${range.from} à ${range.to}.`;
  },
  fittingCards: (cards) =>
    cards.length === 0
      ? 'Aucune carte ne convient.'
      : `${cards.length === 1 ? 'Carte possible' : 'Cartes possibles'} : ${numbers(cards)}.`,
  score: (total, parts) => {
    const some = parts.filter(({ points }) => points !== 0);
    const each = some.map(({ name, points }) => `${name.toLowerCase()} ${signed(points)}`).join(', ');
    return each === '' ? `${points(total)}.` : `${points(total)} : ${each}.`;
  },
  parts: (parts) =>
    `${capital(parts.map(({ name, points }) => `${name.toLowerCase()} ${signed(points)}`).join(', '))}.`,
  others: (all) => `${all.map(({ name, score }) => `${name} ${signed(score)}`).join(', ')}.`,
  alone: 'Vous jouez en solitaire.',
  oddsOfGap: (where, range, next, all) => `${where}, ${range} : ${next} au tour suivant, ${all} à la fin.`,
  noClock: 'Il n’y a pas de limite de temps.',
  sentMessage: 'Envoyé.',
  reactions: (names) => `Réactions possibles : ${list(names)}.`,
};
