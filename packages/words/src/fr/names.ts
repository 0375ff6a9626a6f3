import type { EditionId, Slot } from 'picket-engine';
import type { Words } from '../catalogue.ts';

export const editions: Words['editions'] = { '2018': 'Édition 2018', '2023': 'Édition 2023' };

/** Within a sentence: “l’édition 2018”. */
export function theEdition(edition: EditionId): string {
  return `l’édition ${edition}`;
}

export const modes: Words['modes'] = {
  standard: 'Standard',
  expert: 'Expert',
  solo: 'Solo',
  aaa: 'Solo AAA',
};

export const modeHints: Words['modeHints'] = {
  standard: 'les trois mêmes cartes pour tout le monde ; autant de joueurs que vous voulez',
  expert: 'trois cartes en main, dont une à passer ; à partir de deux joueurs',
  solo: 'en solitaire, jusqu’à épuisement des cartes',
  aaa: 'en solitaire face à l’AAA, qui reçoit une carte à chaque tour',
};

export const sheets: Words['sheets'] = { classic: 'Classique', blueprint: 'Épure' };

export const actions: Words['actions'] = {
  '2018': {
    fence: 'Géomètre',
    improve: 'Agent immobilier',
    park: 'Paysagiste',
    pool: 'Fabricant de piscine',
    temp: 'Agence d’intérim',
    bis: 'Numéro bis',
  },
  '2023': {
    fence: 'Barrière',
    improve: 'Amélioration',
    park: 'Parc',
    pool: 'Piscine',
    temp: 'Intérimaire',
    bis: 'Extension',
  },
};

export const short: Words['short'] = {
  fence: 'Barrière',
  improve: 'Valeur',
  park: 'Parc',
  pool: 'Piscine',
  temp: 'Intérim',
  bis: 'Bis',
};

export const slots: Words['slots'] = {
  '2018': { A: 'n°1', B: 'n°2', C: 'n°3' },
  '2023': { A: 'A', B: 'B', C: 'C' },
};

/** A plan within a sentence: “plan 1” or “plan A”. */
export function plan(slot: Slot, edition: EditionId): string {
  return `plan ${slots[edition][slot].replace('n°', '')}`;
}

export const streets: Words['streets'] = ['rue du haut', 'rue du milieu', 'rue du bas'];

export const columns: Words['columns'] = {
  plans: 'Plans',
  parks: 'Parcs',
  pools: 'Piscines',
  temps: 'Intérim',
  estates: 'Lotissements',
  bis: 'Bis',
  refusals: 'Refus',
  roundabouts: 'Ronds-points',
  total: 'Total',
};

export const endings: Words['endings'] = {
  plans: {
    name: 'Trois plans validés',
    sentence: 'Quelqu’un a validé les trois plans.',
    you: 'Vous avez validé les trois plans.',
  },
  refusals: {
    name: 'Troisième refus',
    sentence: 'Quelqu’un a coché son troisième refus de permis.',
    you: 'Vous avez coché votre troisième refus de permis.',
  },
  full: {
    name: 'Rues complètes',
    sentence: 'Quelqu’un a rempli toutes ses maisons.',
    you: 'Vous avez rempli toutes vos maisons.',
  },
  deck: {
    name: 'Pioche épuisée',
    sentence: 'Il reste trop peu de cartes pour un nouveau tour.',
    you: 'Il reste trop peu de cartes pour un nouveau tour.',
  },
};
