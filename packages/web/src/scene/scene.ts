import { describeSheet, scoresOf, type Score, type SheetDescription, type State } from 'picket-engine';
import { streetsOf, type Streets } from 'picket-words';
import type { Snapshot } from '../authority/authority.ts';
import type { SeatStatus } from '../authority/seatStatus.ts';
import type { Text, TextViewText } from '../text/text.ts';
import { act } from '../turn/act.ts';
import { givenCard } from '../turn/choices.ts';
import { sameSteps } from '../turn/drafts.ts';
import type { TurnEditor } from '../turn/editor.ts';
import type { Intent } from '../turn/intent.ts';

/** A turn editor at one moment, with what all models need from it. */
export interface Moment {
  readonly editor: TurnEditor;
  readonly sheet: SheetDescription;
  /** As if the game ended now, with the others' last known sheets. */
  readonly score: Score;
}

/** What the models are made from: the turn editor, the texts, and what is pointed at. */
export interface Scene {
  readonly now: Moment;
  /** The sheet before this turn: differences are fresh. */
  readonly before: SheetDescription;
  /** What is pointed at, and what a tap there would do; undefined if it would write nothing. */
  readonly pointed: Intent | undefined;
  readonly would: Moment | undefined;
  /** Whether a tap there would ask something. */
  readonly asks: boolean;
  readonly text: Text;
  /** What only screen readers say; undefined until it is loaded. */
  readonly spoken: TextViewText | undefined;
  readonly city: string;
  readonly streets: Streets;
  /** By seat, the level of the bot that plays it, or null for a person. */
  readonly bots: Snapshot['bots'];
  readonly styles: NonNullable<Snapshot['styles']>;
  /** The status of players who are not simply present, by seat. */
  readonly statuses: readonly (SeatStatus | undefined)[];
}

export interface Showing {
  readonly text: Text;
  readonly spoken?: TextViewText | undefined;
  readonly city: string;
  readonly pointed?: Intent | undefined;
  /** Omitted if all are people. */
  readonly bots?: Snapshot['bots'];
  /** Omitted if all bots are like others of their level. */
  readonly styles?: Snapshot['styles'];
  /** Omitted if all are present. */
  readonly statuses?: readonly (SeatStatus | undefined)[] | undefined;
}

export function sceneOf(
  editor: TurnEditor,
  { text, spoken, city, pointed, bots = [], styles = [], statuses = [] }: Showing,
): Scene {
  const after = pointed && act(editor, pointed);
  return {
    now: momentOf(editor),
    before: describeSheet(editor.position.sheet),
    pointed,
    would: after && changes(editor, after) ? momentOf(after) : undefined,
    asks: after !== undefined && after.asking !== undefined && after.asking !== editor.asking,
    text,
    spoken,
    city,
    streets: streetsOf(editor.view.commitment),
    bots,
    styles,
    statuses,
  };
}

/** Whether a tap changed the turn itself. */
export function changes(before: TurnEditor, after: TurnEditor): boolean {
  return before.draft !== after.draft && !sameSteps(before.draft.steps, after.draft.steps);
}

const moments = new WeakMap<TurnEditor, Moment>();

/** Cached, since drawing, announcements and sounds all need it. */
export function momentOf(editor: TurnEditor): Moment {
  const known = moments.get(editor);
  if (known !== undefined) return known;
  const moment = { editor, sheet: describeSheet(editor.draft.turn.sheet), score: scoreOf(editor) };
  moments.set(editor, moment);
  return moment;
}

/** [M12] The opponent's card counts immediately, for both sides: temps are ranked against its pile. */
function scoreOf(editor: TurnEditor): Score {
  const state = givenCard(editor) === undefined ? withSheet(editor) : withRound(editor);
  return scoresOf(state)[editor.seat] as Score;
}

/** The game with the sheet of the current draft. */
export function withSheet({ view: { state }, seat, draft }: TurnEditor): State {
  return { ...state, sheets: state.sheets.with(seat, draft.turn.sheet) };
}

/** The game as if a lone player's turn were submitted. */
export function withRound(editor: TurnEditor): State {
  const { view, draft } = editor;
  const state = withSheet(editor);
  if (view.now === undefined) return state;
  const { cards, notes } = view.now;
  return { ...state, rounds: [...state.rounds, { cards, notes, turns: [draft.steps] }] };
}
