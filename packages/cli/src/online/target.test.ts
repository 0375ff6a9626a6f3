import { expect, test } from 'vitest';
import { sentenceOf } from '../../test/picket.ts';
import { targetFrom } from './target.ts';

test('a link, a code and the id of a table are understood', () => {
  const server = 'https://picket.example';
  expect(targetFrom(' mckm ', server)).toEqual({ server, code: 'MCKM' });
  expect(targetFrom('p5zsp20pxx8t', undefined)).toEqual({
    server: 'http://localhost:4600',
    table: 'p5zsp20pxx8t',
  });
  expect(targetFrom(`${server}/#/table/p5zsp20pxx8t`, 'http://other')).toEqual({
    server,
    table: 'p5zsp20pxx8t',
  });
  expect(targetFrom(`${server}/#/link/XmCQhuV27ZpAV8l3Vf_O0g`, undefined)).toEqual({
    server,
    link: 'XmCQhuV27ZpAV8l3Vf_O0g',
  });
});

test.each(['https://picket.example', 'https://picket.example/#/rules', 'MCK', 'aeio', ''])(
  '“%s” is neither',
  async (text) => {
    expect(await sentenceOf(() => targetFrom(text, undefined))).toMatch(
      / is (neither|not) the link of a table/,
    );
  },
);

test('the address of a server is checked', async () => {
  expect(await sentenceOf(() => targetFrom('MCKM', 'picket.example'))).toContain(
    'is not the address of a server',
  );
});
