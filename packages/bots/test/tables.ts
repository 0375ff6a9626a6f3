// Every kind of table, and helpers to play at it.

import {
  base64url,
  builtIn,
  defaultOptions,
  EDITIONS,
  MODES,
  modeOf,
  newGame,
  readComponents,
  sha256,
  SHEETS,
  utf8,
  type Box,
  type EditionId,
  type Game,
  type ModeId,
  type Options,
} from 'picket-engine';

/** A seed derived from any text. */
function seedOf(text: string): string {
  return base64url(sha256(utf8(text)).subarray(0, 16));
}

export function start(options: Partial<Options>, seed: string, box?: Box): Game {
  const game = newGame({
    options: { ...defaultOptions, ...options },
    seed: seedOf(seed),
    ...(box && { box }),
  });
  if (!game.ok) throw new Error(game.rejection.code);
  return game.value;
}

/** Every edition, mode, sheet and opponent, with and without the advanced rules, with few and many players. */
export const TABLES: readonly Partial<Options>[] = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) => tablesOf(edition, mode)),
);

function tablesOf(edition: EditionId, mode: ModeId): Partial<Options>[] {
  const block = builtIn.editions[edition];
  const hooks = modeOf(edition, mode);
  if (block === undefined || hooks === undefined) return [];
  const sheets = SHEETS.filter((sheet) => block.sheets[sheet] !== undefined);
  const { min, max } = hooks.players(block);
  const counts = [...new Set([min, Math.min(max, 2), Math.min(max, 5)])];
  const opponents = hooks.hasOpponent ? block.architects.map(({ id }) => id) : [null];
  return [false, true].flatMap((advanced) =>
    sheets.flatMap((sheet) =>
      opponents.flatMap((opponent) =>
        counts.map((count) => ({ edition, mode, advanced, sheet, opponent, players: names(count) })),
      ),
    ),
  );
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `Player ${i + 1}`);
}

export function nameOf({ edition, mode, sheet, opponent, advanced, players = [] }: Partial<Options>): string {
  const parts = [edition, mode, sheet, opponent, advanced === true ? 'advanced' : null, players.length];
  return parts.filter((part) => part !== null).join(' ');
}

/** Custom components: streets of one, seven and sixteen houses, few pools, a short deck from 0 to 17. */
export const strangeBox = (() => {
  const counts = Object.fromEntries([0, 1, 4, 7, 8, 9, 12, 16, 17].map((n) => [n, [1, 1, 1, 1, 0, 1]]));
  const sheet = {
    streets: [
      { houses: 1, pools: [0], parks: [0, 9] },
      { houses: 7, pools: [], parks: [5, 4, 3] },
      { houses: 16, pools: [0, 1, 2, 3, 15], parks: [0, 1, 1, 1, 1, 1, 1, 1, 20] },
    ],
    pools: [0, 7],
    estates: [[1], [2], [3, 9], [4], [5], [30, 2]],
    tempBoxes: 2,
    tempRanks: [9, 0, 5],
    bis: [3, 0, 0],
    roundabouts: [0, 0, 0],
    refusals: [9, 0, 9, 0],
  };
  const edition = {
    deck: { actions: ['fence', 'improve', 'park', 'pool', 'temp', 'bis'], counts },
    sheets: { classic: sheet },
  };
  const read = readComponents(
    JSON.stringify({ format: 'picket-components/1', editions: { '2018': edition, '2023': edition } }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.rejection));
  return read.value;
})();
