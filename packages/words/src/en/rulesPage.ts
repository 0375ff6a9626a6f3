import type { Words } from '../catalogue.ts';
import { list } from './phrase.ts';

export const rulesPage = {
  title: 'The rules',
  introduction:
    'Every rule has an id, and names the editions and modes it is limited to. Ids that begin with R are rulings, for ' +
    'questions that the rulebooks leave open or that only one of them answers; each names its source. What one rulebook ' +
    'prints also settles the question in the other edition, unless the rule is limited to one. Values marked as estimated ' +
    'are not printed in any source we have.',
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
  sources: {
    '2018': '2018 rulebook',
    '2018-german': '2018 rulebook in German',
    '2023': '2023 rulebook',
    ours: 'our ruling',
  },
  source: (names) => `Source: ${list(names)}.`,
  list,
} satisfies Words['rulesPage'];
