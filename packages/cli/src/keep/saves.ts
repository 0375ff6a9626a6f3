import { LEVEL_IDS, type LevelId } from 'picket-bots';
import {
  newGame,
  recordOf,
  replay,
  startDraft,
  submit,
  positionIn,
  viewOf,
  type Box,
  type Game,
  type GameRecord,
  type Rejection,
  type RejectionCode,
  type Step,
  type TurnStep,
} from 'picket-engine';
import { readClientMessage } from 'picket-protocol';
import { isForeign } from 'picket-words';
import { Failure } from '../failure.ts';
import { boxFor } from '../io/components.ts';
import { aboutOf, nextPerson, peopleIn, type LocalGame } from '../local/localGame.ts';
import { take } from '../play/drafts.ts';

const FORMAT = 'picket-save/1';
const RECORD = 'picket-record/1';

/** A game in progress: the record so far, and its secrets. */
interface Save {
  readonly format: typeof FORMAT;
  readonly saved: string;
  readonly seed: string;
  readonly record: GameRecord;
  /** The turns of this round by seat, or null. */
  readonly turns: readonly (readonly TurnStep[] | null)[];
  /** The draft of the next person. */
  readonly draft: readonly Step[];
}

/** The content of a game's file: a save until the game is over, then its record. */
export function saveText(local: LocalGame, now: Date): string {
  const { game, draft } = local;
  const saved = `${now.toISOString().slice(0, -'.000Z'.length)}Z`;
  if (game.state.ending !== undefined) return `${JSON.stringify(recordOf(game, aboutOf(local, saved)))}\n`;
  const save: Save = {
    format: FORMAT,
    saved,
    seed: game.seed,
    record: recordOf(game, aboutOf(local)),
    turns: game.turns.map((turn) => turn?.steps ?? null),
    draft,
  };
  return `${JSON.stringify(save)}\n`;
}

/** Undefined if this is not a saved game: those can't be checked or scored. */
export function unfinishedGame(file: string, value: unknown): Failure | undefined {
  if (fieldOf(value, 'format') !== FORMAT) return undefined;
  return new Failure('unfinished-game', file);
}

/** Rejections of games that another version, or other components, could read. */
const NOT_HERE: ReadonlySet<RejectionCode> = new Set([
  'unknown-rules',
  'unknown-data',
  'components-missing',
  'components-differ',
]);

/** The game in a file; throws a Failure if it cannot be continued. */
export function readSave(file: string, text: string, box: Box): LocalGame {
  const damaged = new Failure('damaged', file);
  const value = parsed(text);
  const format = fieldOf(value, 'format');
  if (format === RECORD) throw whyNotContinued(file, value, box);
  if (format !== FORMAT) {
    throw text.startsWith(`{"format":"${FORMAT}"`) ? damaged : new Failure('not-a-game', file);
  }
  const save = value as Partial<Save>;
  const own = boxFor(save.record, box);
  const replayed = replay(save.record, own);
  if (!replayed.ok) {
    const { rejection } = replayed;
    throw NOT_HERE.has(rejection.code) ? new Failure('rejected-in', file, undefined, rejection) : damaged;
  }
  const { record } = replayed.value;
  const game = gameOf(record, save, own);
  if (game === undefined) throw damaged;
  const local: LocalGame = {
    game,
    bots: botsIn(record),
    practice: record.about?.practice ?? { takeBacks: 0, hints: 0 },
    draft: [],
  };
  if (peopleIn(local) === 0) throw damaged;
  const seat = nextPerson(local);
  // The program may have ended while the bots were thinking.
  return seat === undefined ? local : { ...local, draft: draftFor(game, seat, save.draft) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as { readonly [name: string]: unknown })[name]
    : undefined;
}

function whyNotContinued(file: string, value: unknown, box: Box): Failure {
  const replayed = replay(value, boxFor(value, box));
  if (!replayed.ok && isForeign(replayed.rejection)) return new Failure('not-a-game', file);
  const isRunning = replayed.ok && replayed.value.record.result === null;
  return new Failure(isRunning ? 'exported-game' : 'finished-game', file);
}

/** Deals the game again and replays all turns; undefined if the result differs. */
function gameOf(record: GameRecord, { seed, turns }: Partial<Save>, box: Box): Game | undefined {
  const { options, rules, data = 1, rounds } = record;
  const started = newGame({ options, seed: String(seed), box, rules, data });
  if (!started.ok) return undefined;
  let game = started.value;
  const now = Array.isArray(turns) ? (turns as readonly unknown[]) : [];
  for (const [round, steps] of [...rounds.map(({ turns }) => turns), now].entries()) {
    for (const [seat, turn] of steps.entries()) {
      if (turn === null) continue;
      const next = submit(game, { seat, round, steps: turn });
      if (!next.ok) return undefined;
      game = next.value;
    }
  }
  const { about: _, ...before } = record;
  return JSON.stringify(recordOf(game)) === JSON.stringify(before) ? game : undefined;
}

/** The bots in a record. An unknown level becomes a person. */
function botsIn({ about, options }: GameRecord): (LevelId | null)[] {
  return options.players.map((_, seat) => {
    const bot = about?.seats?.[seat]?.bot;
    return LEVEL_IDS.find((level) => level === bot) ?? null;
  });
}

/** The legal part of a draft: a bad draft must not cost the game. */
function draftFor(game: Game, seat: number, draft: unknown): readonly Step[] {
  const read = readClientMessage(JSON.stringify({ type: 'draft', round: 0, steps: draft }));
  const position = positionIn(viewOf(game, seat));
  if (!read.ok || read.value.type !== 'draft' || position === undefined) return [];
  const drafted = take(startDraft(position), read.value.steps);
  return drafted.ok ? drafted.value.steps : [];
}

/** A saved game in a list. */
export interface Listed {
  readonly file: string;
  readonly saved: string;
  readonly record: GameRecord;
}

/** A saved game that can't be continued here. */
export interface NotHere {
  readonly file: string;
  readonly why: Rejection;
}

/** A file that looks like a saved game; undefined for all others. */
export function listed(file: string, text: string, box: Box): Listed | NotHere | undefined {
  const value = parsed(text);
  if (fieldOf(value, 'format') !== FORMAT) return undefined;
  const { saved, record } = value as Partial<Save>;
  if (typeof saved !== 'string') return undefined;
  const replayed = replay(record, boxFor(record, box));
  if (replayed.ok) return { file, saved, record: replayed.value.record };
  const { rejection } = replayed;
  return NOT_HERE.has(rejection.code) ? { file, why: rejection } : undefined;
}
