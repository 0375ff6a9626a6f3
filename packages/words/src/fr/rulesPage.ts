import type { Words } from '../catalogue.ts';
import { list } from './phrase.ts';

export const rulesPage: Words['rulesPage'] = {
  title: 'Les règles',
  introduction:
    'Chaque règle a un identifiant et indique les éditions et les modes auxquels elle se limite. Les identifiants qui ' +
    'commencent par R sont des décisions, sur des questions que les livrets laissent ouvertes ou que l’un d’eux seulement ' +
    'tranche ; chacune indique sa source. Ce que dit un livret tranche aussi la question dans l’autre édition, sauf si la ' +
    'règle se limite à l’une. Les valeurs marquées comme estimées ne figurent dans aucune de nos sources.',
  about: {
    title: 'Le jeu en bref',
    paragraphs: [
      'Vous bâtissez une petite ville de trois rues, et tout le monde fait de même, chacun sur sa feuille. À chaque tour, ' +
        'trois cartes sont révélées, chacune avec un numéro de maison et une action, et ce sont les mêmes pour tout le ' +
        'monde. Vous en choisissez une, écrivez son numéro dans une maison vide, et pouvez utiliser son action.',
      'Les numéros doivent augmenter le long de chaque rue : l’endroit où vous écrivez un numéro décide donc de ceux que ' +
        'vous pourrez encore placer. Les barrières divisent les rues en lotissements ; un lotissement rapporte des points dès que ' +
        'toutes ses maisons ont un numéro. Parcs, piscines et intérimaires en rapportent d’autres, et les numéros répétés ' +
        'en coûtent quelques-uns.',
      'Trois plans disent quels lotissements, ou quelles autres choses, il faut à la ville. Qui valide un plan en premier ' +
        'marque davantage. La partie se termine quand quelqu’un a validé les trois plans, rempli ' +
        'toutes ses maisons ou coché trois refus de permis. Le plus grand total l’emporte.',
    ],
  },
  glossary: 'Glossaire',
  names: { title: 'Noms selon l’édition', card: 'Sur les cartes et les pistes', slots: 'Catégories de plan' },
  sections: {
    sheet: 'La feuille',
    cards: 'Cartes',
    turn: 'Un coup',
    action: 'Actions et ronds-points',
    plan: 'Plans',
    score: 'Score',
    game: 'La partie',
    mode: 'Modes',
    edition: 'Éditions',
    notation: 'Notation',
  },
  sources: {
    '2018': 'livret 2018',
    '2018-german': 'livret 2018 en allemand',
    '2023': 'livret 2023',
    ours: 'notre décision',
  },
  source: (names) => `Source : ${list(names)}.`,
  list,
};
