import type { Action } from 'picket-engine';
import { fr as words } from 'picket-words';
import { minus } from '../numbers.ts';
import type { Text } from '../text.ts';
import { either } from './phrase.ts';

const name = (action: Action | undefined): string => (action === undefined ? '?' : words.short[action]);

/** Answers to what a player types in a turn. */
export const turn: Text['turn'] = {
  sentences: (parts) => parts.join(' '),
  isIn: 'Votre coup est confirmé. Tapez back pour le changer.',
  nothingToUndo: 'Rien à annuler dans ce coup.',
  nothingToRedo: 'Rien à rétablir.',
  unchanged: 'Rien n’a changé.',
  alwaysAllowed: 'C’est toujours permis.',
  allowed: (now, then) => `Permis : votre score passe de ${minus(now)} à ${either(then.map(minus))}.`,
  rule: (id) => `${id} : ${words.rules[id]}`,
  addCommand: 'Ajoutez une commande : why t5, why ft4.',
  fault: (fault, edition) => `${words.notationFault(fault, edition)} Tapez ? pour voir toutes les commandes.`,
  toGame: 'Appuyez sur Entrée pour revenir à la partie. ',
  toNextPage: 'Appuyez sur Entrée pour la suite. ',

  // A command with several meanings
  whichCard: 'Quelle carte ?',
  whichNumber: 'Quel numéro ?',
  whichAction: (number) => `${number}, avec quelle action ?`,
  whichEstates: 'Avec quels lotissements ?',
  whichOfManyEstates: (slot) => `Avec quels lotissements ? Pour d’autres, nommez-les : g${slot}(t1-3,m5).`,
  option: (nr, label) => `${nr} : ${label}`,
  pick: (count) => `De 1 à ${count}, ou Entrée pour 1 : `,
  card: ({ number, action }) => `${number} avec ${name(action)}`,
  action: (action, given) =>
    given === undefined ? name(action) : `${name(action)}, en donnant ${given.number} ${name(given.action)}`,
  ofCard: (number, card) => `${number} de la carte ${card}`,
  changed: (number, from) => `${number}, à partir de ${from}`,
};
