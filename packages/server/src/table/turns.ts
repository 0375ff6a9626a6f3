import { resultOf, submit, takeBack, type Game, type TurnStep } from 'picket-engine';
import { hasSecrets, roundNews } from 'picket-protocol';
import type { TurnRow } from '../store/schema.ts';
import type { Write } from '../store/write.ts';
import { andThen, change, refused, type Decided, type Outgoing } from './change.ts';
import { setTable } from './rows.ts';
import { sealedResult } from './sealed.ts';
import {
  deadlineOf,
  dueOf,
  endedOf,
  hasPlayed,
  roundOf,
  silentPaper,
  type PlayedBy,
  type Seat,
  type TableState,
} from './state.ts';

export interface TurnCommand {
  readonly round: number;
  readonly by: PlayedBy;
  /** The command id, if a person sent it. */
  readonly command: string | null;
}

/** Submits a turn. The last one resolves the round in the same transaction. */
export function submitTurn(
  state: TableState,
  seat: Seat,
  turn: TurnCommand & { readonly steps: readonly TurnStep[] },
  now: number,
): Decided {
  const playing = whyNotNow(state);
  if (playing !== undefined) return playing;
  const cleared = withoutBotsTurn(state, seat, turn, now);
  const { game, versions } = cleared.state;
  const played = submit(game as Game, { seat: seat.nr, round: turn.round, steps: turn.steps });
  if (!played.ok) {
    const { rejection: refusal, step } = played.rejection;
    return refused('turn-refused', { refusal, step });
  }
  const version = versions[seat.nr] ?? 0;
  const row = turnRow(state, seat, turn, { version, steps: JSON.stringify(turn.steps), at: now });
  const next: TableState = {
    ...cleared.state,
    game: played.value,
    versions: versions.with(seat.nr, version + 1),
    playedBy: cleared.state.playedBy.with(seat.nr, turn.by),
  };
  const writes: Write[] = [...cleared.writes, { insert: 'turns', row }];
  return played.value.state.rounds.length > turn.round
    ? resolve(next, writes, turn.round, now)
    : withoutResigned(change(next, writes, outgoingOfTurn(next, seat)), now);
}

/** [G8] A player on paper who has resigned is not waited for. */
function withoutResigned(decided: Decided, now: number): Decided {
  if (!decided.ok) return decided;
  const { state } = decided.value;
  const resigned = silentPaper(state, now).find(({ caretaker }) => caretaker === 'resigned');
  return resigned === undefined
    ? decided
    : andThen(decided.value, (next) => passOnPaper(next, resigned, now));
}

/** [G8] A player on paper who submits nothing did nothing that concerns the others. */
export function passOnPaper(state: TableState, seat: Seat, now: number): Decided {
  return submitTurn(state, seat, { round: roundOf(state), steps: [], by: 'caretaker', command: null }, now);
}

/** Takes back a turn, also a caretaker's, as long as another seat's turn is missing. */
export function takeTurnBack(state: TableState, seat: Seat, turn: TurnCommand, now: number): Decided {
  const playing = whyNotNow(state);
  if (playing !== undefined) return playing;
  const back = takeBack(state.game as Game, { seat: seat.nr, round: turn.round });
  if (!back.ok) return refused('turn-refused', { refusal: back.rejection });
  const version = state.versions[seat.nr] ?? 0;
  const next: TableState = {
    ...state,
    game: back.value,
    versions: state.versions.with(seat.nr, version + 1),
    playedBy: state.playedBy.with(seat.nr, null),
  };
  const row = turnRow(state, seat, turn, { version, steps: null, at: now });
  return change(next, [{ insert: 'turns', row }], outgoingOfTurn(next, seat));
}

/** A player who is back in time replaces the caretaker's turn. */
function withoutBotsTurn(
  state: TableState,
  seat: Seat,
  turn: TurnCommand,
  now: number,
): { readonly state: TableState; readonly writes: readonly Write[] } {
  const by = state.playedBy[seat.nr] ?? null;
  if (turn.by !== 'owner' || by === null || by === 'owner') return { state, writes: [] };
  const back = takeTurnBack(state, seat, { ...turn, command: null }, now);
  return back.ok ? back.value : { state, writes: [] };
}

/** [G2] Ends the round: the next one begins, or the game is over. */
function resolve(played: TableState, writes: readonly Write[], round: number, now: number): Decided {
  const game = played.game as Game;
  const over = game.state.ending !== undefined;
  const minded = played.seats.flatMap(({ nr }) => (played.playedBy[nr] === 'caretaker' ? [nr] : []));
  // If no person played, the table pauses until a player is back, rather than letting bots finish the game.
  const anyPlayed = hasPlayed(played);
  const next: TableState = {
    ...played,
    status: over ? 'over' : 'playing',
    versions: played.versions.map(() => 0),
    playedBy: played.playedBy.map(() => null),
    paced: over || !anyPlayed ? null : now,
    touched: now,
  };
  const settled = { ...next, due: dueOf(next, now) };
  const { status, paced, due } = settled;
  const outgoing: Outgoing[] = [
    ...(hasSecrets(game) ? [own(settled, game)] : []),
    {
      send: 'news',
      news: {
        type: 'round',
        minded,
        deadline: deadlineOf(settled),
        ended: endedOf(settled),
        ...roundNews(game),
      },
    },
  ];
  const stored: Write[] = [
    ...writes,
    { insert: 'rounds', row: { table_id: played.id, round, at: now } },
    setTable(played, { status, paced, due, touched: now, ...(over && { result: resultText(game) }) }),
    ...(over ? sealedResult(played, now) : []),
  ];
  return change(settled, stored, outgoing);
}

/** The result of a finished game for lists. */
export function resultText(game: Game): string | null {
  const result = resultOf(game.state);
  if (result === undefined) return null;
  // An opponent of the mode itself has no seat.
  const best = (result.ranking[0] ?? []).filter((who) => typeof who === 'number');
  return JSON.stringify({ scores: result.scores.map(({ total }) => total), best });
}

function own({ seats }: TableState, game: Game): Outgoing {
  return { send: 'own', seats: seats.filter(({ bot }) => bot === null).map(({ nr }) => nr), game };
}

function outgoingOfTurn({ game }: TableState, { nr }: Seat): Outgoing[] {
  return [{ send: 'in' }, { send: 'own', seats: [nr], game: game as Game }];
}

function whyNotNow(state: TableState): Decided | undefined {
  if (state.status === 'closed') return refused('table-closed');
  return state.game === undefined ? refused('not-started') : undefined;
}

function turnRow(
  state: TableState,
  { nr }: Seat,
  { by, command }: TurnCommand,
  row: Pick<TurnRow, 'version' | 'steps' | 'at'>,
): TurnRow {
  return { table_id: state.id, round: roundOf(state), seat: nr, played_by: by, command, ...row };
}
