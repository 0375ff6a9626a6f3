import type { Action } from 'picket-engine';
import { deCore as words } from 'picket-words';
import type { Text } from '../text.ts';
import { change, numbers, planName, plural, points } from './phrase.ts';

/** “8 mit Pool”. */
const cardName = ({ number, action }: { readonly number: number; readonly action: Action }): string =>
  `${number} mit ${words.short[action]}`;

const changedBy = (by: number): string => (by === 0 ? '' : `, um ${change(by)} geändert`);

/** Buttons for what can be chosen, and what they are called for screen readers. */
export const chips: Text['turn']['chips'] = {
  wayLabel: ({ number, by, action, cards, given }) => {
    const from = `${plural(cards.length, 'Karte', 'Karten')} ${numbers(cards.map((card) => card + 1))}`;
    const giving = given === undefined ? '' : `, ${cardName(given)} abgeben`;
    return `${number} schreiben${changedBy(by)}, mit ${words.short[action]}, von ${from}${giving}`;
  },
  gives: ({ number, action }) => `gibt ${number} ${words.short[action]} ab`,
  number: String,
  numberLabel: (number, by) => `Stattdessen ${number} schreiben${changedBy(by)}`,
  bisLabel: (number, side) => `Die ${number} ${side === 'left' ? 'links' : 'rechts'} wiederholen`,
  refuse: 'Ablehnung ankreuzen',
  refuseLabel: 'Ablehnung ankreuzen und keine Zahl schreiben',
  give: ({ number, action }) => `→ ${number} ${words.short[action]}`,
  giveLabel: (given) => `Ablehnung ankreuzen und ${cardName(given)} abgeben`,
  plan: (slot, edition, worth) => `${planName(slot, edition)} erfüllen: +${worth}`,
  planLabel: (slot, edition, worth) => `${planName(slot, edition)} für ${points(worth)} erfüllen`,
  reshuffle: 'Neu mischen',
  reshuffleLabel: 'Vor der nächsten Runde alle Karten neu mischen lassen',
  mark: { park: 'Park ankreuzen', pool: 'Pool bauen', temp: 'Zeitarbeit ankreuzen' },
  markLabel: {
    park: 'Nächstes Parkfeld der Straße ankreuzen, in die du geschrieben hast',
    pool: 'Pool des Hauses bauen, das du gefüllt hast',
    temp: 'Ein Zeitarbeitsfeld ankreuzen, ohne die Zahl zu ändern',
  },
};
