import { enterSheet, recordOf } from 'picket-engine';
import { change, refused, type Decided } from './change.ts';
import { putSeat, setTable } from './rows.ts';
import type { Seat, TableState } from './state.ts';
import { resultText } from './turns.ts';

/** [G8] Enters the sheet of a player on paper after the game. Everyone gets a new snapshot, since every score may change. */
export function enterPaper(state: TableState, seat: Seat, input: unknown): Decided {
  const { game } = state;
  if (game === undefined) return refused('not-started');
  const entered = enterSheet(game.state, seat.nr, input);
  if (!entered.ok) return refused('turn-refused', { refusal: entered.rejection });
  const played = { ...game, state: entered.value };
  const sheet = recordOf(played).sheets?.find((other) => other.seat === seat.nr)?.sheet ?? null;
  const next: Seat = { ...seat, sheet };
  const seats = state.seats.map((other) => (other.key === seat.key ? next : other));
  const writes = [putSeat(state.id, next), setTable(state, { result: resultText(played) })];
  return change({ ...state, seats, game: played }, writes, [{ send: 'table' }]);
}
