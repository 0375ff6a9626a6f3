import type { ModeId } from 'picket-engine';
import { enCore as words } from 'picket-words';
import { capital, counted, dotted, list, numeral, ordinal, plural, points } from './phrase.ts';

export const end = {
  /** At a table with more than 200 players. */
  hall: {
    place: (rank: number, of: number, score: number) =>
      `You are ${ordinal(rank)} of ${of}, with ${points(score)}.`,
    best: (score: number, of: number) => `The best of ${of} towns has ${points(score)}.`,
    spread: (best: number, median: number) =>
      `The best town has ${points(best)}, and half of all towns have ${median} or more.`,
  },
  pageTitle: (city: string) => `${city}: final scores · Picket`,
  /** “Standard · 34 rounds · 4 players”. */
  facts: (mode: ModeId, rounds: number, players: number) =>
    dotted([words.modes[mode], counted(rounds, 'round', 'rounds'), counted(players, 'player', 'players')]),
  bot: 'bot',
  greetings: 'Greetings from',
  /** On the postmark, where there is room for a few letters. */
  postmark: (rounds: number) => `RD ${rounds}`,
  /** Who ended the game, if several play; an empty deck ends it for everyone. */
  ended: {
    plans: (who: string) => `${who} claimed all three plans.`,
    refusals: (who: string) => `${who} took a third permit refusal.`,
    full: (who: string) => `${who} filled every house.`,
  },
  names: list,
  place: ordinal,
  /** A shared rank, if there is little room. */
  shared: (rank: number) => `=${rank}`,
  postcard: (city: string, name: string, worth: number) =>
    `A postcard of ${city}, ${name}’s town, worth ${points(worth)}.`,
  points: 'points',
  player: 'Player',
  table: 'Scores by category',
  summary: (town: {
    readonly empty: number;
    readonly pools: number;
    readonly parks: number;
    readonly estates: number;
  }) => {
    const { empty, pools, parks, estates } = town;
    const some = (count: number, one: string, other: string): string =>
      `${numeral(count)} ${plural(count, one, other)}`;
    const houses =
      empty === 0 ? 'Every house built' : `${capital(some(empty, 'house', 'houses'))} left empty`;
    return `${houses}, ${some(estates, 'complete estate', 'complete estates')}, ${some(pools, 'pool', 'pools')}, ${some(parks, 'park box', 'park boxes')}.`;
  },
  moreTowns: 'The other towns',
  sameDeal: 'Same cards again',
  newGame: 'New game',
  yourTables: 'Your tables',
  saveRecord: 'Export game',
};
