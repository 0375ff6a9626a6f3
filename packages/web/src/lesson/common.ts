import { SLOTS, type Action } from 'picket-engine';
import type { Cue } from './lesson.ts';
import { numberOf, readyPlan, takenAction, type Moment, type Stage } from './moment.ts';
import { CHIPS, CONFIRM, GAPS, LOTS, plan, SIZES } from './targets.ts';
import type { Topic } from './topics.ts';

/** Shared by several lessons: conditions, and the cues of a turn for a player who knows the game. */

export const at =
  (stage: Stage, also: (moment: Moment) => boolean = () => true) =>
  (moment: Moment): boolean =>
    moment.stage === stage && also(moment);

export const isNew = ({ taught }: Moment, ...topics: readonly Topic[]): boolean =>
  topics.some((topic) => !taught.has(topic));

export const isLate = ({ part }: Moment): boolean => part > 0;

/** The current worth of the plan that can be claimed. */
export const planPoints = (moment: Moment): number =>
  moment.editor.position.worth[SLOTS.indexOf(readyPlan(moment) ?? 'A')] ?? 0;

export const readyPlanCard = (moment: Moment): string => plan(readyPlan(moment) ?? '');

export const WHICH: Cue = { when: at('asking'), at: () => CHIPS, say: ({ turn }) => turn.which };
export const WRITE: Cue = {
  when: at('writing'),
  at: () => LOTS,
  say: ({ turn }, moment) => turn.write(numberOf(moment)),
};
export const MARK: Cue = { when: at('acting'), at: () => CHIPS, say: ({ turn }) => turn.mark };
export const END_TURN: Cue = { when: at('done'), at: () => CONFIRM, say: ({ turn }) => turn.confirm };

const TARGETS: { readonly [A in Action]?: string } = { fence: GAPS, improve: SIZES, bis: LOTS };

/** Using the action that came with the number. */
const ACT: Cue = {
  when: at('acting'),
  at: (moment) => TARGETS[takenAction(moment) ?? 'park'] ?? CHIPS,
  say: ({ turn }) => turn.act,
};

const REFUSE: Cue = { when: at('refusing'), at: () => CHIPS, say: ({ turn }) => turn.refuse };
const CLAIM: Cue = {
  when: at('planning'),
  at: readyPlanCard,
  say: ({ turn }, moment) => turn.claim(planPoints(moment)),
};

/** The rest of a turn, once its card is picked. */
export const REST_OF_TURN: readonly Cue[] = [WHICH, REFUSE, CLAIM, WRITE, ACT, END_TURN];
