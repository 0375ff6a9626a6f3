/** Small phrases that several parts of the German text share. */
import type { EditionId, Slot, Spot } from 'picket-engine';
import { deCore as words, type Streets } from 'picket-words';
import { signed } from '../signed.ts';

export { capital, change, dotted, sentences } from '../phrase.ts';

const PLURAL = new Intl.PluralRules('de');
const AND = new Intl.ListFormat('de', { type: 'conjunction' });
const OR = new Intl.ListFormat('de', { type: 'disjunction' });
const NUMERALS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** One of two forms, by a number. */
export function plural(count: number, one: string, other: string): string {
  return PLURAL.select(count) === 'one' ? one : other;
}

/** “1 Haus”, “2 Häuser”. */
export function counted(count: number, one: string, other: string): string {
  return `${signed(count)} ${plural(count, one, other)}`;
}

export const points = (count: number): string => counted(count, 'Punkt', 'Punkte');

/** The same in the dative, after “mit”. */
export const withPoints = (count: number): string => counted(count, 'Punkt', 'Punkten');

/** A small number as a word; for one, the caller has the article in its gender. */
export function numeral(count: number): string {
  return NUMERALS[count] ?? String(count);
}

/** “einmal”, “neunmal”, “12-mal”. */
export function times(count: number): string {
  return `${NUMERALS[count] ?? `${count}-`}mal`;
}

const PERCENT = new Intl.NumberFormat('de', { style: 'percent' });

/** “80 %” for 0.8. */
export const inPercent = (share: number): string => PERCENT.format(share);

/** “1.”. */
export function ordinal(rank: number): string {
  return `${rank}.`;
}

/** “a, b und c”. */
export const list = (items: readonly string[]): string => AND.format(items);

/** “1, 2 und 3”. */
export const numbers = (items: readonly number[]): string => list(items.map(String));

/** “1, 2 oder 3”. */
export const eitherNumber = (items: readonly number[]): string => OR.format(items.map(String));

/** “plus 3”, “minus 2”, for speech. */
export function spokenChange(points: number): string {
  return points > 0 ? `plus ${points}` : `minus ${-points}`;
}

/** “3 mehr”, “2 weniger”, for speech. */
export function moreOrLess(points: number): string {
  return `${Math.abs(points)} ${points > 0 ? 'mehr' : 'weniger'}`;
}

/** As a subject or an object: “eine 3er-Siedlung”, “eine 1er- und eine 2er-Siedlung”, “zwei 3er-Siedlungen”. */
export function estatesOf(sizes: readonly number[]): string {
  const groups = [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((s) => s === size).length }));
  const last = groups.length - 1;
  const areSingle = groups.every(({ count }) => count === 1);
  return list(
    groups.map(({ size, count }, i) => {
      if (count > 1) return `${numeral(count)} ${size}er-Siedlungen`;
      return `eine ${size}er-${areSingle && i < last ? '' : 'Siedlung'}`;
    }),
  );
}

/** “Ulmenstraße, Haus 5”. */
export function place([street, house]: Spot, streets: Streets): string {
  return `${words.street(street, streets)}, Haus ${house + 1}`;
}

/** The same within a sentence, after a preposition: “Haus 5 der Ulmenstraße”. */
export function houseOf([street, house]: Spot, streets: Streets): string {
  return `Haus ${house + 1} der ${words.street(street, streets)}`;
}

/** “n°1” or “A”, as the edition prints the slot. */
export function slotMark(slot: Slot, edition: EditionId): string {
  return words.slots[edition][slot];
}

/** “Plan 1” or “Plan A”. */
export function planName(slot: Slot, edition: EditionId): string {
  return `Plan ${slotMark(slot, edition).replace('n°', '')}`;
}

/** “7 für Platz 1, dann 4, 1”: points for temps. */
export function tempRanks([first = 0, ...others]: readonly number[]): string {
  return others.length === 0 ? `${first} für Platz 1` : `${first} für Platz 1, dann ${others.join(', ')}`;
}

/** What pages call a single person without a name. Within a sentence, the pronoun has its case. */
export const YOU = 'Du';

/** In the dative: “von Ada”, “von dir”. */
export const dative = (name: string): string => (name === YOU ? 'dir' : name);

/** In the accusative: “an Ada”, “an dich”. */
export const accusative = (name: string): string => (name === YOU ? 'dich' : name);

/** “Stadt von Ada”, “deine Stadt”. */
export const townOf = (name: string): string => (name === YOU ? 'deine Stadt' : `Stadt von ${name}`);
