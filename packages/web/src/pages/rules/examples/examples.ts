import type { RuleId } from 'picket-words';
import type { Example, ExampleId, Window } from './example.ts';

/** The plans on the table, without their edition. */
export const PLANS = ['A-3', 'B-1', 'C-3'] as const;

const EMPTY = '.10 / .11 / .12';
/** Three houses between fences in the top street. */
const ESTATE = '.3|5,6,8|.4 / .11 / .12';
const THREE: Window = { street: 0, from: 3, to: 6 };

export const EXAMPLES: { readonly [E in ExampleId]: Example } = {
  rising: {
    rule: 'H1',
    scenes: [
      {
        sheet: '2,5,.2,10,.5 / .11 / .12',
        offers: [[8, 'park']],
        turn: '1 t4',
        show: { streets: [{ street: 0, from: 0, to: 5 }] },
      },
      {
        sheet: '2,5,.2,10,.5 / .11 / .12',
        offers: [[4, 'park']],
        turn: '1',
        refused: { do: 'write', number: 4, at: [0, 3] },
        show: { streets: [{ street: 0, from: 0, to: 5 }] },
      },
    ],
  },
  roundabout: {
    rule: 'H2',
    scenes: [
      {
        sheet: '5,8,.3|.5 / .11 / .12',
        offers: [[2, 'park']],
        turn: '1 ct3 t4',
        advanced: true,
        show: { streets: [{ street: 0, from: 0, to: 5 }], tracks: ['roundabouts'] },
      },
    ],
  },
  estate: {
    rule: 'H5',
    scenes: [{ sheet: '2,.2|5,6,8|.4 / .11 / .12', show: { streets: [{ street: 0, from: 0, to: 6 }] } }],
  },
  offer: { rule: 'K3' },
  refusal: {
    rule: 'T3',
    scenes: [
      {
        sheet:
          '.,8,9,10,11,12,13,14,15,16 / .,8,9,10,11,12,13,14,15,16,17 / .,7,8,9,10,11,12,13,14,15,16,17; refusals 1',
        offers: [
          [9, 'fence'],
          [12, 'park'],
          [15, 'pool'],
        ],
        turn: 'n',
        show: { offers: true, streets: [{ street: 0, from: 0, to: 4 }], tracks: ['refusals'] },
      },
    ],
  },
  hand: { rule: 'T5' },
  fence: {
    rule: 'A2',
    scenes: [
      { sheet: ESTATE, offers: [[9, 'fence']], turn: '1 m5 ft4', show: { offers: true, streets: [THREE] } },
    ],
  },
  usedEstate: {
    rule: 'A3',
    scenes: [
      {
        sheet: '.3|5*,6*,8*|.4 / .11 / .12',
        offers: [[9, 'fence']],
        turn: '1 m5',
        refused: { do: 'fence', at: [0, 3] },
        show: { streets: [THREE] },
      },
    ],
  },
  twins: {
    rule: 'A4',
    edition: '2018',
    scenes: [
      {
        sheet: '.3|5,6,6x|.4 / .11 / .12',
        offers: [[9, 'fence']],
        turn: '1 m5',
        refused: { do: 'fence', at: [0, 4] },
        show: { streets: [THREE] },
      },
    ],
  },
  value: {
    rule: 'A5',
    scenes: [
      {
        sheet: ESTATE,
        offers: [[9, 'improve']],
        turn: '1 m5 v3',
        show: { streets: [THREE], columns: [2, 3, 4] },
      },
    ],
  },
  park: {
    rule: 'A6',
    scenes: [
      {
        sheet: '.10 / .11 / .3,4,.,6,.6; parks 0.0.2',
        offers: [[15, 'park']],
        turn: '1 b12 p',
        show: { streets: [{ street: 2, from: 10, to: 12, park: true }] },
      },
    ],
  },
  pool: {
    rule: 'A7',
    scenes: [
      {
        sheet: '.5,7,.,11,.2 / .11 / .12',
        offers: [[9, 'pool']],
        turn: '1 t7 o',
        show: { streets: [{ street: 0, from: 5, to: 8 }], tracks: ['pools'] },
      },
    ],
  },
  temp: {
    rule: 'A9',
    scenes: [
      {
        sheet: '.,7,.2,11,.5 / .11 / .12',
        offers: [[8, 'temp']],
        turn: '1 +2 t4',
        show: {
          offers: true,
          changes: true,
          streets: [{ street: 0, from: 1, to: 5 }],
          tracks: ['temps'],
        },
      },
    ],
  },
  bis: {
    rule: 'A10',
    scenes: [
      {
        sheet: '.10 / .11 / .2,4,5x,5,.7',
        offers: [[9, 'bis']],
        turn: '1 m5 xb6',
        show: { streets: [{ street: 2, from: 2, to: 6 }], tracks: ['bis'] },
      },
    ],
  },
  copyAndFence: {
    rule: 'A11',
    edition: '2018',
    scenes: [
      {
        sheet: '.3|5,6|.2|.3 / .11 / .12',
        offers: [[9, 'bis']],
        turn: '1 m5',
        refused: { do: 'bis', from: [0, 4], at: [0, 5] },
        show: { streets: [{ street: 0, from: 3, to: 7 }] },
      },
    ],
  },
  extension: {
    rule: 'A12',
    edition: '2023',
    scenes: [
      {
        sheet: '.3|5,6|.2|.3 / .11 / .12',
        offers: [[9, 'bis']],
        turn: '1 m5 xt6',
        show: { streets: [{ street: 0, from: 3, to: 7 }] },
      },
    ],
  },
  plan: {
    rule: 'P3',
    scenes: [
      {
        sheet: '.3|5,6,8|.4 / .11 / .2|6,7,9,.|.6',
        offers: [[10, 'park']],
        turn: '1 b6 gC(t4-6,b3-6)',
        show: { plan: 2, streets: [THREE, { street: 2, from: 2, to: 6 }] },
      },
    ],
  },
  track: {
    rule: 'S2',
    scenes: [
      {
        sheet: '.2,3o,.3,9o,11o,.2 / 1o,.10 / .12',
        show: { tracks: ['pools'] },
      },
    ],
  },
  temps: { rule: 'S7' },
  end: {
    rule: 'G3',
    scenes: [
      { sheet: EMPTY, show: { plansDone: true } },
      { sheet: `${EMPTY}; refusals 3`, show: { tracks: ['refusals'] } },
      {
        sheet:
          '1,2|3o,5,6,8|9,10|12,14 / 2,4,5|6,7,8,9|10,12,13,14 / 1,2,3,4,5|6|7,8,9,11,13,15; parks 2.3.4',
        show: { town: true },
      },
    ],
  },
  pile: { rule: 'M12' },
};

/** The examples of a rule. */
export function examplesOf(rule: RuleId): ExampleId[] {
  return (Object.keys(EXAMPLES) as ExampleId[]).filter((id) => EXAMPLES[id].rule === rule);
}
