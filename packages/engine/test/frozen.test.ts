// Files written by earlier versions, in one folder each. They are never regenerated: when a test fails, fix
// the code, not the file. frozen/README.md explains how to add a version.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  BUILT_IN,
  builtIn,
  defaultOptions,
  isComplete,
  positionIn,
  readComponents,
  readSheet,
  readView,
  replay,
  writeSheet,
  writeView,
  type GameRecord,
  type SheetRecord,
  type TurnStep,
  type ViewRecord,
} from '../src/index.ts';
import { FastRandom } from '../src/fast.ts';
import { formatGame, formatSheet, parseGame, parseSheet } from '../src/notation.ts';
import { must, nameOf, pickTurn, TABLES } from './kit.ts';

const FROZEN = join(import.meta.dirname, 'frozen');
const VERSIONS = readdirSync(FROZEN, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const isNoted = (why: string) => (record: GameRecord) =>
  record.rounds.some(({ notes }) => notes.some((note) => note.note === 'reshuffle' && note.why === why));
const endsBy = (ending: string) => (record: GameRecord) => record.result?.ending === ending;
const totals = ({ result }: GameRecord) => result?.scores.map(({ total }) => total) ?? [];
const isTied = (record: GameRecord) => new Set(totals(record)).size < totals(record).length;
const isShared = (record: GameRecord) => record.result?.ranking.some((group) => group.length > 1) ?? false;

const claims = (turn: readonly TurnStep[] = []) =>
  turn.flatMap((step) => (step.do === 'plan' ? [step.slot] : []));
const claimsBesideValidation = ({ rounds }: GameRecord) =>
  rounds.some(({ notes, turns: [turn] }) =>
    notes.some((note) => note.note === 'validation' && claims(turn).includes(note.slot)),
  );

/** The event that every game in a file named after it contains. */
const MEETS: { readonly [file: string]: (record: GameRecord) => boolean } = {
  'claims-beside-validation': claimsBesideValidation,
  'ends-deck': endsBy('deck'),
  'ends-full': endsBy('full'),
  'ends-plans': endsBy('plans'),
  'ends-refusals': endsBy('refusals'),
  'meets-asked': isNoted('asked'),
  'meets-asked-and-empty': (record) => isNoted('asked')(record) && isNoted('stack-empty')(record),
  'meets-first-plan': isNoted('first-plan'),
  'meets-stack-empty': isNoted('stack-empty'),
  names: ({ options }) => options.players.some((name) => /[^\w ]/.test(name)),
  'own-components': ({ options }) => options.components !== null,
  'plans-chosen': ({ options }) => options.plans !== null,
  running: ({ seed, result }) => seed === null && result === null,
  'ties-aaa': ({ result }) => result?.scores[0]?.total === result?.opponent?.total,
  'ties-settled': (record) => isTied(record) && !isShared(record),
  'ties-unsettled': isShared,
  'ties-with-large-estates': isTied,
};

describe.each(VERSIONS.map(({ name }) => name))('written under %s', (version) => {
  const folder = join(FROZEN, version);
  const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const own = must(readComponents(readFileSync(join(folder, 'components.json'), 'utf8')));
  const boxOf = ({ options }: GameRecord) => (options.components === null ? BUILT_IN : own);
  const recordsIn = (name: string) =>
    linesOf(`${name}.jsonl`).map((line) => ({ line, record: JSON.parse(line) as GameRecord }));
  const others = ['views', 'sheets'];
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.replace('.jsonl', ''))
    .filter((name) => !others.includes(name));

  test.each(names)('G5 the records replay and are written back byte for byte: %s', (name) => {
    for (const { line, record } of recordsIn(name)) {
      const replayed = must(replay(record, boxOf(record)));
      expect(JSON.stringify(replayed.record)).toBe(line);
      expect(replayed.dealChecked).toBe(record.seed !== null);
    }
  });

  test.each(names)('N3 the notation gives these records and is written back unchanged: %s', (name) => {
    const lines = linesOf(`${name}.txt`);
    const records = recordsIn(name);
    expect(lines).toHaveLength(records.length);
    for (const [i, { line, record }] of records.entries()) {
      expect(JSON.stringify(must(parseGame(lines[i] ?? '', boxOf(record))))).toBe(line);
      expect(formatGame(record)).toBe(lines[i]);
    }
  });

  test.each(names.filter((name) => Object.hasOwn(MEETS, name)))(
    'the games still contain the event they were chosen for: %s',
    (name) => {
      for (const { record } of recordsIn(name)) expect(MEETS[name]?.(record)).toBe(true);
    },
  );

  test('every kind of table is included, finished and running', () => {
    const options = names.flatMap(recordsIn).map(({ record }) => record.options);
    const kept = new Set(options.map(nameOf));
    expect(TABLES.map(nameOf).filter((name) => !kept.has(name))).toEqual([]);
    const modes = recordsIn('running').map(({ record: { options } }) => `${options.edition} ${options.mode}`);
    expect(new Set(modes)).toEqual(
      new Set(['2018 standard', '2018 expert', '2018 solo', '2018 aaa', '2023 standard', '2023 aaa']),
    );
    const seats = options.filter(({ mode }) => mode === 'standard').map(({ players }) => players.length);
    expect(new Set(seats)).toEqual(new Set([1, 2, 3, 5]));
  });

  test('G7 views read back are the same and can be played from', () => {
    for (const line of linesOf('views.jsonl')) {
      const written = JSON.parse(line) as ViewRecord;
      const view = must(readView(written));
      expect(JSON.stringify(writeView(view))).toBe(line);
      const position = positionIn(view);
      expect(position !== undefined).toBe(written.seat !== null && written.now !== null);
      if (position === undefined) continue;
      expect(isComplete(pickTurn(position, new FastRandom('frozen'), 'sensible'))).toBe(true);
    }
  });

  test('H6 N2 sheets read back are the same, also from their notation', () => {
    const lines = linesOf('sheets.jsonl');
    const texts = linesOf('sheets.txt');
    expect(texts).toHaveLength(lines.length);
    for (const [i, line] of lines.entries()) {
      const record = JSON.parse(line) as SheetRecord;
      const { edition, sheet, mode = 'standard', rules: written = 1 } = record;
      const rules = { options: { ...defaultOptions, edition, sheet, mode }, version: written };
      expect(JSON.stringify(writeSheet(must(readSheet(record, builtIn)), rules))).toBe(line);
      expect(JSON.stringify(must(parseSheet(texts[i] ?? '')))).toBe(line);
      expect(formatSheet(record)).toBe(texts[i]);
    }
  });
});

test('no version is missing', () => {
  for (const version of ['rules1', 'rules2']) expect(existsSync(join(FROZEN, version))).toBe(true);
});
