import type { Words } from '../catalogue.ts';
import { list } from './phrase.ts';

export const rulesPage = {
  title: 'The rules',
  introduction:
    'Every rule has an id, and names the editions and modes it is limited to. Ids that begin with R are rulings, for ' +
    'questions that the rulebooks leave open or that only one of them answers; each names its source. What one rulebook ' +
    'prints also settles the question in the other edition, unless the rule is limited to one. Values marked as estimated ' +
    'are not printed in any source we have.',
  about: {
    title: 'What it is about',
    paragraphs: [
      'You are building a small town of three streets, and so is everyone else, each on their own sheet. Every round ' +
        'turns up three cards, each with a house number and an action, and all players use the same three. You pick one, ' +
        'write its number in an empty house, and may use its action.',
      'House numbers must rise along each street, so where you write a number decides what still fits later. Fences ' +
        'divide the streets into estates; an estate scores once all its houses have numbers. Parks, pools and temps bring ' +
        'more points, and repeated numbers cost some.',
      'Three plans say which estates, or which other things, the town needs. The first players to claim a plan get more ' +
        'for it. The game ends when a player has claimed all three, filled every house, or been refused a permit three ' +
        'times. The player with the most points wins.',
    ],
  },
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
