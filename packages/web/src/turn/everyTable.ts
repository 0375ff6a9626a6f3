// All kinds of tables, for tests that cover each of them.

import {
  builtIn,
  EDITIONS,
  MODES,
  modeOf,
  SHEETS,
  type EditionId,
  type ModeId,
  type Options,
} from 'picket-engine';

const NAMES = ['Ada', 'Bob', 'Cy'];

/**
 * Every edition, mode, sheet and opponent, with and without the advanced rules, with few and more players.
 */
export const EVERY_TABLE: readonly Partial<Options>[] = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) => tablesOf(edition, mode)),
);

function tablesOf(edition: EditionId, mode: ModeId): Partial<Options>[] {
  const block = builtIn.editions[edition];
  const hooks = modeOf(edition, mode);
  if (block === undefined || hooks === undefined) return [];
  const { min, max } = hooks.players(block);
  const counts = [...new Set([min, Math.min(max, NAMES.length)])];
  const opponents = hooks.hasOpponent ? block.architects.map(({ id }) => id) : [null];
  return SHEETS.filter((sheet) => block.sheets[sheet] !== undefined).flatMap((sheet) =>
    [false, true].flatMap((advanced) =>
      opponents.flatMap((opponent) =>
        counts.map((count) => ({
          edition,
          mode,
          sheet,
          advanced,
          opponent,
          players: NAMES.slice(0, count),
        })),
      ),
    ),
  );
}
