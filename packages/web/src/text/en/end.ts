import type { EndText } from '../endText.ts';
import { counted, numeral, ordinal, plural } from './phrase.ts';

export const end: EndText = {
  pageTitle: (city) => `${city}: final scores · Picket`,
  facts: (mode, rounds, players) =>
    `${mode} · ${counted(rounds, 'round', 'rounds')} · ${counted(players, 'player', 'players')}`,
  practice: 'Practice',
  bot: 'bot',
  greetings: 'Greetings from',
  postmark: (rounds) => `RD ${rounds}`,
  place: ordinal,
  shared: (rank) => `=${rank}`,
  townOf: (name) => `The town of ${name}`,
  postcard: (city, name, points) =>
    `A postcard of ${city}, the town of ${name}, worth ${counted(points, 'point', 'points')}.`,
  points: 'points',
  player: 'Player',
  table: 'Scores by part',
  summary: ({ empty, pools, parks, estates }) => {
    const houses =
      empty === 0
        ? 'Every house built'
        : `${capital(numeral(empty))} ${plural(empty, 'house', 'houses')} left empty`;
    const rest = [
      `${numeral(estates)} ${plural(estates, 'estate', 'estates')} complete`,
      `${numeral(pools)} ${plural(pools, 'pool', 'pools')} dug`,
      `${numeral(parks)} ${plural(parks, 'park box', 'park boxes')} planted`,
    ];
    return `${[houses, ...rest].join(', ')}.`;
  },
  moreTowns: 'The other towns',
  rematch: (several) => (several ? 'Rematch, new cards' : 'Play again, new cards'),
  sameDeal: 'Play this deal again',
  newGame: 'New game',
  yourTables: 'Your tables',
  saveRecord: 'Save the record',
  card: {
    open: 'Save the postcard',
    show: (name) => `Show the postcard of ${name}`,
    title: (city) => `A postcard from ${city}`,
    line: 'PNG can be sent anywhere; SVG stays sharp at any size.',
    png: 'Save as PNG',
    svg: 'Save as SVG',
    failed: 'The browser could not make this picture. Try the other kind.',
  },
  takeBack: {
    name: 'Take back the last round',
    line: 'You play on from there, and the game counts as practice.',
    done: 'The last round is taken back. The game counts as practice from now on.',
  },
  imported:
    'This game came from a file. Its cards, turns and scores were checked; its names, towns, bots and date were not.',
  fair: {
    line: 'The cards were settled before the first was turned: this seed gives the deal, and its hash was fixed from the start.',
    seed: 'Seed',
    hash: 'Hash',
    how: 'How to check it',
  },
  houseWhy: 'Why?',
};

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
