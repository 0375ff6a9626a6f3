import type { EditionId, Slot } from 'picket-engine';
import { frCore as words } from 'picket-words';
import type { RealTableText } from '../../text.ts';
import { counted, de, list, points } from '../phrase.ts';

const plan = (slot: Slot, edition: EditionId): string =>
  `Plan ${words.slots[edition][slot].replace('n°', '')}`;

export const cards: RealTableText['cards'] = {
  title: 'Les cartes seules',
  begin: {
    line: 'Des feuilles de papier sur la table et Picket comme pioche. Choisissez un jeu ; les plans sont tirés au sort.',
    players: 'Joueurs',
    playersLine: 'Les noms, séparés par des virgules. Facultatif.',
    playersExpert: 'Les noms, séparés par des virgules, dans l’ordre où les cartes se transmettent.',
    example: 'Ada, Bob',
    tooFew: 'Indiquez les noms d’au moins deux joueurs.',
    tooMany: 'Il n’y a pas assez de cartes pour autant de joueurs.',
    start: 'Distribuer',
  },
  flip: 'Retourner',
  flipBack: 'Revenir en arrière',
  more: 'Plus',
  keys: 'Clavier : → ou Entrée retourne les cartes, ← revient en arrière.',
  both: 'Pour les deux côtés de la table',
  bothLine: 'Tout est affiché deux fois, dont une à l’envers.',
  end: 'Terminer cette partie',
  endLine: 'Range les cartes. Comptez ensuite les feuilles avec le calcul du score.',
  endSure: 'Touchez encore pour ranger les cartes',
  calculator: 'Calcul du score',
  eachLeft: (left) => `${counted(left, 'carte restante', 'cartes restantes')} par pile`,
  left: (left) => `${counted(left, 'carte restante', 'cartes restantes')} dans la pile`,
  leftTitle: 'Cartes restantes',
  leftLine: 'Les cartes que personne n’a vues depuis le dernier mélange, par numéro et par action.',
  number: 'Numéro',
  all: 'Total',
  claim: {
    title: (slot, edition) => `${plan(slot, edition)} : validé`,
    line: (worth) => `À ce tour, il rapporte ${points(worth)}.`,
    anyone: 'Validé par quelqu’un',
    you: 'Vous',
    now: points,
    notYet: 'pas validé',
    earlier: (worth) => `${points(worth)}, à un tour précédent`,
    reshuffle: 'Remélanger avant le prochain tour',
    reshuffleLine: 'La première personne qui valide un plan peut le demander.',
  },
  given: 'Pour l’AAA',
  giveAsk: 'Touchez la carte que vous laissez à l’AAA, puis retournez.',
  temps: 'Votre intérim',
  fewer: 'Une case d’intérim de moins',
  moreTemps: 'Une case d’intérim de plus',
  hands: {
    line: 'Chaque personne regarde sa main et touche la carte à transmettre.',
    show: (name) => `${name} : regarder sa main`,
    passed: 'une carte est choisie',
    waiting: 'pas encore de carte choisie',
    title: (name) => `La main ${de(name)}`,
    ask: 'Que personne d’autre ne regarde. Touchez la carte que vous passez à droite.',
    passedOn: 'Transmise',
    hide: 'Cacher la main',
    missing: (names) => `Pas encore de carte à transmettre : ${list(names)}.`,
  },
  over: 'Il n’y a plus de cartes : la partie est finie.',
};
