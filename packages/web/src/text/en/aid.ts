import type { Action, EditionId, ModeId, Score, SheetId } from 'picket-engine';
import { enCore as words } from 'picket-words';
import { counted, tempRanks } from './phrase.ts';

type Line = string | ((values: readonly number[]) => string);

const inTurn = (values: readonly number[]): string => values.join(', then ');

/** How a turn uses its cards, by mode. */
const WRITES: Record<ModeId, string> = {
  standard: 'a number',
  expert: 'the number of one card',
  solo: 'the number of one card',
  aaa: 'the number of one card',
};
const ACTS: Record<ModeId, string> = {
  standard: 'You may use the action that came with it.',
  expert: 'You may use the action of another card. The third goes to the player on your right.',
  solo: 'You may use the action of another card. All three are discarded.',
  aaa: 'You may use the action of another card. The third goes to the AAA.',
};
/** What else ends the game. */
const ENDS: Record<ModeId, Partial<Record<EditionId, string>>> = {
  standard: {},
  expert: {},
  solo: { '2018': 'It also ends when there are too few cards for another round.' },
  aaa: { '2018': 'It also ends when there are too few cards for another round.' },
};

export const aid = {
  title: 'Player aid',
  print: 'Print',
  lessons: 'Learn by playing',
  sheets: 'Sheet',
  /** “2023 Classic”; the edition alone where it has one sheet. */
  sheet: (edition: EditionId, sheet: SheetId | undefined) =>
    sheet === undefined ? edition : `${edition} ${words.sheets[sheet]}`,
  /** Under the title, over a table: “Standard, 2018 edition, 4 players”. */
  game: (mode: ModeId, edition: EditionId, advanced: boolean, players: number) =>
    [
      words.modes[mode],
      words.editions[edition],
      ...(advanced ? ['advanced'] : []),
      ...(players > 1 ? [counted(players, 'player', 'players')] : []),
    ].join(', '),
  turn: {
    title: 'Your turn',
    steps: (mode: ModeId | undefined) => [
      {
        name: 'Write',
        line: `Write ${mode === undefined ? 'a number' : WRITES[mode]} in an empty house. Numbers increase from left to right.`,
      },
      { name: 'Act', line: mode === undefined ? ACTS.standard : ACTS[mode] },
      { name: 'Plan', line: 'You may claim any plans your sheet meets.' },
    ],
  },
  actions: {
    title: 'Actions',
    lines: {
      fence: 'Put up a fence between any two houses.',
      improve: 'Raise the value of one estate size.',
      park: 'Cross a park box in the same street.',
      pool: 'Build it if your house has a plot.',
      temp: 'Change the number by up to 2 before writing.',
      bis: 'Repeat a neighbour’s number, at a cost.',
    } satisfies Record<Action, string>,
  },
  score: {
    title: 'Score',
    yours: 'yours now',
    /** Printed numbers are filled in from the sheet shown: the values of a track, or points by place. */
    lines: {
      plans: 'high in the first round, then low',
      parks: 'lowest value left in each street',
      pools: 'lowest value left',
      temps: tempRanks,
      estates: 'complete ones, by size',
      bis: 'lowest value left',
      refusals: (values) => inTurn(values.slice(1)),
      roundabouts: (values) => `${inTurn(values.slice(1))} (advanced)`,
    } satisfies { readonly [P in keyof Omit<Score, 'total'>]: Line } as {
      readonly [P in keyof Omit<Score, 'total'>]: Line;
    },
    /** The temps in an edition that has Solo. */
    solo: (temps: string, boxes: number, points: number) => `${temps}; Solo ${points} for ${boxes}+`,
    estimated: '* Estimated: no source prints it.',
  },
  end: {
    title: 'End of the game',
    introduction: 'The game ends after the round in which a player',
    reasons: ['claims their third plan', 'takes their third permit refusal', 'or fills their last house'],
    also: (mode: ModeId, edition: EditionId) => ENDS[mode][edition] ?? '',
    after: 'No number fits? Take a permit refusal (no action).',
  },
  rules: 'All rules',
  keys: 'Keys',
  /** How many cards there are of each number and action. */
  box: {
    title: 'Cards in the box',
    line: (edition: EditionId, cards: number) =>
      `${words.editions[edition]}: ${counted(cards, 'card', 'cards')}, each with a number and an action.`,
    number: 'Number',
    all: 'All',
    back: 'Back to the aid',
  },
};
