import { readFileSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtIn, replay, type EditionId, type GameRecord, type ModeId } from 'picket-engine';
import { formatGame, parseGame } from 'picket-engine/notation';
import { picket, root } from '../picket.ts';
import type { Row } from '../prove.ts';

export const about = 'Every mode: simulated games, names of modes in the engine, notation, speed.';

const GAMES = 1000;
const LINKS = 10_000;
const MAX_LINK = 2000;

interface Table {
  readonly edition: EditionId;
  readonly mode: ModeId;
  readonly advanced: boolean;
  readonly players: number;
  readonly opponent?: string;
  readonly sheet?: 'blueprint';
}

export async function prove(): Promise<Row[]> {
  return [...tables().map((table) => simulated(table, GAMES)), names(), links(), speed()];
}

/** Every mode with hands, basic and advanced, every opponent, and expert with 2, 3, 6 and 27 players. */
function tables(): Table[] {
  const both = [false, true];
  const expert = [2, 3, 6, 27].flatMap((players) =>
    both.map((advanced): Table => ({ edition: '2018', mode: 'expert', advanced, players })),
  );
  const solo = both.map((advanced): Table => ({ edition: '2018', mode: 'solo', advanced, players: 1 }));
  const aaa = (['2018', '2023'] as const).flatMap((edition) =>
    (builtIn.editions[edition]?.architects ?? []).flatMap(({ id: opponent }) =>
      both.map((advanced): Table => ({ edition, mode: 'aaa', advanced, players: 1, opponent })),
    ),
  );
  const blueprint: Table = {
    edition: '2023',
    mode: 'aaa',
    advanced: true,
    players: 1,
    opponent: '2023-aaa-4',
    sheet: 'blueprint',
  };
  return [...expert, ...solo, ...aaa, blueprint];
}

/**
 * Games that `picket check` accepts, that a second run reproduces byte for byte, and that survive a round
 * trip through the notation.
 */
function simulated(table: Table, games: number): Row {
  const folder = mkdtempSync(join(tmpdir(), 'picket-modes-'));
  const [file, again] = [join(folder, 'games.jsonl'), join(folder, 'again.jsonl')];
  picket('simulate', ...optionsOf(table, games), '--out', file);
  picket('simulate', ...optionsOf(table, Math.ceil(games / 10)), '--out', again);
  const { status, output } = picket('check', file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const same = lines.slice(0, Math.ceil(games / 10)).join('\n') === readFileSync(again, 'utf8').trimEnd();
  const carried = lines.filter((line) => isCarried(line)).length;
  rmSync(folder, { recursive: true });
  const ok = status === 0 && same && carried === games && lines.length === games;
  return { what: nameOf(table), result: `${output}; same bytes ${same}; notation ${carried}`, ok };
}

function optionsOf({ edition, mode, advanced, players, opponent, sheet }: Table, games: number): string[] {
  return [
    [
      '--edition',
      edition,
      '--mode',
      mode,
      '--players',
      `${players}`,
      '--games',
      `${games}`,
      '--seed',
      'modes',
    ],
    advanced ? ['--advanced'] : [],
    opponent === undefined ? [] : ['--opponent', opponent],
    sheet === undefined ? [] : ['--sheet', sheet],
    ['--bots', 'random'],
  ].flat();
}

/** Whether a record survives a round trip through the notation, both finished and in progress. */
function isCarried(line: string): boolean {
  const record = JSON.parse(line) as GameRecord;
  const back = parseGame(formatGame(record));
  if (!back.ok || JSON.stringify(back.value) !== line) return false;
  const running = replay({ ...record, seed: null, result: null, rounds: record.rounds.slice(0, -1) });
  if (!running.ok) return false;
  const under = JSON.stringify(running.value.record);
  const again = parseGame(formatGame(running.value.record));
  return again.ok && JSON.stringify(again.value) === under;
}

function nameOf({ edition, mode, advanced, players, opponent, sheet }: Table): string {
  const parts = [edition, mode, opponent, sheet, advanced ? 'advanced' : 'basic'];
  return `${parts.filter((part) => part !== undefined).join(' ')}, ${players} at the table, ${GAMES} games`;
}

/** The engine names modes and editions only where allowed. */
function names(): Row {
  const files = globSync('packages/engine/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\/(edition|mode|notation)\/|\.test\.ts$/.test(file),
  );
  const found = files.filter((file) =>
    /['"](solo|aaa|expert|2018|2023)['"]/.test(readFileSync(join(root, file), 'utf8')),
  );
  const result = found.length === 0 ? `none in ${files.length} files` : found.join(', ');
  return { what: 'names of modes and editions elsewhere in the engine', result, ok: found.length === 0 };
}

/** The longest of many one-player games as a link. */
function links(): Row {
  const folder = mkdtempSync(join(tmpdir(), 'picket-links-'));
  let longest = 0;
  for (const [i, table] of (['standard', 'solo'] as const).entries()) {
    for (const advanced of [false, true]) {
      const file = join(folder, `${i}-${advanced}.jsonl`);
      picket(
        'simulate',
        ...optionsOf({ edition: '2018', mode: table, advanced, players: 1 }, LINKS / 4),
        '--out',
        file,
      );
      for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
        longest = Math.max(longest, formatGame(JSON.parse(line) as GameRecord).length);
      }
    }
  }
  rmSync(folder, { recursive: true });
  return {
    what: `the longest of ${LINKS} one-player games as a link`,
    result: `${longest} characters`,
    ok: longest < MAX_LINK,
  };
}

/** The modes must not have slowed down the fast path. */
function speed(): Row {
  const { output } = picket('bench', 'engine', '--json');
  const { turnsPerSecond, ratio } = JSON.parse(output) as { turnsPerSecond: number; ratio: number | null };
  return {
    what: 'bench engine',
    result: `${Math.round(turnsPerSecond)} turns/s, ratio ${ratio?.toFixed(2)}`,
    ok: (ratio ?? 0) >= 0.6,
  };
}
