import { expect, test } from 'vitest';
import { commitmentOf, newGame, recordOf } from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { formatGame, formatLink, parseLink } from '../../src/notation.ts';
import { finished, must, seedOf, TABLES } from '../kit.ts';
import { LINK, refused, underWay } from './kit.ts';

const options = { players: ['Ada', 'Bob, & Söhne'] };
const game = finished(options, 'link');
const record = recordOf(game, { seats: [{ city: 'Oak/Hollow' }, { bot: 'club' }] });
const link = formatLink(record);
const line = link.slice(0, link.lastIndexOf('/'));

/** The link with a replacement, and a checksum that matches. */
function forged(from: string | RegExp, to: string): string {
  const other = line.replace(from, to);
  expect(other).not.toBe(line);
  return `${other}/${commitmentOf(other).slice('sha256:'.length, 'sha256:'.length + 8)}`;
}

test.for(TABLES)('N3 G5 a link gives back the record byte for byte: %j', (table) => {
  const over = recordOf(finished({ ...options, ...table }, 'linked', 'sensible'));
  const text = formatLink(over);
  expect(text).toMatch(LINK);
  expect(JSON.stringify(must(parseLink(text)))).toBe(JSON.stringify(over));
});

test('N3 a link that a program encoded twice is still read', () => {
  expect(must(parseLink(encodeURIComponent(link)))).toEqual(record);
  expect(must(parseLink(encodeURI(link)))).toEqual(record);
});

test('G5 a changed turn is rejected with its round, its seat and the rule', () => {
  const round = 3;
  const rounds = line.split(';');
  const [first = '', second = ''] = (rounds[round + 1] ?? '').split('.');
  const earlier = (rounds[1] ?? '').split('.')[1]?.replace(/^.*?([tmb]\d+).*$/, '$1') ?? '';
  const taken = second.replace(/[tmb]\d+/, earlier);
  const fault = refused(parseLink(forged(`;${first}.${second};`, `;${first}.${taken};`)));
  expect(fault).toMatchObject({ round, seat: 1, rejection: { code: 'house-taken', rule: 'H3' } });
});

test('K6 a seed that does not match the commitment is rejected', () => {
  const fault = refused(parseLink(forged(/seed=.{22}/, `seed=${seedOf('another')}`)));
  expect(fault.rejection).toMatchObject({ code: 'record-differs', facts: { path: 'commitment' } });
  expect(line.slice(fault.at)).toMatch(/^commitment=/);
  expect(fault.round).toBeUndefined();
});

test('G5 a link with another name, or cut off, is rejected even though its turns are legal', () => {
  for (const other of [link.replace('Ada', 'Eve'), link.slice(0, -1), line, `${link}0`]) {
    expect(refused(parseLink(other))).toMatchObject({ rejection: { code: 'link-changed' } });
  }
});

test('G5 a game in progress can’t be linked, because its seed is secret', () => {
  const running = formatGame(recordOf(underWay(options, 'running', 2)));
  expect(refused(parseLink(running))).toMatchObject({ rejection: { code: 'record-without-seed' } });
});

test('N4 hostile links are rejected, whatever they contain', () => {
  const { seed } = must(newGame({ options: record.options, seed: seedOf('hostile') }));
  const texts = [
    '',
    '/',
    '%',
    '/00000000',
    'picket1',
    `picket1:${seed}`,
    'x'.repeat(30_000),
    '\u0000',
    '%E0%A4/00000000',
  ];
  for (const text of texts) expect(parseLink(text).ok).toBe(false);
  const random = new FastRandom('hostile links');
  for (let i = 0; i < 300; i++) {
    const at = random.below(link.length);
    const other = link.slice(0, at) + String.fromCharCode(33 + random.below(90)) + link.slice(at + 1);
    if (other !== link) expect(parseLink(other).ok, other).toBe(false);
  }
});
