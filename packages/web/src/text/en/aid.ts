import type { Action, EditionId, Score, SheetId } from 'picket-engine';
import { enCore as words } from 'picket-words';
import { tempRanks } from './phrase.ts';

type Line = string | ((values: readonly number[]) => string);

const inTurn = (values: readonly number[]): string => values.join(', then ');

export const aid = {
  title: 'Player aid',
  print: 'Print',
  lessons: 'Learn by playing',
  sheets: 'Sheet',
  /** “2023 Classic”; the edition alone where it has one sheet. */
  sheet: (edition: EditionId, sheet: SheetId | undefined) =>
    sheet === undefined ? edition : `${edition} ${words.sheets[sheet]}`,
  turn: {
    title: 'Your turn',
    steps: [
      {
        name: 'Write',
        line: 'Write a number in an empty house. Numbers increase from left to right.',
      },
      { name: 'Act', line: 'You may use the action that came with it.' },
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
    /** The temps where Solo can be played, too. */
    solo: (temps: string, boxes: number, points: number) => `${temps}; Solo ${points} for ${boxes}+`,
    estimated: '* Estimated: no source prints it.',
  },
  end: {
    title: 'End of the game',
    introduction: 'The game ends after the round in which a player',
    reasons: ['claims their third plan', 'crosses their third refusal', 'fills their last house'],
    after: 'No number fits? Take a permit refusal (no action).',
  },
};
