import { isPaper } from '../game/paper.ts';
import { rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import type { State } from '../state/state.ts';
import { SLOTS } from '../types.ts';
import { readSheetOf } from './readSheet.ts';

/**
 * [G8] The finished game with the sheet of a player on paper, which may be entered again to correct it. Its plans are those that
 * were claimed during the game.
 */
export function enterSheet(state: State, seat: number, input: unknown): Result<State> {
  const claimed = state.sheets[seat];
  if (claimed === undefined) return reject(rejection('no-such-seat', { seat }));
  if (!isPaper(state.rules, seat)) return reject(rejection('only-on-paper'));
  if (state.ending === undefined) return reject(rejection('game-goes-on'));
  const read = readSheetOf(state.rules, input);
  if (!read.ok) return read;
  const sheet = read.value;
  for (const slot of SLOTS.keys()) sheet.setPlan(slot, claimed.plan(slot));
  const entered = [...new Set([...(state.entered ?? []), seat])].toSorted((a, b) => a - b);
  return ok({ ...state, sheets: state.sheets.with(seat, sheet), entered });
}
