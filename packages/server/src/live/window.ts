import { standingsOf, type Standings, type State } from 'picket-engine';
import { LIMITS } from 'picket-protocol';
import { seatOfKey, type TableState } from '../table/state.ts';
import type { Viewer } from './viewer.ts';

/** How many next seats a player sees besides the own, when following none. */
const NEIGHBOURS = 2;

/** The numbers of the seats that a viewer sees: their own, the host's, and those followed or, during the game, the next ones. */
export function windowSeats(
  state: TableState,
  { key, follows = [] }: Pick<Viewer, 'key' | 'follows'>,
): number[] {
  const numberOf = (one: number | null | undefined) => seatOfKey(state, one ?? null)?.nr;
  const own = numberOf(key);
  const first = [own, numberOf(state.host)].filter((nr) => nr !== undefined);
  const followed = follows.flatMap((one) => numberOf(one) ?? []);
  const others = followed.length > 0 || state.game === undefined ? followed : nextSeats(state, own);
  return [...new Set([...first, ...others])].slice(0, first.length + LIMITS.followed);
}

function nextSeats({ seats }: TableState, own = -1): number[] {
  const count = Math.min(NEIGHBOURS, seats.length);
  return Array.from({ length: count }, (_, i) => (own + 1 + i) % seats.length);
}

const standings = new WeakMap<State, Standings>();

/** Computed once per round. */
export function standingsIn(state: State): Standings {
  const known = standings.get(state);
  if (known !== undefined) return known;
  const found = standingsOf(state);
  standings.set(state, found);
  return found;
}
