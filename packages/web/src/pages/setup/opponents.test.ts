import { builtIn, type EditionId, type SheetId } from 'picket-engine';
import { expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { factsOf, rankOf } from './opponents.ts';
import { blockOf } from './possible.ts';

await speakAll('en');

function about(edition: EditionId, id: string, sheet: SheetId = 'classic') {
  const block = blockOf(builtIn, edition);
  const architect = block.architects.find((one) => one.id === id);
  if (architect === undefined) throw new Error(`no ${id}`);
  const facts = factsOf(block, architect, { edition, sheet });
  return { rank: rankOf(architect), facts: facts.map(({ icon, value }) => `${icon}: ${value}`) };
}

test('the description of an opponent follows its card', () => {
  expect(about('2018', '2018-aaa-ann')).toEqual({
    rank: '',
    facts: [
      'fence: 1 per card',
      'improve: 2 per house',
      'park: 3 per card',
      'pool: 5 per card',
      'temp: 3 per card',
      'bis: 4 houses per card',
      'plan: the first to come up',
    ],
  });
});

test('exactly the estimated values have a mark', () => {
  expect(about('2023', '2023-aaa-1')).toEqual({
    rank: 'Level 1',
    facts: [
      'fence: 1* per card',
      'improve: 2 per house',
      'park: 1 per card',
      'pool: 1* per card',
      'temp: 1 per card',
      'bis: 2 houses per card',
      'plan: C*',
    ],
  });
});

test('the description of one that scores nothing has the points for temps', () => {
  expect(about('2023', '2023-aaa-0').facts).toEqual([
    'temp: 7 for you from box 6* on',
    'temp: 4 for you from box 4* on',
    'temp: 1 for you from box 1* on',
    'plan: A, B and C*',
  ]);
  expect(about('2023', '2023-aaa-0', 'blueprint').facts[0]).toBe('temp: 7* for you from box 6* on');
});
