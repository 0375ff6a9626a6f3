import { defaultOptions, type Options } from 'picket-engine';
import { expect, test } from 'vitest';
import { seedOf, startGame } from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { HELP } from './commands.ts';
import { choose } from './drafts.ts';
import type { Input } from './input.ts';
import { readInput, trimmed } from './readInput.ts';
import { sessionIn } from '../../test/sessions.ts';
import { en } from '../text/en/index.ts';

const box = await loadComponents(undefined);

function draftOf(options: Partial<Options>) {
  return sessionIn(startGame({ ...defaultOptions, ...options }, seedOf('monday', 0), box)).draft;
}

const offers = draftOf({});
const hand = draftOf({ mode: 'solo' });

/** The commands of a line, or the error. */
function inputs(line: string, draft = offers): Input[] | string {
  const read = readInput(trimmed(line), draft, line);
  if (!read.ok) return read.message(en);
  const rest = trimmed(read.rest);
  if (rest === '') return [read.input];
  const others = inputs(rest, draft);
  return typeof others === 'string' ? others : [read.input, ...others];
}

test.each<[string, Input]>([
  ['1', { kind: 'step', step: { do: 'choose', offer: 0 } }],
  ['M3', { kind: 'step', step: { do: 'write', number: -1, at: [1, 2] } }],
  ['+0', { kind: 'step', step: { do: 'temp', by: 0 } }],
  ['−2', { kind: 'step', step: { do: 'temp', by: -2 } }],
  ['f t4', { kind: 'step', step: { do: 'fence', at: [0, 3] } }],
  ['fence b11', { kind: 'step', step: { do: 'fence', at: [2, 10] } }],
  ['v3', { kind: 'step', step: { do: 'improve', size: 3 } }],
  ['p', { kind: 'step', step: { do: 'park' } }],
  ['xm4r', { kind: 'step', step: { do: 'bis', from: [1, 4], at: [1, 3] } }],
  ['ct6', { kind: 'step', step: { do: 'roundabout', at: [0, 5] } }],
  ['c t6', { kind: 'step', step: { do: 'roundabout', at: [0, 5] } }],
  ['c', { kind: 'confirm' }],
  ['confirm', { kind: 'confirm' }],
  ['gB', { kind: 'plan', slot: 'B' }],
  ['plan 2', { kind: 'plan', slot: 'B' }],
  ['g2(t1)', { kind: 'step', step: { do: 'plan', slot: 'B', estates: [[0, 0, 1]] } }],
  ['reshuffle', { kind: 'step', step: { do: 'reshuffle' } }],
  ['!', { kind: 'step', step: { do: 'reshuffle' } }],
  ['refuse', { kind: 'step', step: { do: 'refuse' } }],
  ['refuse 2', { kind: 'step', step: { do: 'refuse', give: 1 } }],
  ['n2', { kind: 'step', step: { do: 'refuse', give: 1 } }],
  ['none', { kind: 'none' }],
  ['UNDO', { kind: 'undo' }],
  ['redo', { kind: 'redo' }],
  ['s', { kind: 'show' }],
  ['s 2', { kind: 'show', seat: 1 }],
  ['s12', { kind: 'show', seat: 11 }],
  ['why f t4', { kind: 'why', input: { kind: 'step', step: { do: 'fence', at: [0, 3] } } }],
  ['?', { kind: 'help' }],
  ['q', { kind: 'quit' }],
])('reads %s', (line, input) => {
  expect(inputs(line)).toEqual([input]);
});

test('with cards in hand two are picked, or one and the action is asked for', () => {
  expect(inputs('1/3', hand)).toEqual([{ kind: 'step', step: { do: 'choose', number: 0, action: 2 } }]);
  expect(inputs('1 / 3', hand)).toEqual(inputs('1/3', hand));
  expect(inputs('2', hand)).toEqual([{ kind: 'card', card: 1 }]);
});

test('n skips the action after a choice, and takes a refusal before', () => {
  const chosen = choose(offers, { do: 'choose', offer: 0 });
  if (!chosen.ok) throw new Error(chosen.rejection.code);
  expect(inputs('n', chosen.value)).toEqual([{ kind: 'none' }]);
  expect(inputs('n')).toEqual([{ kind: 'step', step: { do: 'refuse' } }]);
});

test('reads several commands in one line, with or without spaces', () => {
  const kinds = (line: string) => {
    const read = inputs(line);
    return typeof read === 'string'
      ? read
      : read.map((input) => (input.kind === 'step' ? input.step.do : input.kind));
  };
  for (const line of ['2t5ft4 c', '2t5ft4c', ' 2 t5; f t4,  c ']) {
    expect(kinds(line)).toEqual(['choose', 'write', 'fence', 'confirm']);
  }
});

test('an error names the character where the line becomes invalid', () => {
  expect(inputs('jump')).toBe('Character 1: expected a card such as “1”. Type ? for all commands.');
  expect(inputs('fence')).toMatch(/^Character 6: expected a street/);
  expect(inputs('  v')).toMatch(/^Character 4: expected a size/);
  expect(inputs('1/', hand)).toMatch(/^Character 3: expected a card/);
  expect(inputs('why')).toBe('Add a command: why t5, why ft4.');
});

test('every command in the help can be typed', () => {
  for (const { shape, example, hand: ofHand } of HELP) {
    const line = example === undefined ? shape : `${shape} ${example(en)}`;
    expect(inputs(line, ofHand === true ? hand : offers), line).toBeInstanceOf(Array);
  }
});
