/** Small phrases that several parts of the French text share. */
import type { EditionId, Slot, Spot } from 'picket-engine';
import { frCore as words, type Streets } from 'picket-words';
import { signed } from '../signed.ts';

export { capital, change, dotted, sentences } from '../phrase.ts';

/** What pages call the only person at a table, in place of a name. */
export const YOU = 'Vous';

const PLURAL = new Intl.PluralRules('fr');
const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });
const NUMERALS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** One of two forms, by a number: zero and one are singular. */
export function plural(count: number, one: string, other: string): string {
  return PLURAL.select(count) === 'one' ? one : other;
}

/** “1 maison”, “2 maisons”. */
export function counted(count: number, one: string, other: string): string {
  return `${signed(count)} ${plural(count, one, other)}`;
}

export const points = (count: number): string => counted(count, 'point', 'points');
export const houses = (count: number): string => counted(count, 'maison', 'maisons');
export const boxes = (count: number): string => counted(count, 'case', 'cases');

/** A small number as a word, of either gender: “un”, “une”, “deux”. */
export function numeral(count: number, gender: 'm' | 'f' = 'm'): string {
  const word = NUMERALS[count] ?? String(count);
  return gender === 'f' && count < 2 ? `${word}e` : word;
}

const PERCENT = new Intl.NumberFormat('fr', { style: 'percent' });

/** “80 %” for 0.8. */
export const inPercent = (share: number): string => PERCENT.format(share);

/** A place, which is feminine: “1re”, “2e”. */
export function ordinal(rank: number): string {
  return rank === 1 ? '1re' : `${rank}e`;
}

/** With a small letter, within a sentence. */
function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Before these letters, “de” loses its vowel. An h is treated as silent, as in most names. */
const ELIDES = /^(?:[aeiouhæøœ]|y[^aeiou])/i;

/** “Bob”; “vous” for the reader, within a sentence. */
export const named = (name: string): string => (name === YOU ? 'vous' : name);

/** “Alan”, “l’AAA niveau 4”: the AAA has an article within a sentence. */
export const rival = (name: string): string => name.replace(/^AAA\b/, 'l’AAA');

/** “de Bob”, “d’Ada”. */
export function de(name: string): string {
  return ELIDES.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}

/** “la ville de Bob”, “votre ville”. */
export function townOf(name: string): string {
  return name === YOU ? 'votre ville' : `la ville ${de(name)}`;
}

/** “a, b et c”. */
export const list = (items: readonly string[]): string => LIST.format(items);

/** “1, 2 et 3”. */
export const numbers = (items: readonly number[]): string => list(items.map(String));

/** “plus 3”, “moins 2”, for speech. */
export function spokenChange(points: number): string {
  return points > 0 ? `plus ${points}` : `moins ${-points}`;
}

/** “un lotissement de 3”, “des lotissements de 1 et 2”. */
export function estatesOf(sizes: readonly number[]): string {
  return sizes.length === 1 ? `un lotissement de ${sizes[0]}` : `des lotissements de ${numbers(sizes)}`;
}

/** Within a sentence: “rue des Ormes”. */
export function street(at: number, streets: Streets): string {
  return small(words.street(at, streets));
}

/** On its own: “Rue des Ormes, maison 5”. */
export function place([at, house]: Spot, streets: Streets): string {
  return `${words.street(at, streets)}, maison ${house + 1}`;
}

/** After a preposition: “la maison 5 de la rue des Ormes”. */
export function theHouse([at, house]: Spot, streets: Streets): string {
  return `la maison ${house + 1} de la ${street(at, streets)}`;
}

/** “8 avec Piscine”. */
export function cardName({ number, action }: Card): string {
  return `${number} avec ${words.short[action]}`;
}

interface Card {
  readonly number: number;
  readonly action: keyof typeof words.short;
}

/** “n°1” or “A”, as the edition prints the slot. */
export function slotMark(slot: Slot, edition: EditionId): string {
  return words.slots[edition][slot];
}

/** The same after “plan”: “1” or “A”. */
export function slotName(slot: Slot, edition: EditionId): string {
  return slotMark(slot, edition).replace('n°', '');
}

/** “édition 2018”, within a sentence. */
export const editionName = (edition: EditionId): string => small(words.editions[edition]);

/** “7 au 1er rang, puis 4, 1”: points by place. */
export function tempRanks([first = 0, ...others]: readonly number[]): string {
  return others.length === 0 ? `${first} au 1er rang` : `${first} au 1er rang, puis ${others.join(', ')}`;
}
