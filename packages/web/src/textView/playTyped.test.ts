import { viewOf, type Options } from 'picket-engine';
import { formatTurn } from 'picket-engine/notation';
import { describe, expect, test } from 'vitest';
import { textView as words } from '../text/en/textView.ts';
import { openEditor, steps } from '../turn/openEditor.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { actionName } from '../turn/choices.ts';
import { start } from '../turn/testKit.ts';
import { playTyped } from './playTyped.ts';
import { readCommand, suggestions } from './readCommand.ts';
import { typedWays } from './typedWays.ts';

function opened(options: Partial<Options> = {}): TurnEditor {
  const editor = openEditor(viewOf(start({ players: ['Ada'], ...options }, 'typed'), 0), undefined, {
    autoMarks: true,
  });
  if (editor === undefined) throw new Error('there is no turn to make');
  return editor;
}

const turnOf = (editor: TurnEditor): string => formatTurn(steps(editor));

describe('a turn', () => {
  test('can be typed as a whole or in parts, with spaces, commas and capitals', () => {
    const whole = playTyped(opened(), '1t5', words).editor;
    expect(whole.draft.turn.written).toBe(true);
    for (const parts of [['1', 't5'], ['1 , T 5'], [' 1;t5 ']]) {
      const typed = parts.reduce((editor, part) => playTyped(editor, part, words).editor, opened());
      expect(turnOf(typed)).toBe(turnOf(whole));
    }
  });

  test('stops at the first part that is not understood, and keeps what came before', () => {
    const { editor, unread, missing } = playTyped(opened(), '1t5 ft', words);
    expect(editor.draft.turn.written).toBe(true);
    expect([unread, missing]).toEqual(['ft', words.typing.missing('house')]);
    expect(playTyped(opened(), 'zebra', words)).toMatchObject({ unread: 'zebra', missing: '' });
  });

  test('stops at an illegal step', () => {
    const { editor, unread } = playTyped(opened(), '1t5 t6', words);
    expect(unread).toBe('');
    expect(editor.why?.code).toBe('already-written');
  });

  test('ends with c to confirm it', () => {
    expect(playTyped(opened(), '1t5c', words)).toMatchObject({ confirms: true, unread: '' });
    expect(playTyped(opened(), '1t5', words).confirms).toBe(false);
  });

  test('of a hand names two cards, with or without a slash', () => {
    const hand = opened({ mode: 'solo' });
    expect(turnOf(playTyped(hand, '13t5', words).editor)).toBe(
      turnOf(playTyped(hand, '1/3t5', words).editor),
    );
    expect(turnOf(playTyped(hand, '1/3t5', words).editor)).toMatch(/^1\/3/);
  });

  test('may leave out cards that follow from its action', () => {
    const hand = opened({ mode: 'solo' });
    const { actions } = hand.position;
    const fence = actions.findIndex((_, card) => actionName(hand, card) === 'improve');
    expect(new Set(actions).size).toBe(3);
    const [number = 0] = [0, 1, 2].filter((card) => card !== fence);
    const whole = turnOf(playTyped(hand, `${number + 1}/${fence + 1}t5v3`, words).editor);
    expect(whole).toContain('v3');
    expect(turnOf(playTyped(hand, `${number + 1}t5v3`, words).editor)).toBe(whole);
    // Either of two cards could give the number, so nothing is guessed.
    expect(playTyped(hand, 't5v3', words).editor.draft.turn.written).toBe(false);
    const offers = opened();
    const card = [0, 1, 2].findIndex((card) => actionName(offers, card) === 'improve');
    expect(turnOf(playTyped(offers, 't5v3', words).editor)).toBe(
      turnOf(playTyped(offers, `${card + 1}t5v3`, words).editor),
    );
  });

  test('may use words for letters, and numbers for plans', () => {
    const advanced = opened({ advanced: true });
    const letters = playTyped(advanced, 'ct6', words).editor;
    expect(turnOf(playTyped(advanced, 'roundabout t6', words).editor)).toBe(turnOf(letters));
    const [byNumber, byLetter] = ['g1', 'ga'].map((typed) => playTyped(opened(), typed, words).editor.why);
    expect(byNumber).toEqual(byLetter);
  });

  test('may leave out the street of a fence: it is that of the number', () => {
    const fence = (typed: string) => playTyped(opened(), typed, words).editor;
    for (const card of ['1', '2', '3']) {
      expect(turnOf(fence(`${card}m5f3`))).toBe(turnOf(fence(`${card}m5fm3`)));
    }
    expect(playTyped(opened(), 'f3', words).missing).toBe(words.typing.missing('street'));
  });

  test('that begins with a house asks for the card, and the card answers', () => {
    const asked = playTyped(opened(), 't5', words).editor;
    expect(asked.asking?.written).toBe(false);
    const ways = typedWays(asked, words);
    expect(ways.length).toBeGreaterThan(1);
    for (const { typed } of ways) {
      const answered = playTyped(asked, typed[0], words).editor;
      expect(answered.draft.turn.written).toBe(true);
      expect(turnOf(answered).startsWith(typed[0])).toBe(true);
    }
  });
});

describe('a command', () => {
  test('is a word, or the letter of its key', () => {
    expect(readCommand('sheet', words)).toEqual({ name: 'sheet', rest: '' });
    expect(readCommand('S', words)).toEqual({ name: 'sheet', rest: '' });
    expect(readCommand('?', words)).toEqual({ name: 'what', rest: '' });
    expect(readCommand('fits 3', words)).toEqual({ name: 'fits', rest: '3' });
    expect(readCommand('e m5', words)).toEqual({ name: 'explain', rest: 'm5' });
    expect(readCommand('/ hello there', words)).toEqual({ name: 'say', rest: 'hello there' });
  });

  test('is never a step of a turn', () => {
    for (const step of [
      't5',
      't 5',
      '1t5',
      'n',
      'n2',
      'p',
      'o',
      'g',
      'ga',
      'ct6',
      'x',
      '!',
      '+1',
      'v3',
      'fence t4',
    ]) {
      expect(readCommand(step, words), step).toBeUndefined();
    }
    expect(readCommand('t', words)?.name).toBe('top');
  });

  test('has a unique word, which no step has', () => {
    const all = [...Object.values(words.commands).map(({ word }) => word), ...Object.values(words.stepWords)];
    expect(new Set(all).size).toBe(all.length);
  });

  test('is suggested if it is misspelt', () => {
    const names = Object.values(words.commands).map(({ word }) => word);
    expect(suggestions('shet', names)).toContain('sheet');
    expect(suggestions('plan', names)).toContain('plans');
    expect(suggestions('xylophone', names)).toEqual([]);
  });
});
