import { chanceOf } from '../cards/chance.ts';
import type { Table } from '../cards/table.ts';
import { BUILT_IN, type Box } from '../edition/components.ts';
import { RULES_VERSION } from '../edition/rulings.ts';
import { sha256Hex } from '../hash.ts';
import { rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { check } from '../shape.ts';
import type { Crowd, Dealt, State } from '../state/state.ts';
import { SLOTS } from '../types.ts';
import type { TurnFault } from '../turn/draft.ts';
import { checkOptions, plansFor, rulesOf, seedShape, type Setup } from './options.ts';
import { playSeat, type Played } from './paper.ts';
import { openingState, playRound, resolveRound, type SeatFault } from './round.ts';

/**
 * A game as the authority has it: the public state and the secrets. An immutable value: each command returns
 * a new one. All others get a view. Cards and notes belong to the current round, and have no meaning once the
 * game is over.
 */
export interface Game extends Dealt {
  readonly seed: string;
  readonly commitment: string;
  readonly state: State;
  readonly table: Table;
  /** The turns submitted so far, by seat. */
  readonly turns: readonly (Played | undefined)[];
}

export interface GameInput {
  readonly options: unknown;
  /** 16 bytes as 22 characters of base64url. */
  readonly seed: string;
  /** The printed components, by default the built-in ones. */
  readonly box?: Box;
  /** The rules version, by default the newest. */
  readonly rules?: number;
  /** The data version, by default the newest. */
  readonly data?: number;
  /** The plans of an earlier deal, by slot; by default they are drawn. */
  readonly plans?: readonly string[];
}

/** [K6] A hash published at the start, which proves later that the deal was not changed. */
export function commitmentOf(seed: string): string {
  return `sha256:${sha256Hex(seed)}`;
}

export function newGame({
  options,
  seed,
  box = BUILT_IN,
  rules: version = RULES_VERSION,
  data = box.versions.length,
  plans,
}: GameInput): Result<Game> {
  if (!check(seedShape, seed).ok) return reject(rejection('bad-seed'));
  const setup = checkOptions(options, { box, rules: version, data });
  if (!setup.ok) return setup;
  const rules = rulesOf(setup.value, setup.value.options.plans ?? plans ?? dealPlans(setup.value, seed));
  if (!rules.ok) return rules;
  const table = rules.value.mode.deal(rules.value, chanceOf(seed));
  return ok(nextRound(seed, openingState(rules.value), table));
}

/** [K4] Draws a plan for each slot. */
function dealPlans(setup: Setup, seed: string): string[] {
  const chance = chanceOf(seed);
  return SLOTS.map((slot, i) => {
    const cards = plansFor(setup, i);
    return cards[chance(`plan-${slot}`, 0).below(cards.length)]?.id ?? '';
  });
}

/** Deals the next round on a copy of the table, so earlier games don't change. */
export function nextRound(seed: string, state: State, before: Table): Game {
  const table = before.copy();
  const { cards, notes } = state.rules.mode.reveal(table, state, chanceOf(seed));
  const turns = state.sheets.map(() => undefined);
  return { seed, commitment: commitmentOf(seed), state, table, cards, notes, turns };
}

export interface Command {
  readonly seat: number;
  /** The round it is for, from 0. A command for another round is stale and has no effect. */
  readonly round: number;
}

/** [G1] [G2] Submits a whole turn. The round resolves when every seat has submitted. */
export function submit(game: Game, command: Command & { readonly steps: unknown }): Result<Game, TurnFault> {
  const stale = whyNotNow(game, command);
  if (!stale.ok) return reject({ rejection: stale.rejection, step: 0 });
  const { seat } = command;
  if (game.turns[seat] !== undefined) {
    return reject({ rejection: rejection('already-in', { seat }), step: 0 });
  }
  const played = playSeat(game.state, game, seat, command.steps);
  if (!played.ok) return played;
  const turns = game.turns.with(seat, played.value);
  return ok(isFull(turns) ? resolve(game, turns) : { ...game, turns });
}

/** `includes` is fast even with ten thousand seats. */
function isFull(turns: readonly (Played | undefined)[]): turns is readonly Played[] {
  return !turns.includes(undefined);
}

/** Submits the turns of all seats at once, as in a record; in a window, with what everyone did together. */
export function submitAll(game: Game, turns: readonly unknown[], crowd?: Crowd): Result<Game, SeatFault> {
  const played = playRound(game.state, game, turns);
  return played.ok ? ok(resolve(game, played.value, crowd)) : played;
}

function resolve(game: Game, turns: readonly Played[], crowd?: Crowd): Game {
  const state = resolveRound(game.state, game, turns, crowd);
  return state.ending === undefined ? nextRound(game.seed, state, game.table) : { ...game, state, turns };
}

/** [G2] Takes a turn back, while another seat has not submitted yet. */
export function takeBack(game: Game, command: Command): Result<Game> {
  const now = whyNotNow(game, command);
  if (!now.ok) return now;
  const { seat } = command;
  if (game.turns[seat] === undefined) return reject(rejection('not-in', { seat }));
  return ok({ ...game, turns: game.turns.with(seat, undefined) });
}

function whyNotNow(game: Game, { seat, round }: Command): Result<Game> {
  if (game.state.ending !== undefined) return reject(rejection('game-over'));
  if (!Number.isInteger(seat) || seat < 0 || seat >= game.turns.length) {
    return reject(rejection('no-such-seat', { seat }));
  }
  const now = game.state.rounds.length;
  return round === now ? ok(game) : reject(rejection('stale-round', { round, now }));
}

/**
 * [K2] [R6] The cards of the first rounds of a game with open stacks, if nobody asks for a reshuffle: what a booklet
 * prints.
 */
export function dealAhead({ seed, state, table, cards, notes }: Game, rounds: number): Dealt[] {
  const dealt: Dealt[] = [{ cards, notes }];
  let now = table;
  while (dealt.length < rounds) {
    now = now.copy();
    dealt.push(state.rules.mode.reveal(now, { ...state, reshuffle: false }, chanceOf(seed)));
  }
  return dealt;
}
