import type { Action, Spot } from 'picket-engine';
import { deCore as words, type Streets } from 'picket-words';
import type { SpokenHouse } from '../facts.ts';
import { runsOf } from '../runs.ts';
import { signed } from '../signed.ts';
import type { TextViewText } from '../text.ts';
import {
  accusative,
  capital,
  change,
  counted,
  estatesOf,
  list,
  moreOrLess,
  numbers,
  place,
  planName,
  points,
} from './phrase.ts';

/** “Ulmenstraße 5”. */
const at = ([street, house]: Spot, streets: Streets): string =>
  `${words.street(street, streets)} ${house + 1}`;

/** In the accusative, after “in”. */
const countedHouses = (count: number): string => counted(count, 'Haus', 'Häuser');

/** As short as it is clear. */
const steps: TextViewText['voice']['steps'] = {
  choose: (step) =>
    'offer' in step ? `Karte ${step.offer + 1}.` : `Karten ${step.number + 1} und ${step.action + 1}.`,
  refuse: ({ give }) => (give === undefined ? 'Ablehnung.' : `Ablehnung, Karte ${give + 1} abgegeben.`),
  temp: ({ by }) => (by === 0 ? 'Zeitarbeit.' : `Zeitarbeit, ${change(by)}.`),
  write: ({ number, at: spot }, _, streets) => `${number}, ${at(spot, streets)}.`,
  fence: ({ at: [street, house] }, _, streets) => `Zaun, ${words.street(street, streets)} nach ${house + 1}.`,
  improve: ({ size }) => `Wert, ${size}er-Siedlungen.`,
  park: () => 'Park.',
  pool: () => 'Pool.',
  bis: ({ at: spot }, _, streets) => `Bis, ${at(spot, streets)}.`,
  roundabout: ({ at: spot }, _, streets) => `Kreisverkehr, ${at(spot, streets)}.`,
  plan: ({ slot }, edition) => `${planName(slot, edition)}.`,
  reshuffle: () => 'Neu mischen.',
};

/** “2, 3, Zaun, 2 leer, 11”. */
function houses(all: readonly SpokenHouse[]): string {
  const parts: string[] = [];
  let empty = 0;
  const close = (): void => {
    if (empty > 0) parts.push(empty === 1 ? 'leer' : `${empty} leer`);
    empty = 0;
  };
  for (const { kind, number, fence } of all) {
    if (kind === 'empty') empty++;
    else {
      close();
      parts.push(kind === 'roundabout' ? 'Kreisverkehr' : kind === 'bis' ? `${number} Bis` : String(number));
    }
    if (!fence) continue;
    close();
    parts.push('Zaun');
  }
  close();
  return parts.join(', ');
}

const thing: { readonly [A in Action]: string } = {
  fence: 'ein Zaun',
  improve: 'ein Wert',
  park: 'der Park',
  pool: 'der Pool',
  temp: 'die Zeitarbeit',
  bis: 'ein Bis',
};

