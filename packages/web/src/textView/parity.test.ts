import { positionIn, startDraft, viewOf, type Step } from 'picket-engine';
import { parseStep } from 'picket-engine/notation';
import { expect, test } from 'vitest';
import { COMMANDS } from '../scene/keys.ts';
import { en } from '../text/en/index.ts';
import { online } from '../text/en/online.ts';
import { textView as words } from '../text/en/textView.ts';
import { start } from '../turn/testKit.ts';
import { EVENTS, STEPS } from './parity.ts';

test('the example of each step is that step in the notation', () => {
  const position = positionIn(viewOf(start({ advanced: true }), 0));
  if (position === undefined) throw new Error('there is no turn to make');
  for (const kind of Object.keys(STEPS) as Step['do'][]) {
    const read = parseStep(STEPS[kind].typed, startDraft(position));
    expect(read.ok && read.value.step.do, STEPS[kind].typed).toBe(kind);
  }
});

test('every step and event has a name, a key that exists, and something to say', () => {
  for (const { label, key, said } of Object.values(STEPS)) {
    expect(label(words)).not.toBe('');
    expect(COMMANDS[key]).toBeDefined();
    expect(said(words)).toBeTypeOf('function');
  }
  for (const { label, key, command, said } of Object.values(EVENTS)) {
    expect(label(words)).not.toBe('');
    expect(COMMANDS[key]).toBeDefined();
    expect(words.commands[command].word).not.toBe('');
    expect(said({ text: en, words, online })).toBeTruthy();
  }
});
