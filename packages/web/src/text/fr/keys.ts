import type { Text } from '../text.ts';
import { street } from './phrase.ts';

const STREETS = ['top', 'middle', 'bottom'] as const;

const names: Text['turn']['keys']['names'] = {
  offer1: 'choisir la carte 1',
  offer2: 'choisir la carte 2',
  offer3: 'choisir la carte 3',
  top: 'aller à la rue du haut',
  middle: 'aller à la rue du milieu',
  bottom: 'aller à la rue du bas',
  enter: 'écrire ou cocher ici',
  up: 'rue au-dessus',
  down: 'rue en dessous',
  left: 'aller à gauche',
  right: 'aller à droite',
  more: 'numéro plus un, avec un intérimaire',
  less: 'numéro moins un, avec un intérimaire',
  fence: 'aller aux intervalles pour une barrière',
  value: 'aller aux valeurs des lotissements',
  park: 'cocher le parc, ou s’en passer',
  pool: 'construire la piscine, ou s’en passer',
  bis: 'aller aux maisons pour un bis',
  plan: 'valider un plan',
  roundabout: 'placer un rond-point, ou y renoncer',
  skip: 'se passer de l’action',
  undo: 'annuler',
  redo: 'rétablir',
  confirm: 'confirmer le coup',
  cancel: 'renoncer',
  hint: 'demander un conseil, dans une partie sur cet appareil',
  help: 'aide de jeu, et ce que je peux faire',
  odds: 'ouvrir les probabilités',
  sayNow: 'dire ce que je peux faire',
  sayThis: 'expliquer la carte, la maison ou la piste',
  saySheet: 'lire ma feuille',
  sayRound: 'lire les cartes',
  sayPlans: 'lire les plans',
  sayAwaited: 'dire qui n’a pas encore joué',
  sayLastRound: 'lire le tour précédent',
};

export const keys: Text['turn']['keys'] = {
  title: 'Raccourcis clavier',
  space: 'Espace',
  names,
  namesIn: (streets) => ({
    ...names,
    ...Object.fromEntries(STREETS.map((key, i) => [key, `aller à la ${street(i, streets)}`])),
  }),
};
