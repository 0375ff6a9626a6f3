import { rejection } from 'picket-engine';
import { expect, test, vi } from 'vitest';
import type { Imported } from '../../authority/authority.ts';
import { importFiles, cityIn, type PickedFile } from './importing.ts';

const file = (name: string, text: string): PickedFile => ({
  name,
  size: text.length,
  text: async () => text,
});

/** Accepts any JSON object, with its text as a name. */
const importRecord = vi.fn(async (text: string, _city: string): Promise<Imported> =>
  text.startsWith('{') ? { ok: true, id: text } : { ok: false, rejection: rejection('not-json') },
);

test('files are imported in order, named after themselves', async () => {
  importRecord.mockClear();
  const files = [file('picket-linden-falls.json', '{"a":1}'), file('other.json', 'nonsense')];
  expect(await importFiles(files, importRecord, 'Nowhere')).toEqual([
    { ok: true, id: '{"a":1}' },
    { ok: false, file: 'other.json', rejection: rejection('not-json') },
  ]);
  expect(importRecord.mock.calls).toEqual([
    ['{"a":1}', 'Linden Falls'],
    ['nonsense', 'Other'],
  ]);
});

test('with one record per line, each is imported, and a bad one is named by its line', async () => {
  const outcomes = await importFiles([file('games.jsonl', '{"a":1}\n\n {"b":2}\n')], importRecord, 'Nowhere');
  expect(outcomes).toEqual([
    { ok: true, id: '{"a":1}' },
    { ok: false, file: 'games.jsonl', line: 3, rejection: rejection('not-json') },
  ]);
});

test('a record written over several lines is one record', async () => {
  const text = '{\n  "a": [\n    {}\n  ]\n}\n';
  expect(await importFiles([file('pretty.json', text)], importRecord, 'Nowhere')).toEqual([
    { ok: true, id: text },
  ]);
});

test('an unreadable or oversized file does not stop the others', async () => {
  const lost: PickedFile = { name: 'lost.json', size: 1, text: () => Promise.reject(new Error('gone')) };
  const huge: PickedFile = { name: 'film.mkv', size: 4e9, text: () => Promise.reject(new Error('asked')) };
  const outcomes = await importFiles([lost, huge, file('a.json', '{}')], importRecord, 'Nowhere');
  expect(outcomes).toEqual([
    { ok: false, file: 'lost.json' },
    { ok: false, file: 'film.mkv', rejection: rejection('file-too-large', { max: 50_000_000 }) },
    { ok: true, id: '{}' },
  ]);
});

test.each([
  ['picket-linden-falls.json', 'Linden Falls'],
  ['picket-linden-falls (2).json', 'Linden Falls'],
  ['picket-überlingen-42.json', 'Überlingen 42'],
  ['record', 'Record'],
  ['….json', ''],
  [`${'long-'.repeat(20)}.json`, 'Long Long Long Long Long Long Long Long'],
])('%s is from “%s”', (name, city) => {
  expect(cityIn(name)).toBe(city);
});
