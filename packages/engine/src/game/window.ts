import type { Crowd, Round, State } from '../state/state.ts';
import { SLOTS } from '../types.ts';
import { scoresOf } from './round.ts';
import type { Game } from './game.ts';
import type { RoundView, View } from './view.ts';

/**
 * A window is the view of a few seats at a very large table: a game between those seats, plus what all seats did together
 * that matters to them. Turns are legal, plans score and the game ends as at the whole table.
 */

/** Whether a game with these rules can be seen through a window: there are no hidden hands, no opponent and no seats on paper. */
export function hasWindows({ state: { rules } }: Pick<Game, 'state'>): boolean {
  return !rules.mode.secretHands && !rules.mode.hasOpponent && rules.options.paper === undefined;
}

/** Cached by finished round, which never changes. */
const crowds = new WeakMap<Round, Crowd>();

/** The crowd's part in a finished round of a whole game. */
export function crowdOf(round: Round): Crowd {
  const known = round.crowd ?? crowds.get(round);
  if (known !== undefined) return known;
  const steps = new Set(
    round.turns.flatMap((turn) => turn.map((step) => (step.do === 'plan' ? step.slot : step.do))),
  );
  const crowd = { claimed: SLOTS.filter((slot) => steps.has(slot)), reshuffle: steps.has('reshuffle') };
  crowds.set(round, crowd);
  return crowd;
}

/** What a viewer may know of these seats; a seated viewer's own must be among them. Its cost doesn't grow with the table. */
export function windowOf(game: Game, seats: readonly number[], viewer?: number): View {
  const { state, commitment, seed, cards, notes, table, turns } = game;
  const { rules } = state;
  const only = <T>(all: readonly T[]): T[] => seats.map((seat) => all[seat] as T);
  const shown: State = {
    ...state,
    rules: { ...rules, options: { ...rules.options, players: only(rules.options.players) } },
    rounds: state.rounds.map((round) => ({
      cards: round.cards,
      notes: round.notes,
      turns: only(round.turns),
      crowd: crowdOf(round),
    })),
    sheets: only(state.sheets),
    otherTemps: tempsOutside(state, seats),
  };
  const own = viewer === undefined ? -1 : seats.indexOf(viewer);
  const seat = own < 0 ? undefined : own;
  const view = { seat, commitment, state: shown, isWindow: true } as const;
  if (state.ending !== undefined) return { ...view, seed, now: undefined };
  const now: RoundView = {
    cards,
    notes,
    turn: viewer === undefined ? undefined : turns[viewer]?.steps,
    in: only(turns).map((turn) => turn !== undefined),
    facts: rules.mode.facts(table, state),
  };
  return { ...view, seed: null, now };
}

/** Cached by the sheets of a state: how many seats have how many temps. */
const tempCounts = new WeakMap<State['sheets'], readonly number[]>();

/** [S7] How many temps the seats outside a window have, each count once; nothing for no temps. */
export function tempsOutside({ sheets, rules }: State, seats: readonly number[]): number[] {
  const outside = [...(tempCounts.get(sheets) ?? countTemps(sheets, rules.layout.tempBoxes))];
  for (const seat of seats) {
    const temps = sheets[seat]?.temps ?? 0;
    outside[temps] = (outside[temps] ?? 0) - 1;
  }
  return outside.flatMap((count, temps) => (temps > 0 && count > 0 ? [temps] : []));
}

function countTemps(sheets: State['sheets'], most: number): readonly number[] {
  const counts = Array.from({ length: most + 1 }, () => 0);
  for (const { temps } of sheets) counts[temps] = (counts[temps] ?? 0) + 1;
  tempCounts.set(sheets, counts);
  return counts;
}

/** Every seat's rank if the game ended now. */
export interface Standings {
  /** By seat, from 1; tied seats share a rank. */
  readonly ranks: readonly number[];
  /** By seat. */
  readonly totals: readonly number[];
  /** All seats, best first. */
  readonly order: readonly number[];
}

/** [S8] The standings of a whole game. */
export function standingsOf(state: State): Standings {
  const totals = scoresOf(state).map(({ total }) => total);
  const ranks = totals.map(() => 0);
  const order: number[] = [];
  for (const group of state.rules.mode.ranking(state, totals, undefined)) {
    const rank = order.length + 1;
    for (const who of group) {
      if (typeof who !== 'number') continue;
      ranks[who] = rank;
      order.push(who);
    }
  }
  return { ranks, totals, order };
}
