import { SLOTS, type Slot, type Step } from 'picket-engine';
import { sum } from '../platform/sum.ts';
import type { TempsReason } from '../text/facts.ts';
import { sameStep } from '../turn/drafts.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { earnedBetween, type Earned } from './earned.ts';
import type { Part } from './parts.ts';
import { samePlace, type Place } from './place.ts';
import { changes, momentOf, type Moment } from './scene.ts';
import { tempsReason } from './tempTable.ts';

/** Marks, then moments, then changes that leave no mark. Picking a card alone has no answer: the card shows it. */
export type AnswerKind =
  | Exclude<Step['do'], 'choose' | 'plan'>
  | 'estate'
  | 'street'
  | 'plan'
  | 'first-plan'
  | 'end'
  | 'cards'
  | 'skip'
  | 'undo'
  | 'rejected';

/** Feedback on a change, which the page shows, plays and announces. */
export interface Answer {
  readonly kind: AnswerKind;
  readonly at: Place;
  /** The change of the score, at this place. */
  readonly points: number;
  /** Why temps score what they do. */
  readonly temps?: TempsReason;
}

const TABLE: Place = { kind: 'table' };

/** The game is over. */
export const END: Answer = { kind: 'end', at: TABLE, points: 0 };

/** A change of a turn, and the answers to it. */
export interface Change {
  readonly before: Moment;
  readonly after: Moment;
  /** The largest last. Their points add up to the change of the score. */
  readonly answers: readonly Answer[];
}

export function changeOf(editor: TurnEditor, next: TurnEditor): Change {
  const before = momentOf(editor);
  const after = momentOf(next);
  return { before, after, answers: answersTo(before, after) };
}

function answersTo(before: Moment, after: Moment): Answer[] {
  const was = before.editor;
  const is = after.editor;
  if (is.why !== undefined && is.why !== was.why) return [{ kind: 'rejected', at: TABLE, points: 0 }];
  const earned = earnedBetween(before, after);
  if (is.taps.length < was.taps.length && is.view.state.rounds.length === was.view.state.rounds.length) {
    return [{ kind: 'undo', at: TABLE, points: sum(earned.map(({ points }) => points)) }];
  }
  const marks = marksOf(was, is);
  const own = marks.map((mark): Answer => {
    const points = sum(earned.filter((one) => belongs(one, mark)).map((one) => one.points));
    return { ...mark, points, ...reason(mark.kind, points, after) };
  });
  const others = earned
    .filter((one) => !marks.some((mark) => belongs(one, mark)))
    .map(({ part, at, points }): Answer => {
      const kind = KIND_OF[part];
      return { kind, at, points, ...reason(kind, points, after) };
    });
  return [...own, ...others, ...fullStreets(before, after)].toSorted((a, b) => SIZE[a.kind] - SIZE[b.kind]);
}

/** How large a moment is: 0 for a mark. */
export const SIZE: { readonly [K in AnswerKind]: number } = {
  rejected: 0,
  undo: 0,
  skip: 0,
  cards: 0,
  write: 0,
  temp: 0,
  refuse: 0,
  fence: 0,
  improve: 0,
  park: 0,
  pool: 0,
  bis: 0,
  roundabout: 0,
  reshuffle: 0,
  estate: 1,
  street: 2,
  plan: 3,
  'first-plan': 4,
  end: 5,
};

type Mark = Omit<Answer, 'points'>;

/** What was done, without its points. */
function marksOf(before: TurnEditor, after: TurnEditor): Mark[] {
  if (after.view.state.rounds.length > before.view.state.rounds.length) return [{ kind: 'cards', at: TABLE }];
  const skips = after.taps.at(-1)?.skipped === true && before.taps.at(-1)?.skipped !== true;
  if (skips) return [{ kind: 'skip', at: TABLE }];
  if (!changes(before, after)) return [];
  return newSteps(before, after).flatMap((step) => markOf(step, after) ?? []);
}

/** The new steps, without those that only follow another number, and without a plan whose estates changed. */
function newSteps(before: TurnEditor, after: TurnEditor): Step[] {
  const isOld = (step: Step) =>
    before.draft.steps.some((old) =>
      step.do === 'plan' ? old.do === 'plan' && old.slot === step.slot : sameStep(old, step),
    );
  return after.draft.steps.filter((step) => !isOld(step));
}

function markOf(step: Step, after: TurnEditor): Mark | undefined {
  const { street, house } = after.draft.turn;
  switch (step.do) {
    case 'choose':
      return undefined;
    case 'write':
    case 'bis':
    case 'roundabout':
      return { kind: step.do, at: { kind: 'lot', spot: step.at } };
    case 'fence':
      return { kind: 'fence', at: { kind: 'gap', spot: step.at } };
    case 'pool':
      return { kind: 'pool', at: { kind: 'lot', spot: [street, house] } };
    case 'park':
      return { kind: 'park', at: { kind: 'park', street } };
    case 'improve':
      return { kind: 'improve', at: { kind: 'value', size: step.size } };
    case 'temp':
      return { kind: 'temp', at: { kind: 'track', track: 'temps' } };
    case 'refuse':
      return { kind: 'refuse', at: { kind: 'track', track: 'refusals' } };
    case 'plan':
      return {
        kind: isFirst(after, step.slot) ? 'first-plan' : 'plan',
        at: { kind: 'plan', slot: step.slot },
      };
    case 'reshuffle':
      return { kind: 'reshuffle', at: TABLE };
  }
}

/** Whether a claim is worth more because no one claimed the plan in an earlier round. */
function isFirst({ position: { rules, worth } }: TurnEditor, slot: Slot): boolean {
  const i = SLOTS.indexOf(slot);
  const { high = 0, low = 0 } = rules.plans[i]?.card ?? {};
  const others = rules.options.players.length > 1 || rules.mode.hasOpponent;
  return others && high > low && worth[i] === high;
}

const PART_OF: { readonly [K in AnswerKind]?: Part } = {
  pool: 'pools',
  bis: 'bis',
  roundabout: 'roundabouts',
};

/** Points at the place of a mark; those of a pool, a bis and a roundabout are shown at the house. */
function belongs({ part, at }: Earned, mark: Mark): boolean {
  return samePlace(at, mark.at) || PART_OF[mark.kind] === part;
}

/** For points without a mark of their own. */
const KIND_OF: { readonly [P in Part]: AnswerKind } = {
  plans: 'plan',
  parks: 'park',
  pools: 'pool',
  temps: 'temp',
  estates: 'estate',
  bis: 'bis',
  refusals: 'refuse',
  roundabouts: 'roundabout',
};

function reason(kind: AnswerKind, points: number, { editor, sheet, score }: Moment): Pick<Answer, 'temps'> {
  if (kind !== 'temp' || points === 0) return {};
  return { temps: tempsReason(editor.position.rules, score.temps, sheet.temps.crossed) };
}

function fullStreets(before: Moment, after: Moment): Answer[] {
  const isFull = ({ sheet }: Moment, street: number) =>
    sheet.streets[street]?.houses.every(({ kind }) => kind !== 'empty') === true;
  return after.sheet.streets.flatMap((_, street) =>
    isFull(after, street) && !isFull(before, street)
      ? [{ kind: 'street' as const, at: { kind: 'street' as const, street }, points: 0 }]
      : [],
  );
}
