import type { EditionId, ModeId } from 'picket-engine';
import { frCore as words } from 'picket-words';
import type { HelpText } from '../text.ts';
import { counted, editionName, tempRanks } from './phrase.ts';

const inTurn = (values: readonly number[]): string => values.join(', puis ');

/** How a turn uses its cards, by mode. */
const WRITES: Record<ModeId, string> = {
  standard: 'un numéro',
  expert: 'le numéro d’une carte',
  solo: 'le numéro d’une carte',
  aaa: 'le numéro d’une carte',
};
const ACTS: Record<ModeId, string> = {
  standard: 'Vous pouvez utiliser l’action qui l’accompagne.',
  expert: 'Vous pouvez utiliser l’action d’une autre carte. La troisième passe à droite.',
  solo: 'Vous pouvez utiliser l’action d’une autre carte. Les trois sont défaussées.',
  aaa: 'Vous pouvez utiliser l’action d’une autre carte. La troisième va à l’AAA.',
};
const TOO_FEW = 'Elle se termine aussi quand il reste trop peu de cartes pour un nouveau tour.';
/** What else ends the game. */
const ENDS: Record<ModeId, Partial<Record<EditionId, string>>> = {
  standard: {},
  expert: {},
  solo: { '2018': TOO_FEW },
  aaa: { '2018': TOO_FEW },
};

export const aid: HelpText['aid'] = {
  title: 'Aide de jeu',
  print: 'Imprimer',
  lessons: 'Apprendre en jouant',
  sheets: 'Feuille',
  sheet: (edition, sheet) => (sheet === undefined ? edition : `${edition} ${words.sheets[sheet]}`),
  game: (mode, edition, advanced, players) =>
    [
      words.modes[mode],
      editionName(edition),
      ...(advanced ? ['version avancée'] : []),
      ...(players > 1 ? [counted(players, 'joueur', 'joueurs')] : []),
    ].join(', '),
  turn: {
    title: 'Votre coup',
    steps: (mode) => [
      {
        name: 'Écrire',
        line: `Écrivez ${mode === undefined ? 'un numéro' : WRITES[mode]} dans une maison vide. Les numéros augmentent de gauche à droite.`,
      },
      { name: 'Agir', line: mode === undefined ? ACTS.standard : ACTS[mode] },
      { name: 'Valider', line: 'Vous pouvez valider les plans que votre feuille remplit.' },
    ],
  },
  actions: {
    title: 'Actions',
    lines: {
      fence: 'Posez une barrière entre deux maisons.',
      improve: 'Augmentez la valeur d’une taille de lotissement.',
      park: 'Cochez une case de parc de la même rue.',
      pool: 'À construire si votre maison a un bassin.',
      temp: 'Modifiez le numéro de 2 au plus avant d’écrire.',
      bis: 'Répétez le numéro d’à côté ; cela coûte des points.',
    },
  },
  score: {
    title: 'Score',
    yours: 'vous avez',
    lines: {
      plans: 'valeur haute au premier tour, puis basse',
      parks: 'plus petite valeur restante par rue',
      pools: 'plus petite valeur restante',
      temps: tempRanks,
      estates: 'les complets, selon leur taille',
      bis: 'plus petite valeur restante',
      refusals: (values) => inTurn(values.slice(1)),
      roundabouts: (values) => `${inTurn(values.slice(1))} (version avancée)`,
    },
    solo: (temps, boxes, points) => `${temps} ; Solo : ${points} dès ${boxes}`,
    estimated: '* Estimé : aucune source ne le donne.',
  },
  end: {
    title: 'Fin de la partie',
    introduction: 'La partie se termine après le tour où quelqu’un',
    reasons: [
      'valide son troisième plan',
      'coche son troisième refus de permis',
      'ou remplit sa dernière maison',
    ],
    also: (mode, edition) => ENDS[mode][edition] ?? '',
    after: 'Aucun numéro ne va ? Cochez un refus de permis (sans action).',
  },
  rules: 'Toutes les règles',
  keys: 'Raccourcis clavier',
  box: {
    title: 'Les cartes de la boîte',
    line: (edition, cards) =>
      `${words.editions[edition]} : ${counted(cards, 'carte', 'cartes')}, chacune avec un numéro et une action.`,
    number: 'Numéro',
    all: 'Total',
    back: 'Retour à l’aide',
  },
};
