import type { Words } from '../catalogue.ts';
import { list } from './phrase.ts';

export const rulesPage = {
  title: 'The rules',
  introduction:
    'Every rule has an id, which tests, refusals and comments cite. Ids that begin with R are rulings: answers to ' +
    'questions that came up in play. A rule that holds only in some editions or modes names them.',
  glossary: 'Glossary',
  names: { title: 'Names by edition', card: 'On cards and tracks', slots: 'Plan slots' },
  sections: {
    sheet: 'The sheet',
    cards: 'Cards',
    turn: 'A turn',
    action: 'Actions and roundabouts',
    plan: 'Plans',
    score: 'Score',
    game: 'The game',
    mode: 'Modes',
    edition: 'Editions',
    notation: 'Notation',
  },
  list,
} satisfies Words['rulesPage'];
