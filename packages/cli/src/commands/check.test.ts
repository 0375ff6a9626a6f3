import { expect, test } from 'vitest';
import { picket, temporaryFile } from '../../test/picket.ts';

const records = (await picket(['simulate', '--games', '3', '--seed', 'check'])).out.trimEnd().split('\n');
const [record = ''] = records;

test('valid records', async () => {
  const file = temporaryFile('games.jsonl', `${records.join('\n')}\n`);
  const pretty = temporaryFile('pretty.json', JSON.stringify(JSON.parse(record), undefined, 2));
  const { code, out } = await picket(['check', file, pretty, '-'], record);
  expect(code).toBe(0);
  expect(out).toBe(`${file}: 3 records are valid\n${pretty}: 1 record is valid\n-: 1 record is valid\n`);
});

test('a changed field is reported once, with its place and what it should be', async () => {
  const changed = record.replace(/"total":(-?\d+)/, '"total":999');
  const file = temporaryFile('games.jsonl', [record, changed, records[2]].join('\n'));
  const { code, out } = await picket(['check', file]);
  expect(code).toBe(1);
  const [finding = '', summary] = out.split('\n');
  expect(finding).toContain(`${file}:2: `);
  expect(finding).toContain('result.scores[0].total');
  expect(finding.match(/\b999\b/g), 'the difference is reported once').toHaveLength(1);
  expect(summary).toBe(`${file}: 2 of 3 records are valid`);
  expect(JSON.parse((await picket(['check', '--json', file])).out)).toMatchObject({
    files: [{ bad: [{ line: 2, code: 'record-differs', path: 'result.scores[0].total' }] }],
  });
});

test('an illegal turn is reported once, with the rule it breaks', async () => {
  const game = JSON.parse(record) as { rounds: { turns: unknown[][] }[] };
  game.rounds[0]?.turns[0]?.push({ do: 'reshuffle' });
  const { code, out } = await picket(['check', '-'], JSON.stringify(game));
  expect(code).toBe(1);
  expect(out).toContain('rounds[0].turns[0][');
  expect(out.match(/only in a turn in which you claim a plan/g), 'the reason is given once').toHaveLength(1);
});

test('a record without a seed is checked except for the deal', async () => {
  const game = { ...(JSON.parse(record) as object), seed: null };
  expect(await picket(['check', '-'], JSON.stringify(game))).toMatchObject({
    code: 0,
    out: '-: 1 record is valid (1 without a seed: checked in everything but the deal)\n',
  });
});

test('invalid or truncated JSON does not affect other records', async () => {
  const file = temporaryFile('games.jsonl', ['nonsense', record.slice(0, 500), record, ''].join('\n'));
  const { code, out } = await picket(['check', file]);
  expect(code).toBe(1);
  expect(out).toContain(`Line 1 of ${file} isn’t a Picket game.\n`);
  expect(out).toContain(`Line 2 of ${file} isn’t a Picket game.\n`);
  expect(out).toContain(`${file}: 1 of 3 records are valid\n`);
});

test('a game with other components needs them to be checked', async () => {
  const numbers = temporaryFile('numbers.json', (await picket(['components', '--edition', '2018'])).out);
  const game = (await picket(['simulate', '--components', numbers, '--seed', 'own'])).out;
  expect((await picket(['check', '-'], game)).code).toBe(1);
  expect((await picket(['check', '-', '--components', numbers], game)).code).toBe(0);
});

test.each(['{"bad":1}', '[]', 'some\nprose', '{"format":"picket-components/1"}'])(
  'a file of another kind gets one sentence: %s',
  async (text) => {
    const file = temporaryFile('bad.json', text);
    const ended = { code: 2, out: '', err: `picket: ${file} isn’t a Picket game file.\n` };
    expect(await picket(['check', file])).toEqual(ended);
    expect(await picket(['score', file])).toEqual(ended);
  },
);

test('a file of another kind isn’t a components file either', async () => {
  const file = temporaryFile('bad.json', '{"bad":1}');
  expect(await picket(['play', '--components', file])).toEqual({
    code: 2,
    out: '',
    err: `picket: ${file} isn’t a Picket components file.\n`,
  });
});
