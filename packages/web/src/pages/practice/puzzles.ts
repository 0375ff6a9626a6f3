import type { Moment } from 'picket-bots';
import type { TurnStep } from 'picket-engine';
import type { GameId } from '../../authority/authority.ts';
import { read, write } from '../../platform/storage.ts';

/** The game that a puzzle comes from. */
export interface Source {
  readonly game: GameId;
  readonly seat: number;
  readonly round: number;
}

/** A costly moment of the player's own games: find the better turn. */
export interface Puzzle extends Source {
  readonly city: string;
  readonly points: number;
  readonly better: readonly TurnStep[];
  readonly solved?: boolean;
}

const KEY = 'picket.puzzles';
/** The oldest ones are dropped. */
const MOST = 200;

/** All puzzles, newest first, without damaged ones. */
export function puzzles(): Puzzle[] {
  const stored = read(KEY);
  return Array.isArray(stored) ? stored.filter(isPuzzle) : [];
}

export const puzzleName = ({ game, seat, round }: Source): string => `${game}~${seat}~${round}`;

export const puzzleNamed = (name: string): Puzzle | undefined =>
  puzzles().find((puzzle) => puzzleName(puzzle) === name);

/** Stores the moments of a review; solved ones stay solved. */
export function savePuzzles(
  { game, city, seat }: Pick<Puzzle, 'game' | 'city' | 'seat'>,
  moments: readonly Moment[],
): void {
  const old = puzzles();
  const solved = new Set(old.filter((puzzle) => puzzle.solved).map(puzzleName));
  const found = moments.map(({ round, loss, better }): Puzzle => {
    const puzzle = { game, city, seat, round, points: loss.points, better };
    return solved.has(puzzleName(puzzle)) ? { ...puzzle, solved: true } : puzzle;
  });
  const others = old.filter((puzzle) => puzzle.game !== game || puzzle.seat !== seat);
  write(KEY, [...found, ...others].slice(0, MOST));
}

export function markSolved(name: string): void {
  write(
    KEY,
    puzzles().map((puzzle) => (puzzleName(puzzle) === name ? { ...puzzle, solved: true } : puzzle)),
  );
}

function isPuzzle(value: unknown): value is Puzzle {
  if (typeof value !== 'object' || value === null) return false;
  const { game, city, seat, round, points, better } = value as { readonly [name: string]: unknown };
  return (
    typeof game === 'string' &&
    typeof city === 'string' &&
    [seat, round, points].every((number) => typeof number === 'number') &&
    Array.isArray(better)
  );
}
