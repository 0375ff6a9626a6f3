import { newGame, submit, viewOf, writeView, type Game } from '@picket/engine';
import type { KeptDraft, Problem, Snapshot, TurnMessage } from './authority.ts';
import type { Found, KeptGame } from './store.ts';

/** A game in the authority's hands: what is kept of it, and what that folds to. */
export interface OpenGame {
  readonly kept: KeptGame;
  readonly game: Game;
  /** By seat. A draft outlives its turn, so that a turn taken back can be changed, until the round is over. */
  readonly drafts: readonly KeptDraft[];
  /** Why the store is behind what is held here. */
  readonly problem?: Problem;
}

/** Folds what was found in a store; undefined where it cannot be the log of a game. */
export function openFound(found: Found): OpenGame | undefined {
  const kept = readKept(found.game);
  if (kept === undefined) return undefined;
  const started = newGame({ options: kept.options, seed: kept.seed, version: kept.rules });
  if (!started.ok) return undefined;
  let game = started.value;
  for (const turn of inOrder(found.turns)) {
    const next = submit(game, turn);
    if (!next.ok) return undefined;
    game = next.value;
  }
  return { kept, game, drafts: found.drafts.filter(isDraft) };
}

/** A game as this device may know it; `elsewhere` is for those who know about tabs. */
export function snapshotOf({ kept, game, drafts, problem }: OpenGame): Omit<Snapshot, 'elsewhere'> {
  const active = activeSeat(game);
  const round = roundOf(game);
  return {
    id: kept.id,
    city: kept.city,
    views: game.turns.map((_, seat) => writeView(viewOf(game, seat))),
    active,
    drafts: drafts.filter((draft) => draft.seat === active && draft.round === round),
    ...(problem !== undefined && { problem }),
  };
}

/** Pass-and-play: whoever has not handed in a turn, the first seat first. */
export function activeSeat(game: Game): number | undefined {
  if (game.state.ending !== undefined) return undefined;
  const seat = game.turns.indexOf(undefined);
  return seat < 0 ? undefined : seat;
}

export function roundOf(game: Game): number {
  return game.state.rounds.length;
}

/** The whole log: rounds that are over, and the turns of this one that are in. */
export function turnsOf(game: Game): TurnMessage[] {
  const over = game.state.rounds.flatMap(({ turns }, round) =>
    turns.map((steps, seat) => ({ seat, round, steps })),
  );
  // Once the game is over its last turns are among the rounds.
  if (game.state.ending !== undefined) return over;
  const round = roundOf(game);
  const now = game.turns.flatMap((turn, seat) =>
    turn === undefined ? [] : [{ seat, round, steps: turn.steps }],
  );
  return [...over, ...now];
}

function readKept(value: unknown): KeptGame | undefined {
  if (!isObject(value)) return undefined;
  const { id, city, seed, rules, created, played } = value;
  const whole =
    typeof id === 'string' &&
    typeof city === 'string' &&
    typeof seed === 'string' &&
    typeof rules === 'number' &&
    typeof created === 'number' &&
    typeof played === 'number';
  // The options are the engine's to judge.
  return whole ? (value as unknown as KeptGame) : undefined;
}

interface FoundTurn {
  readonly seat: number;
  readonly round: number;
  readonly steps: unknown;
}

/** What is no turn at all sorts anywhere, and the engine refuses it. */
function inOrder(turns: readonly unknown[]): FoundTurn[] {
  return turns
    .map((turn): FoundTurn => {
      const { seat, round, steps } = isObject(turn) ? turn : {};
      return { seat: Number(seat), round: Number(round), steps };
    })
    .toSorted((a, b) => a.round - b.round || a.seat - b.seat);
}

/** A draft that cannot be read is only a turn begun anew. */
function isDraft(value: unknown): value is KeptDraft {
  if (!isObject(value)) return false;
  const { seat, round, taps, undone } = value;
  return Number.isInteger(seat) && Number.isInteger(round) && isTaps(taps) && isTaps(undone);
}

function isTaps(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (tap: unknown) =>
        Array.isArray(tap) && tap.every((step: unknown) => isObject(step) && typeof step['do'] === 'string'),
    )
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
