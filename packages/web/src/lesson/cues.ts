import type { Action } from 'picket-engine';
import {
  completeEstate,
  fencedOff,
  hasBlockedHouses,
  newCard,
  numberOf,
  playable,
  readyPlan,
  takenAction,
  writtenAt,
  type FoundEstate,
  type Moment,
  type Stage,
} from './moment.ts';
import type { LessonText } from '../text/text.ts';
import type { Topic } from './topics.ts';

/** The sentences, by the name that the texts have for them. */
type CueId = keyof LessonText['cues'];
type CueFacts = Parameters<LessonText['cues'][CueId]>[0];

/** One or two sentences: when their moment has come, what they are about, and what they teach. */
export interface Cue {
  readonly id: CueId;
  readonly when: (moment: Moment) => boolean;
  /** A selector of what is highlighted. */
  readonly at: (moment: Moment) => string;
  readonly teaches?: readonly Topic[];
  readonly facts?: (moment: Moment) => CueFacts;
}

const LOTS = '[role=gridcell].pk-open[data-cell^="lot"]';
const GAPS = '[role=gridcell].pk-open[data-cell^="gap"]';
const CHIPS = '[data-chip]';
export const CONFIRM = '[data-confirm]';
const offers = (indexes: readonly number[]): string => indexes.map((i) => `[data-offer="${i}"]`).join(', ');
const lot = (street: number, house: number): string => `[data-cell="lot ${street} ${house}"]`;
const track = (icon: string): string => `[data-track="${icon}"]`;
const houses = (estate: FoundEstate | undefined): string =>
  Array.from({ length: estate?.size ?? 0 }, (_, i) =>
    lot(estate?.street ?? 0, (estate?.first ?? 0) + i),
  ).join(', ');

const at =
  (stage: Stage, also: (moment: Moment) => boolean = () => true) =>
  (moment: Moment): boolean =>
    moment.stage === stage && also(moment);
const isNew = ({ taught }: Moment, topic: Topic): boolean => !taught.has(topic);
const isLate = ({ part }: Moment): boolean => part > 0;
const number = (moment: Moment): CueFacts => ({ number: numberOf(moment) });
const acted = (action: Action) => (moment: Moment) =>
  takenAction(moment) === action && moment.editor.draft.turn.acted;

/** A card with an action that is new. */
const card = (action: Action): Cue => ({
  id: `card-${action}`,
  when: at('choosing', (moment) => !isLate(moment) && newCard(moment)?.action === action),
  at: (moment) => offers([newCard(moment)?.index ?? 0]),
  teaches: [action],
});

/** In order: the first whose moment has come is shown. */
const CUES: readonly Cue[] = [
  {
    id: 'end',
    when: ({ editor }) => editor.draft.turn.refused,
    at: () => track('refusal'),
    teaches: ['end'],
  },
  { id: 'which', when: at('asking'), at: () => CHIPS },
  { id: 'refusal', when: at('refusing'), at: () => CHIPS, teaches: ['refusal', 'whyNot'] },
  {
    id: 'plan',
    when: at('planning'),
    at: (moment) => `[data-plan="${readyPlan(moment) ?? ''}"]`,
    teaches: ['plan'],
    facts: (moment) => ({
      points: moment.editor.position.worth['ABC'.indexOf(readyPlan(moment) ?? 'A')] ?? 0,
    }),
  },

  {
    id: 'lateEstate',
    when: at('choosing', (moment) => isLate(moment) && isNew(moment, 'estate')),
    at: (moment) => offers(playable(moment)),
    teaches: ['estate'],
  },
  {
    id: 'late',
    when: at('choosing', isLate),
    at: (moment) => offers(playable(moment)),
    facts: ({ editor }) => ({ round: editor.view.state.rounds.length + 1 }),
  },
  {
    id: 'cards',
    when: at('choosing', ({ part, round }) => part === 0 && round === 0),
    at: (moment) => offers([newCard(moment)?.index ?? 0]),
  },
  ...(['fence', 'improve', 'park', 'pool', 'temp', 'bis'] as const).map(card),
  { id: 'free', when: at('choosing'), at: (moment) => offers(playable(moment)) },

  {
    id: 'write',
    when: at('writing', (moment) => isNew(moment, 'write')),
    at: () => LOTS,
    teaches: ['write'],
    facts: number,
  },
  {
    id: 'whyNot',
    when: at('writing', (moment) => isNew(moment, 'whyNot') && hasBlockedHouses(moment)),
    at: () => LOTS,
    teaches: ['whyNot'],
    facts: number,
  },
  {
    id: 'useTemp',
    when: at('writing', (moment) => takenAction(moment) === 'temp'),
    at: () => LOTS,
    facts: number,
  },
  {
    id: 'choosePlot',
    when: at('writing', (moment) => takenAction(moment) === 'pool'),
    at: () => LOTS,
    facts: number,
  },
  { id: 'writeAgain', when: at('writing'), at: () => LOTS, facts: number },

  {
    id: 'putFence',
    when: at('acting', (moment) => takenAction(moment) === 'fence'),
    at: () => GAPS,
    teaches: ['fence'],
  },
  {
    id: 'raise',
    when: at('acting', (moment) => takenAction(moment) === 'improve'),
    at: () => '[data-size]',
    teaches: ['improve'],
  },
  {
    id: 'copy',
    when: at('acting', (moment) => takenAction(moment) === 'bis'),
    at: () => LOTS,
    teaches: ['bis'],
  },
  { id: 'mark', when: at('acting'), at: () => CHIPS },

  {
    id: 'estateDone',
    when: at('done', (moment) => isNew(moment, 'estate') && completeEstate(moment) !== undefined),
    at: (moment) => houses(completeEstate(moment)),
    teaches: ['estate'],
    facts: (moment) => ({
      size: completeEstate(moment)?.size ?? 0,
      points: completeEstate(moment)?.value ?? 0,
    }),
  },
  {
    id: 'estateOpen',
    when: at('done', (moment) => isNew(moment, 'estate') && fencedOff(moment) !== undefined),
    at: (moment) => houses(fencedOff(moment)),
    teaches: ['estate'],
    facts: (moment) => ({ size: fencedOff(moment)?.size ?? 0 }),
  },
  {
    id: 'wrote',
    when: at('done', (moment) => isNew(moment, 'write')),
    at: (moment) => lot(...writtenAt(moment)),
    teaches: ['write'],
    facts: number,
  },
  {
    id: 'parkGrown',
    when: at('done', (moment) => isNew(moment, 'park') && acted('park')(moment)),
    at: (moment) => `[data-cell="explain parks ${writtenAt(moment)[0]}"]`,
    teaches: ['park'],
  },
  {
    id: 'poolBuilt',
    when: at('done', (moment) => isNew(moment, 'pool') && acted('pool')(moment)),
    at: (moment) => lot(...writtenAt(moment)),
    teaches: ['pool'],
  },
  {
    id: 'noPool',
    when: at('done', (moment) => isNew(moment, 'pool') && takenAction(moment) === 'pool'),
    at: (moment) => lot(...writtenAt(moment)),
    teaches: ['pool'],
  },
  {
    id: 'tempUsed',
    when: at('done', (moment) => isNew(moment, 'temp') && acted('temp')(moment)),
    at: () => track('temp'),
    teaches: ['temp'],
  },
  { id: 'confirm', when: at('done'), at: () => CONFIRM },
];

/** What is shown now. A submitted turn needs no words. */
export function cueOf(moment: Moment): Cue | undefined {
  return moment.editor.sent ? undefined : CUES.find(({ when }) => when(moment));
}
