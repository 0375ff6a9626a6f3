import type { EditionId, Slot } from 'picket-engine';
import { frCore as words } from 'picket-words';
import type { RealTableText } from '../../text.ts';
import { points } from '../phrase.ts';

const plan = (slot: Slot, edition: EditionId): string =>
  `plan ${words.slots[edition][slot].replace('n°', '')}`;
const capitalPlan = (slot: Slot, edition: EditionId): string => `P${plan(slot, edition).slice(1)}`;

export const sheet: RealTableText['sheet'] = {
  title: 'La feuille seule',
  town: 'Votre ville',
  begin: {
    line: 'Les cartes sont sur la table. Indiquez le jeu, puis touchez les trois plans visibles.',
    edition: 'Édition',
    mode: 'Jeu',
    sheet: 'Feuille',
    advanced: 'Version avancée',
    advancedLine: 'Ronds-points et plans supplémentaires.',
    plans: 'Quels plans sont sur la table ?',
    start: 'Commencer la feuille',
    missing: 'Touchez un plan par ligne.',
    free: 'Feuille libre, sans contrôle',
  },
  pad: {
    numbers: 'Le numéro choisi',
    actions: 'L’action choisie',
    given: 'Laissée à l’AAA',
    unfit: (number) => `${number}, ne va nulle part`,
    soloCard: 'La carte Solo est sortie',
    planCard: (slot, edition) => `${capitalPlan(slot, edition)} : carte sortie`,
  },
  ask: (given) =>
    given
      ? 'Touchez le numéro, l’action, et l’action de la carte laissée à l’AAA.'
      : 'Touchez le numéro et l’action que vous prenez.',
  refuse: 'Aucun ne va',
  everyFits: 'Chaque numéro va quelque part sur votre feuille : pas de refus de permis.',
  undoRound: 'Revenir au tour précédent',
  compare: {
    open: 'Comparer',
    more: 'Plus',
    title: 'Comparer',
    line: 'Les autres scannent ce code avec l’appareil photo de leur téléphone. Leur feuille reçoit ainsi vos intérimaires et vos plans, sans serveur.',
    code: 'Code QR avec vos intérimaires et vos plans',
    name: 'Votre nom',
    someone: 'Quelqu’un',
    player: (nr) => `Joueur ${nr}`,
    shows: (temps, slots, edition) =>
      [words.count.temps(temps), ...slots.map((slot) => plan(slot, edition))].join(', '),
    temps: 'Intérimaires des autres',
    tempsLine: 'Combien de cases chacun a cochées.',
    claimed: (slot, edition) => `${capitalPlan(slot, edition)} déjà validé`,
    claimedLine: 'Par quelqu’un d’autre, à un tour précédent.',
    end: 'La partie est terminée',
    endLine: 'À toucher quand quelqu’un d’autre a mis fin à la partie.',
    met: (name, temps) => `${name} : ${words.count.temps(temps)}.`,
    waiting: (name) => `Commencez d’abord votre feuille : ce que ${name} a partagé y sera ajouté.`,
  },
  finish: {
    title: (total) => points(total),
    ended: 'Quelqu’un d’autre a mis fin à la partie.',
    rival: (name, total) => `${name} : ${points(total)}`,
    back: 'Retour à la partie',
    again: 'Nouvelle feuille',
  },
  free: {
    title: 'Feuille libre',
    line: 'Pour vos règles maison : rien n’est vérifié pendant la partie. Les marques que les règles interdisent sont listées et ne comptent pas.',
  },
};
