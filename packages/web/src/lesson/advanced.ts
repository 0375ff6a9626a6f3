import { defaultOptions, describeSheet, type Options, type Spot } from 'picket-engine';
import { spotCount } from '../turn/tappable.ts';
import { at, isLate, isNew, planPoints, readyPlanCard, REST_OF_TURN } from './common.ts';
import type { Lesson, Part } from './lesson.ts';
import { numberOf, playable, readyPlan, type Moment } from './moment.ts';
import { cards, lot, LOTS, ROUNDABOUT, track } from './targets.ts';
import { TOPICS } from './topics.ts';

const OPTIONS: Options = {
  ...defaultOptions,
  advanced: true,
  players: ['Player 1', 'Hazel'],
  plans: ['2018-A-adv-5', '2018-B-adv-3', '2018-C-2'],
};
const SEED = '4a1kBIKUSpxRxHwIrvlnZQ';
const EARLY =
  '3b10ft5.2b9fm10;1m1o.3t7v1;1t1p.1t1p;2+0t6.2-1t4;1b9fb8.ct6,1t5fm1;3t9ft6.3t9fb1;1b6v4.3m9xt10l;1t2p.1t2p;1t8p.1t8p;' +
  '1t3v1.2m7v4;1b3p.1t3;1b1v4.1m1v2gC(t1-5,t7-10,m1)';
const BETWEEN =
  'cb5,1b2v4.3b1fb11;3m5fb6.3b8fb3;2t10.2m10p;3b4ft1.3b12fm9;3m3fb7.cb10,3b11fb7;2m11fm1.2m11fm2;3b7p.2b3fb8;3b12v6.1m8p';

/** The same game twice: when a roundabout helps, and later with one built and a plan ready to claim. */
const PARTS: readonly Part[] = [
  { options: OPTIONS, seed: SEED, played: EARLY, rounds: ['3b1fb11', '3b8fb3'] },
  { options: OPTIONS, seed: SEED, played: `${EARLY};${BETWEEN}`, rounds: ['n'] },
];

const takeable = (moment: Moment): string => cards(playable(moment));

/** A roundabout on the drafted sheet. */
function roundaboutOf({ editor }: Moment): Spot | undefined {
  const found = describeSheet(editor.draft.turn.sheet).streets.flatMap(({ houses }, street) =>
    houses.flatMap(({ kind }, house): Spot[] => (kind === 'roundabout' ? [[street, house]] : [])),
  );
  return found[0];
}

const roundaboutLot = (moment: Moment): string => lot(...(roundaboutOf(moment) ?? [0, 0]));
const hasRoundabout = (moment: Moment): boolean => roundaboutOf(moment) !== undefined;

export const ADVANCED: Lesson = {
  id: 'advanced',
  parts: PARTS,
  topics: TOPICS.advanced,
  cues: [
    {
      when: at('placing'),
      at: () => LOTS,
      say: ({ advanced }) => advanced.place,
    },
    {
      when: at('writing', ({ editor }) => spotCount(editor) === 0),
      at: () => ROUNDABOUT,
      say: ({ advanced }, moment) => advanced.only(numberOf(moment)),
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'roundabout') && !isLate(moment)),
      at: () => ROUNDABOUT,
      teaches: ['roundabout'],
      say: ({ advanced }) => advanced.roundabout,
    },
    {
      when: at('writing', (moment) => isNew(moment, 'sides') && hasRoundabout(moment)),
      at: () => LOTS,
      about: roundaboutLot,
      teaches: ['sides'],
      say: ({ advanced }, moment) => advanced.sidesWriting(numberOf(moment)),
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'sides') && isLate(moment)),
      at: takeable,
      about: roundaboutLot,
      teaches: ['sides'],
      say: ({ advanced }) => advanced.sides,
    },
    {
      when: at('done', (moment) => isNew(moment, 'cost') && hasRoundabout(moment)),
      at: () => track('roundabout'),
      teaches: ['cost'],
      say: ({ advanced }) => advanced.cost,
    },
    {
      when: at('choosing', (moment) => isNew(moment, 'cost') && moment.round > 0),
      at: takeable,
      about: () => track('roundabout'),
      teaches: ['cost'],
      say: ({ advanced }) => advanced.costChoosing,
    },
    {
      when: at('planning', (moment) => readyPlan(moment) !== undefined && isLate(moment)),
      at: readyPlanCard,
      teaches: ['advancedPlan'],
      say: ({ advanced }, moment) => advanced.plan(planPoints(moment)),
    },
    { when: at('choosing', isLate), at: takeable, say: ({ advanced }) => advanced.late },
    { when: at('choosing'), at: takeable, say: ({ turn }) => turn.choose },
    ...REST_OF_TURN,
  ],
};
