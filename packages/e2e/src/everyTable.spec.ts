import {
  builtIn,
  EDITIONS,
  MODES,
  modeOf,
  SHEETS,
  type Architect,
  type EditionId,
  type ModeId,
} from 'picket-engine';
import { picket } from '../../../tools/picket.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { savedRecord } from './savedRecord.ts';
import type { GameChoice } from './startPage.ts';

// Every edition, mode, opponent and sheet, with and without the advanced game, from the set-up page to a
// valid record. It takes an hour, so only the proof runs it; modes.spec.ts has a sample.

const KINDS: { readonly [M in ModeId]: NonNullable<GameChoice['kind']> } = {
  standard: 'alone',
  expert: 'expert',
  solo: 'solo',
  aaa: 'aaa',
};
const SHEET_NAMES = { classic: 'Classic', blueprint: 'Blueprint' } as const;

for (const choice of EDITIONS.flatMap((edition) => MODES.flatMap((mode) => tablesOf(edition, mode)))) {
  const { kind, edition, sheet, opponent = 'nobody', advanced } = choice;
  const name = `${kind} ${edition}, ${sheet}, against ${opponent}${advanced === true ? ', advanced' : ''}`;
  test(`a whole game gives a valid record: ${name} @full`, async ({ start, table, page }) => {
    await start.begin({ ...choice, seed: name });
    await table.ready();
    await new Robot(table, name).playGame();
    await expect(page).toHaveTitle(/final scores/);
    const { file, record } = await savedRecord(page);
    expect(record.options).toMatchObject({ edition, advanced });
    expect(picket('check', file)).toMatchObject({
      status: 0,
      output: expect.stringContaining('1 record is valid'),
    });
  });
}

function tablesOf(edition: EditionId, mode: ModeId): GameChoice[] {
  const block = builtIn.editions[edition];
  const hooks = modeOf(edition, mode);
  if (block === undefined || hooks === undefined) return [];
  const sheets = SHEETS.filter((sheet) => block.sheets[sheet] !== undefined);
  const opponents = hooks.hasOpponent ? block.architects.map(nameOf) : [undefined];
  return [false, true].flatMap((advanced) =>
    sheets.flatMap((sheet) =>
      opponents.map((opponent) => ({
        kind: KINDS[mode],
        edition,
        advanced,
        sheet: SHEET_NAMES[sheet],
        ...(opponent === undefined ? {} : { opponent }),
      })),
    ),
  );
}

/** Names on the set-up page. */
function nameOf({ name, level }: Architect): string {
  return name ?? (level === null ? 'AAA' : `AAA level ${level}`);
}
