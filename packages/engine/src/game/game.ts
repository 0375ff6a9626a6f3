import { chanceOf } from '../cards/chance.ts';
import type { Table } from '../cards/table.ts';
import { BUILT_IN, type Box } from '../edition/components.ts';
import { RULES_VERSION } from '../edition/rulings.ts';
import { sha256Hex } from '../hash.ts';
import { rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { check } from '../shape.ts';
import { positionOf } from '../state/position.ts';
import type { Dealt, State } from '../state/state.ts';
import { SLOTS } from '../types.ts';
import { playTurn, type Draft, type TurnFault } from '../turn/draft.ts';
import { checkOptions, plansFor, rulesOf, seedShape, type Setup } from './options.ts';
import { openingState, playRound, resolveRound, type SeatFault } from './round.ts';

/**
 * A game as its authority has it: what everybody knows, and the secrets. A value that never changes; each command gives
 * the next one. Everybody else gets a view. Cards and notes are those of the round being played, and mean nothing once
 * the game is over.
 */
export interface Game extends Dealt {
  readonly seed: string;
  readonly commitment: string;
  readonly state: State;
  readonly table: Table;
  /** The turns handed in so far, by seat. */
  readonly turns: readonly (Draft | undefined)[];
}

export interface GameInput {
  readonly options: unknown;
  /** 16 bytes as 22 characters of base64url. */
  readonly seed: string;
  /** The printed components; by default the built-in ones. */
  readonly box?: Box;
  /** The rules version to play under, by default the newest. */
  readonly rules?: number;
  /** The data version to deal from, by default the newest. */
  readonly data?: number;
  /** The plans of a game that was dealt before, by slot; by default they are drawn. */
  readonly plans?: readonly string[];
}

/** [K6] The promise made at the start that the deal cannot be changed later. */
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

/** [K4] Draws one plan for each slot. */
function dealPlans(setup: Setup, seed: string): string[] {
  const chance = chanceOf(seed);
  return SLOTS.map((slot, i) => {
    const cards = plansFor(setup, i);
    return cards[chance(`plan-${slot}`, 0).below(cards.length)]?.id ?? '';
  });
}

/** Reveals the cards of the next round on a copy of the table, so that no earlier game changes. */
function nextRound(seed: string, state: State, before: Table): Game {
  const table = before.copy();
  const { cards, notes } = state.rules.mode.reveal(table, state, chanceOf(seed));
  const turns = state.sheets.map(() => undefined);
  return { seed, commitment: commitmentOf(seed), state, table, cards, notes, turns };
}

export interface Command {
  readonly seat: number;
  /** The round it was made for, from 0: a command for another round is stale and changes nothing. */
  readonly round: number;
}

/** [G1] [G2] Hands in a whole turn. The round resolves when every seat's turn is in. */
export function submit(game: Game, command: Command & { readonly steps: unknown }): Result<Game, TurnFault> {
  const stale = whyNotNow(game, command);
  if (!stale.ok) return reject({ rejection: stale.rejection, step: 0 });
  const { seat } = command;
  if (game.turns[seat] !== undefined) {
    return reject({ rejection: rejection('already-in', { seat }), step: 0 });
  }
  const played = playTurn(positionOf(game.state, game, seat), command.steps);
  if (!played.ok) return played;
  const turns = game.turns.with(seat, played.value);
  if (!turns.every((turn) => turn !== undefined)) return ok({ ...game, turns });
  return ok(resolve(game, turns));
}

/** Hands in the turns of all seats at once, as a record has them. */
export function submitAll(game: Game, turns: readonly unknown[]): Result<Game, SeatFault> {
  const played = playRound(game.state, game, turns);
  return played.ok ? ok(resolve(game, played.value)) : played;
}

function resolve(game: Game, turns: readonly Draft[]): Game {
  const state = resolveRound(game.state, game, turns);
  return state.ending === undefined ? nextRound(game.seed, state, game.table) : { ...game, state, turns };
}

/** [G2] Takes a turn back, as long as another seat's is missing. */
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
