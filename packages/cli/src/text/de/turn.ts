import type { Action } from 'picket-engine';
import { de as words } from 'picket-words';
import { minus } from '../numbers.ts';
import type { Text } from '../text.ts';
import { either } from './phrase.ts';

const name = (action: Action | undefined): string => (action === undefined ? '?' : words.short[action]);

/** Answers to what a player types in a turn. */
export const turn: Text['turn'] = {
  sentences: (parts) => parts.join(' '),
  isIn: 'Dein Zug ist bestätigt. Mit back kannst du ihn ändern.',
  nothingToUndo: 'In diesem Zug gibt es nichts rückgängig zu machen.',
  nothingToRedo: 'Es gibt nichts wiederherzustellen.',
  unchanged: 'Es hat sich nichts geändert.',
  alwaysAllowed: 'Das geht immer.',
  allowed: (now, then) => `Erlaubt: Dein Stand geht von ${minus(now)} auf ${either(then.map(minus))}.`,
  rule: (id) => `${id}: ${words.rules[id]}`,
  addCommand: 'Ergänze einen Befehl: why t5, why ft4.',
  fault: (fault, edition) => `${words.notationFault(fault, edition)} Mit ? siehst du alle Befehle.`,
  toGame: 'Mit Enter zurück zum Spiel. ',
  toNextPage: 'Mit Enter weiter. ',

  // A command with several meanings
  whichCard: 'Welche Karte?',
  whichNumber: 'Welche Zahl?',
  whichAction: (number) => `${number} mit welcher Aktion?`,
  whichEstates: 'Mit welchen Siedlungen?',
  whichOfManyEstates: (slot) => `Mit welchen Siedlungen? Nenne andere selbst: g${slot}(t1-3,m5).`,
  option: (nr, label) => `${nr}: ${label}`,
  pick: (count) => `1–${count}, oder Enter für 1: `,
  card: ({ number, action }) => `${number} mit ${name(action)}`,
  action: (action, given) =>
    given === undefined ? name(action) : `${name(action)}, du gibst ${given.number} ${name(given.action)} ab`,
  ofCard: (number, card) => `${number} von Karte ${card}`,
  changed: (number, from) => `${number}, aus ${from}`,
};
