import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordOf, type Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { runCases, type Case } from '../../packages/engine/test/conformance.ts';
import { inventPosition } from '../../packages/engine/test/invent.ts';
import { finished, HANDS, nameOf, positions, STANDARD, TABLES } from '../../packages/engine/test/kit.ts';
import { disagreements, turnDisagreements } from '../../packages/engine/test/secondOpinion.ts';
import { fuzzGames, fuzzSheets, fuzzTurns } from '../../packages/engine/test/notation/fuzz.ts';
import { tamper } from '../../packages/engine/test/tamper.ts';
import { picket, root } from '../picket.ts';
import type { Row } from '../prove.ts';

export const about =
  'The engine: fresh clone, simulated games, tampering, conformance, notation, second opinion, speed.';

const GAMES = 2000;
const POSITIONS = 1000;
/** In so many of these positions, complete turns are compared. */
const WHOLE = 40;
const TAMPERED = 20;
const TEXTS = 20_000;
/** The promised ratio: the engine's turns per second to the yardstick's nodes per second. */
const RATIO = 0.6;

export async function prove(): Promise<Row[]> {
  return [
    ...freshClone(),
    ...STANDARD.flatMap((table) => [1, 2, 5].map((players) => simulated(table, players, GAMES))),
    simulated({ edition: '2018' }, 200, 1),
    ...TABLES.map(tampered),
    conformance(),
    fuzzed('turns', fuzzTurns),
    fuzzed('sheets', fuzzSheets),
    fuzzed('games', fuzzGames),
    ...STANDARD.map((table) => secondOpinion(table, WHOLE)),
    // With a hand, there are too many complete turns to list.
    ...HANDS.map((table) => secondOpinion(table, 0)),
    speed(),
  ];
}

/** A fresh clone works with nothing but npm and Node 20. */
function freshClone(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'picket-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const attempt = (what: string, command: string, args: readonly string[], expected: RegExp): Row => {
      const { status, stdout } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', input: '' });
      const last = stdout.trim().split('\n').at(-1) ?? '';
      return { what: `fresh clone: ${what}`, result: last, ok: status === 0 && expected.test(stdout) };
    };
    return [
      attempt('./picket --help', join(folder, 'picket'), ['--help'], /simulate/),
      attempt('./picket play, without a terminal', join(folder, 'picket'), ['play'], /\d/),
      attempt('npm test', 'npm', ['test'], /\d+ passed, 0 failed(, \d+ skipped)?\s*$/),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Games written by `picket simulate` and verified by `picket check`, each in its own process. */
function simulated(table: Partial<Options>, players: number, games: number): Row {
  const folder = mkdtempSync(join(tmpdir(), 'picket-games-'));
  const file = join(folder, 'games.jsonl');
  const options = [
    ['--edition', table.edition ?? ''],
    ['--sheet', table.sheet ?? 'classic'],
    table.advanced ? ['--advanced'] : [],
    ['--players', `${players}`, '--games', `${games}`, '--seed', 'prove', '--bots', 'random', '--out', file],
  ].flat();
  picket('simulate', ...options);
  const { status, output } = picket('check', file);
  rmSync(folder, { recursive: true });
  return { what: `${nameOf(table)}, ${players} players, ${games} games`, result: output, ok: status === 0 };
}

function tampered(table: Partial<Options>): Row {
  let derived = 0;
  let turns = 0;
  const missed: string[] = [];
  for (let i = 0; i < TAMPERED; i++) {
    const report = tamper(recordOf(finished({ players: ['Ada', 'Bob'], ...table }, `prove ${i}`)), 1);
    derived += report.derived;
    turns += report.turns;
    missed.push(...report.missed);
  }
  const result = `${derived} changed fields, ${missed.length} missed, ${turns} changed turns judged`;
  return {
    what: `${nameOf(table)}, every value of ${TAMPERED} records changed`,
    result,
    ok: missed.length === 0,
  };
}

function conformance(): Row {
  const file = join(root, '../shared/conformance/open.json');
  if (!existsSync(file)) return { what: 'conformance', result: 'no cases found', ok: true };
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly Case[] };
  const { passed, failed, skipped } = runCases(cases);
  const result = `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;
  return { what: 'conformance', result, ok: failed.length === 0 };
}

function fuzzed(what: string, fuzz: (runs: number) => void): Row {
  let failure = '';
  try {
    fuzz(TEXTS);
  } catch (error) {
    failure = String(error);
  }
  return { what: `${TEXTS} random texts of ${what}`, result: failure || 'none threw', ok: failure === '' };
}

function secondOpinion(table: Partial<Options>, wholeCount: number): Row {
  const random = new FastRandom(`prove ${nameOf(table)}`);
  const found: string[] = [];
  for (const position of positions(table, POSITIONS, 'prove')) found.push(...disagreements(position, random));
  for (let i = 0; i < POSITIONS; i++) found.push(...disagreements(inventPosition(table, random), random));
  let whole = 0;
  if (!table.advanced) {
    for (const position of positions(table, wholeCount, 'prove whole')) {
      found.push(...turnDisagreements(position));
      whole++;
    }
  }
  const result = `${found.length} disagreements in ${2 * POSITIONS} positions, ${whole} with all complete turns`;
  return { what: `${nameOf(table)}, second opinion`, result: found[0] ?? result, ok: found.length === 0 };
}

function speed(): Row {
  const { output } = picket('bench', 'engine', '--json');
  const { turnsPerSecond, yardstickNodesPerSecond } = JSON.parse(output) as {
    [figure: string]: number | null;
  };
  const ratio = (turnsPerSecond ?? 0) / (yardstickNodesPerSecond ?? Number.POSITIVE_INFINITY);
  const result = `${Math.round(turnsPerSecond ?? 0)} turns/s, yardstick ${Math.round(yardstickNodesPerSecond ?? 0)} nodes/s, ratio ${ratio.toFixed(2)}`;
  return { what: `bench engine, at least ${RATIO}`, result, ok: ratio >= RATIO };
}
