import { describeSheet, scoresOf, type Score, type SheetDescription, type State } from 'picket-engine';
import type { Snapshot } from '../authority/authority.ts';
import type { Standing } from '../table/onlineParts.ts';
import type { Text } from '../text/text.ts';
import type { Effect } from '../text/turnText.ts';
import { act } from '../turn/act.ts';
import { givenCard } from '../turn/choices.ts';
import { sameSteps } from '../turn/drafts.ts';
import type { Desk, Intent } from '../turn/editor.ts';
import { streetsIn } from './streetNames.ts';

/** A desk at one moment, with what all models ask of it. */
export interface Moment {
  readonly desk: Desk;
  readonly sheet: SheetDescription;
  /** As if the game ended now, against the others' sheets as they were last seen. */
  readonly score: Score;
}

/** What the models are made from: the desk, the words, and what is pointed at. */
export interface Scene {
  readonly now: Moment;
  /** The sheet before this turn: what differs from it is fresh. */
  readonly before: SheetDescription;
  /** What is pointed at, and what a tap there would really do; undefined if it would write nothing. */
  readonly pointed: Intent | undefined;
  readonly would: Moment | undefined;
  /** Whether a tap there would ask something. */
  readonly asks: boolean;
  readonly text: Text;
  readonly city: string;
  /** “Birch Street”, from the top. */
  readonly streets: readonly string[];
  /** By seat, the level of the bot that plays it, or null for a person. */
  readonly bots: Snapshot['bots'];
  /** By seat, how those stand who are not simply there. */
  readonly standings: readonly (Standing | undefined)[];
}

export interface Showing {
  readonly text: Text;
  readonly city: string;
  readonly pointed?: Intent | undefined;
  /** Left out, all are people. */
  readonly bots?: Snapshot['bots'];
  /** Left out, all are there. */
  readonly standings?: readonly (Standing | undefined)[] | undefined;
}

export function sceneOf(desk: Desk, { text, city, pointed, bots = [], standings = [] }: Showing): Scene {
  const after = pointed && act(desk, pointed);
  return {
    now: momentOf(desk),
    before: describeSheet(desk.position.sheet),
    pointed,
    would: after && changes(desk, after) ? momentOf(after) : undefined,
    asks: after !== undefined && after.asking !== undefined && after.asking !== desk.asking,
    text,
    city,
    streets: streetsIn(desk.view.commitment, text),
    bots,
    standings,
  };
}

/** Whether a tap changed the turn itself. */
export function changes(before: Desk, after: Desk): boolean {
  return before.draft !== after.draft && !sameSteps(before.draft.steps, after.draft.steps);
}

export function momentOf(desk: Desk): Moment {
  return { desk, sheet: describeSheet(desk.draft.turn.sheet), score: scoreOf(desk) };
}

/** [M12] A card that is left to the opponent counts at once, for both: temps are ranked against its pile. */
function scoreOf(desk: Desk): Score {
  const state = givenCard(desk) === undefined ? withSheet(desk) : withRound(desk);
  return scoresOf(state)[desk.seat] as Score;
}

/** The game with the sheet as it is being written. */
export function withSheet({ view: { state }, seat, draft }: Desk): State {
  return { ...state, sheets: state.sheets.with(seat, draft.turn.sheet) };
}

/** The same as if this turn of a lonely player were in. */
export function withRound(desk: Desk): State {
  const { view, draft } = desk;
  const state = withSheet(desk);
  if (view.now === undefined) return state;
  const { cards, notes } = view.now;
  return { ...state, rounds: [...state.rounds, { cards, notes, turns: [draft.steps] }] };
}

/** What a change of the sheet brings. */
export function effectOf(before: Moment, after: Moment): Effect {
  const had = new Set(completeEstates(before.sheet).map(({ key }) => key));
  const estates = completeEstates(after.sheet).filter(({ key }) => !had.has(key));
  return {
    estates: estates.map(({ size }) => size).toSorted((a, b) => a - b),
    points: after.score.total - before.score.total,
  };
}

function completeEstates({ streets }: SheetDescription) {
  return streets.flatMap(({ estates }, street) =>
    estates
      .filter(({ state }) => state === 'complete')
      .map(({ first, size }) => ({ key: `${street} ${first} ${size}`, size })),
  );
}
