import { ACTIONS, type Action } from 'picket-engine';
import { at, END_TURN, isLate, isNew, MARK, planPoints, readyPlanCard, WHICH, WRITE } from './common.ts';
import { FIRST_PARTS } from './firstParts.ts';
import type { Cue, Lesson } from './lesson.ts';
import {
  completeEstate,
  fencedOff,
  hasBlockedHouses,
  newCard,
  numberOf,
  playable,
  takenAction,
  writtenAt,
  type Moment,
} from './moment.ts';
import { cards, CHIPS, GAPS, houses, lot, LOTS, SIZES, track } from './targets.ts';
import { TOPICS } from './topics.ts';

const isRefused = ({ editor }: Moment): boolean => editor.draft.turn.refused;
const takes = (action: Action) => (moment: Moment) => takenAction(moment) === action;
const acted = (action: Action) => (moment: Moment) => takes(action)(moment) && moment.editor.draft.turn.acted;
const takeable = (moment: Moment): string => cards(playable(moment));
const firstNewCard = (moment: Moment): string => cards([newCard(moment)?.index ?? 0]);
const written = (moment: Moment): string => lot(...writtenAt(moment));

/** Topics that did not come up in the first part, because no card with them was playable; as many as fit in one cue. */
const missed = (moment: Moment) =>
  (['estate', ...ACTIONS] as const).filter((topic) => isNew(moment, topic)).slice(0, 2);

/** A card with a new action. */
const card = (action: Action): Cue => ({
  when: at('choosing', (moment) => !isLate(moment) && newCard(moment)?.action === action),
  at: firstNewCard,
  teaches: [action],
  say: ({ first }) => first.card[action],
});

const CUES: readonly Cue[] = [
  {
    when: (moment) => isRefused(moment) && isLate(moment),
    at: () => track('refusal'),
    teaches: ['end'],
    say: ({ first }) => first.end,
  },
  {
    when: isRefused,
    at: () => track('refusal'),
    say: ({ first }) => first.refused,
  },
  WHICH,
  {
    when: at('refusing'),
    at: () => CHIPS,
    teaches: ['refusal', 'whyNot'],
    say: ({ first }) => first.refusal,
  },
  {
    when: at('planning'),
    at: readyPlanCard,
    teaches: ['plan'],
    say: ({ first }, moment) => first.plan(planPoints(moment)),
  },

  {
    when: at('choosing', (moment) => isLate(moment) && missed(moment).length > 0),
    at: takeable,
    teaches: missed,
    say: ({ first }, moment) => {
      const said = missed(moment).map((topic) =>
        topic === 'estate' ? first.lateEstate : first.card[topic][0],
      );
      return said.length === 1 ? [...said, first.lateCard] : said;
    },
  },
  {
    when: at('choosing', isLate),
    at: takeable,
    say: ({ first }, { editor }) => first.late(editor.view.state.rounds.length + 1),
  },
  {
    when: at('choosing', ({ part, round }) => part === 0 && round === 0),
    at: firstNewCard,
    say: ({ first }) => first.cards,
  },
  ...ACTIONS.map(card),
  { when: at('choosing'), at: takeable, say: ({ turn }) => turn.choose },

  {
    when: at('writing', (moment) => isNew(moment, 'write')),
    at: () => LOTS,
    teaches: ['write'],
    say: ({ first }, moment) => first.write(numberOf(moment)),
  },
  {
    when: at('writing', (moment) => isNew(moment, 'whyNot') && hasBlockedHouses(moment)),
    at: () => LOTS,
    teaches: ['whyNot'],
    say: ({ first }, moment) => first.whyNot(numberOf(moment)),
  },
  {
    when: at('writing', takes('temp')),
    at: () => LOTS,
    say: ({ first }, moment) => first.useTemp(numberOf(moment)),
  },
  {
    when: at('writing', takes('pool')),
    at: () => LOTS,
    say: ({ first }, moment) => first.choosePlot(numberOf(moment)),
  },
  WRITE,

  {
    when: at('acting', takes('fence')),
    at: () => GAPS,
    teaches: ['fence'],
    say: ({ first }) => first.putFence,
  },
  {
    when: at('acting', takes('improve')),
    at: () => SIZES,
    teaches: ['improve'],
    say: ({ first }) => first.raise,
  },
  { when: at('acting', takes('bis')), at: () => LOTS, teaches: ['bis'], say: ({ first }) => first.copy },
  MARK,

  {
    when: at('done', (moment) => isNew(moment, 'estate') && completeEstate(moment) !== undefined),
    at: (moment) => houses(completeEstate(moment)),
    teaches: ['estate'],
    say: ({ first }, moment) => {
      const { size = 0, value = 0 } = completeEstate(moment) ?? {};
      return first.estateDone(size, value);
    },
  },
  {
    when: at('done', (moment) => isNew(moment, 'estate') && fencedOff(moment) !== undefined),
    at: (moment) => houses(fencedOff(moment)),
    teaches: ['estate'],
    say: ({ first }, moment) => first.estateOpen(fencedOff(moment)?.size ?? 0),
  },
  {
    when: at('done', (moment) => isNew(moment, 'write')),
    at: written,
    teaches: ['write'],
    say: ({ first }, moment) => first.wrote(numberOf(moment)),
  },
  {
    when: at('done', (moment) => isNew(moment, 'park') && acted('park')(moment)),
    at: (moment) => `[data-cell="explain parks ${writtenAt(moment)[0]}"]`,
    teaches: ['park'],
    say: ({ first }) => first.parkGrown,
  },
  {
    when: at('done', (moment) => isNew(moment, 'pool') && acted('pool')(moment)),
    at: written,
    teaches: ['pool'],
    say: ({ first }) => first.poolBuilt,
  },
  {
    when: at('done', (moment) => isNew(moment, 'pool') && takes('pool')(moment)),
    at: written,
    teaches: ['pool'],
    say: ({ first }) => first.noPool,
  },
  {
    when: at('done', (moment) => isNew(moment, 'temp') && acted('temp')(moment)),
    at: () => track('temp'),
    teaches: ['temp'],
    say: ({ first }) => first.tempUsed,
  },
  END_TURN,
];

export const FIRST: Lesson = { id: 'first', parts: FIRST_PARTS, topics: TOPICS.first, cues: CUES };