/** What is said in the text view. */
export const voice: TextViewText['voice'] = {
  steps,
  round: (round, cards) =>
    `Runde ${round}: ${cards.map(({ number, action }) => `${number} ${words.short[action]}`).join(', ')}.`,
  estates: (sizes) =>
    sizes.length === 1 ? `${sizes[0]}er-Siedlung vollständig.` : `${capital(estatesOf(sizes))} vollständig.`,
  full: (name) => `${name} voll.`,
  score: (score, by) => (by === 0 ? `${signed(score)}.` : `${signed(score)}, ${moreOrLess(by)}.`),
  thenAct: (action, typed) => [
    `${words.short[action]}?`,
    `Dann ${thing[action]}, zum Beispiel ${typed}, oder Enter zum Bestätigen.`,
  ],
  thenPlan: (slot, edition, worth, typed) => [
    `${planName(slot, edition)} bereit, ${worth}.`,
    `Du kannst ${planName(slot, edition)} für ${points(worth)} erfüllen: ${typed}.`,
  ],
  thenReshuffle: [
    'Neu mischen?',
    'Du kannst mit einem Ausrufezeichen neu mischen lassen oder Enter drücken.',
  ],
  thenConfirm: ['', 'Enter zum Bestätigen.'],
  thenWrite: (number, houses, typed) => [
    `${countedHouses(houses)}.`,
    `Die ${number} passt in ${countedHouses(houses)}. Jetzt das Haus, zum Beispiel ${typed}.`,
  ],
  begin: (typed) => ['', `Gib eine Karte und ein Haus ein, zum Beispiel ${typed}.`],
  beginHand: (typed) => ['', `Gib zwei Karten und ein Haus ein, zum Beispiel ${typed}.`],
  refuse: (typed) => `Mit ${typed} kreuzt du die Ablehnung an.`,
  which: (spot, streets, ways) =>
    `${place(spot, streets)}: ${ways.map(({ typed, means }) => `${typed} für ${means}`).join(', ')}.`,
  other: (typed) => `Oder ${list(typed)}.`,
  way: (number, action) => (action === undefined ? String(number) : `${number} mit ${words.short[action]}`),
  side: { left: 'die linke Zahl', right: 'die rechte Zahl' },
  claimed: (name, slot, edition) => `${name} hat ${planName(slot, edition)} erfüllt.`,
  waiting: (names) => `Bestätigt. Wir warten auf ${list(names.map(accusative))}.`,
  confirmed: 'Bestätigt.',
  takenBack: 'Zug zurückgenommen.',
  nothing: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts wiederherzustellen.',
  noHintYet: 'Gib zuerst „tipp“ ein.',
  playIt: 'Mit „spielen“ übernimmst du ihn.',
  allowed: 'Das ist erlaubt.',
};

/** “3”, “3 bis 5”, “3 und 5”: house numbers, counted from 1. */
function houseNumbers(found: readonly number[]): string {
  return list(
    runsOf(found).map(([first, last]) => (first === last ? String(first) : `${first} bis ${last}`)),
  );
}

/** Answers to questions. */
export const answers: TextViewText['answers'] = {
  street: (street, streets, all) => `${words.street(street, streets)}: ${houses(all)}.`,
  fits: (number, found, streets) => {
    const all = found.flatMap(({ houses }) => houses).length;
    if (all === 0) return `Die ${number} passt nirgends.`;
    const where = found
      .filter(({ houses }) => houses.length > 0)
      .map(({ street, houses }) => `${words.street(street, streets)} ${houseNumbers(houses)}`);
    return `Die ${number} passt in ${countedHouses(all)}: ${where.join('; ')}.`;
  },
  takes: (spot, streets, range) => {
    const where = place(spot, streets);
    if (range === undefined) return `${where} ist belegt.`;
    if (range.from > range.to) return `${where}: nur ein Bis.`;
    return range.from === range.to
      ? `${where}: nur ${range.from}.`
      : `${where}: ${range.from} bis ${range.to}.`;
  },
  fittingCards: (cards) =>
    cards.length === 0
      ? 'Keine Karte passt.'
      : `${cards.length === 1 ? 'Karte' : 'Karten'} ${numbers(cards)} ${cards.length === 1 ? 'passt' : 'passen'}.`,
  score: (total, parts) => {
    const some = parts.filter(({ points }) => points !== 0);
    const each = some.map(({ name, points }) => `${name} ${signed(points)}`).join(', ');
    return each === '' ? `${points(total)}.` : `${points(total)}: ${each}.`;
  },
  parts: (parts) => `${parts.map(({ name, points }) => `${name} ${signed(points)}`).join(', ')}.`,
  others: (all) => `${all.map(({ name, score }) => `${name} ${signed(score)}`).join(', ')}.`,
  alone: 'Du spielst allein.',
  oddsOfGap: (where, range, next, all) => `${where}, ${range}: ${next} nächste Runde, ${all} am Ende.`,
  noClock: 'Es gibt kein Zeitlimit.',
  sentMessage: 'Gesendet.',
  reactions: (names) => `Mögliche Reaktionen: ${list(names)}.`,
};
