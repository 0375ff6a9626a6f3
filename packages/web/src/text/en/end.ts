import type { EndText } from '../pagesText.ts';
import { counted, numeral, ordinal, plural } from './phrase.ts';

export const end: EndText = {
  pageTitle: (city) => `${city}: final scores · Picket`,
  finalScores: 'Final scores',
  facts: (mode, rounds, players) =>
    `${mode} · ${counted(rounds, 'round', 'rounds')} · ${counted(players, 'player', 'players')}`,
  greetings: 'Greetings from',
  postmark: (rounds) => `RD ${rounds}`,
  ranking: 'Ranking',
  place: ordinal,
  townOf: (name) => `The town of ${name}`,
  postcard: (city, name, points) =>
    `A postcard of ${city}, the town of ${name}, worth ${counted(points, 'point', 'points')}.`,
  points: 'points',
  total: 'Total',
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
  playAgain: 'Play again',
  newGame: 'New game',
  saveRecord: 'Save the record',
  savePostcard: 'Save the postcard',
  seed: (seed) => `Seed of the deal: ${seed}`,
};

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
