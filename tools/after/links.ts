import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordOf, type GameRecord } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { formatLink, parseLink } from 'picket-engine/notation';
import { storyOf } from '../../packages/web/src/replay/story.ts';
import { flagsOf, nameOf, type SetUp } from '../lasting/setups.ts';
import { picket } from '../picket.ts';
import type { Row } from '../prove.ts';
import { forged, tampered } from './tamper.ts';

const GAMES = 1000;
const TAMPERED = 10_000;
/** The longest link that messengers don't cut off, less room for the address of a server. */
const MAX_LINK = 1900;

const base = { opponent: null, sheet: 'classic', advanced: true } as const;

/** One table of every mode, with as many players as a link must hold. */
const TABLES: readonly SetUp[] = [
  { ...base, edition: '2018', mode: 'standard', players: 4 },
  { ...base, edition: '2023', mode: 'standard', players: 4 },
  { ...base, edition: '2023', mode: 'standard', sheet: 'blueprint', players: 1 },
  { ...base, edition: '2018', mode: 'expert', players: 4 },
  { ...base, edition: '2018', mode: 'solo', players: 1 },
  { ...base, edition: '2018', mode: 'aaa', opponent: '2018-aaa-3', players: 1 },
  { ...base, edition: '2023', mode: 'aaa', opponent: '2023-aaa-4', players: 1 },
];

/** Round trips of games through links, and links that were tampered with. */
export function links(): Row[] {
  const rows: Row[] = [];
  const some: string[] = [];
  for (const table of TABLES) {
    const records = simulated(table);
    const all = records.map((record) => formatLink(record));
    const same = records.filter((record, i) => isSame(record, all[i] ?? '')).length;
    const longest = Math.max(...all.map((link) => link.length));
    some.push(...all.slice(0, 50));
    rows.push({
      what: `${nameOf(table)}: record, link and replay are the same`,
      result: `${same} of ${records.length}; at most ${longest} characters`,
      ok: same === GAMES && longest <= MAX_LINK,
    });
  }
  return [...rows, ...tampering(some)];
}

function simulated(table: SetUp): GameRecord[] {
  const folder = mkdtempSync(join(tmpdir(), 'picket-links-'));
  const file = join(folder, 'games.jsonl');
  picket(
    'simulate',
    ...flagsOf(table),
    '--games',
    `${GAMES}`,
    '--seed',
    'links',
    '--bots',
    'random',
    '--out',
    file,
  );
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  rmSync(folder, { recursive: true });
  return lines.map((line) => JSON.parse(line) as GameRecord);
}

/** The link yields the record byte for byte, and the replay ends with the game that the record describes. */
function isSame(record: GameRecord, link: string): boolean {
  const read = parseLink(link);
  if (!read.ok || JSON.stringify(read.value) !== JSON.stringify(record) || read.value.seed === null) {
    return false;
  }
  const last = storyOf({ ...read.value, seed: read.value.seed }).games.at(-1);
  return last !== undefined && JSON.stringify(recordOf(last, record.about)) === JSON.stringify(record);
}

function tampering(some: readonly string[]): Row[] {
  const random = new FastRandom('tampered links');
  const pick = (): string => some[random.below(some.length)] ?? '';
  let [rejected, placed, turns] = [0, 0, 0];
  for (let i = 0; i < TAMPERED; i++) {
    const read = parseLink(tampered(pick(), random));
    if (read.ok) continue;
    rejected++;
    const { round, seat, at, expected, rejection } = read.rejection;
    if (Number.isInteger(at) && (expected.length > 0 || rejection !== undefined)) placed++;
    if (round !== undefined && seat !== undefined) turns++;
  }
  const counts = { rejected: 0, legal: 0 };
  for (let i = 0; i < TAMPERED; i++) {
    const { link, isRules } = forged(pick(), random);
    const read = parseLink(link);
    if (read.ok && isRules) throw new Error(`A forged link was accepted: ${link}`);
    counts[read.ok ? 'legal' : 'rejected']++;
  }
  return [
    {
      what: `${TAMPERED} tampered links are rejected, with the place`,
      result: `${rejected} rejected, ${placed} with the place, ${turns} of them in a turn; none crashed`,
      ok: rejected === TAMPERED && placed === TAMPERED,
    },
    {
      what: `${TAMPERED} links forged with a matching check`,
      result: `${counts.rejected} rejected; ${counts.legal} are other legal games with the same cards`,
      ok: counts.rejected + counts.legal === TAMPERED,
    },
  ];
}
