import { describe, expect, test } from 'vitest';
import { en } from '../text/en/index.ts';
import { textView } from '../text/en/textView.ts';
import { commandFor, COMMANDS, DEFAULT_KEYS, keyOf, keysWith, ownKeys, remapped } from './keys.ts';

describe('keys', () => {
  test('each have one command, with a name', () => {
    const keys = Object.values(DEFAULT_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    const names = { ...en.turn.keys.names, ...textView.keys };
    expect(Object.keys(names).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  test('are recognised as a keyboard sends them', () => {
    expect(commandFor({ key: '2' })).toEqual({ kind: 'act', intent: { kind: 'offer', index: 1 } });
    expect(commandFor({ key: '+', shiftKey: true })).toEqual({
      kind: 'act',
      intent: { kind: 'temp', by: 1 },
    });
    expect(commandFor({ key: 'u' })).toEqual({ kind: 'act', intent: { kind: 'undo' } });
    expect(commandFor({ key: 'U', shiftKey: true })).toEqual({ kind: 'act', intent: { kind: 'redo' } });
    expect(commandFor({ key: '?', shiftKey: true })).toEqual({ kind: 'help' });
    expect(commandFor({ key: 'c', ctrlKey: true })).toBeUndefined();
    expect(commandFor({ key: 'z' })).toBeUndefined();
  });

  test('that the browser needs are never used', () => {
    for (const key of ['Tab', 'Shift', 'F5', 'Dead']) expect(keyOf({ key })).toBeUndefined();
  });

  test('can be reassigned; the previous command of a key gets the old one', () => {
    const { keys, other } = remapped(DEFAULT_KEYS, 'confirm', 'u');
    expect(other).toBe('undo');
    expect(commandFor({ key: 'u' }, keys)).toEqual({ kind: 'confirm' });
    expect(commandFor({ key: 'c' }, keys)).toEqual(COMMANDS.undo);
    expect(remapped(DEFAULT_KEYS, 'confirm', 'z').other).toBeUndefined();
    expect(remapped(DEFAULT_KEYS, 'confirm', 'c')).toEqual({ keys: DEFAULT_KEYS, other: undefined });
  });

  test('are stored only if they were changed', () => {
    const { keys } = remapped(DEFAULT_KEYS, 'confirm', 'u');
    expect(ownKeys(keys)).toEqual({ confirm: 'u', undo: 'c' });
    expect(keysWith(ownKeys(keys))).toEqual(keys);
    expect(ownKeys(DEFAULT_KEYS)).toEqual({});
  });

  test('chosen by the user stay, and a newer command gets a free one', () => {
    const keys = keysWith({ undo: 'q', hint: 'i' });
    expect(keys).toMatchObject({ undo: 'q', hint: 'i' });
    expect(new Set(Object.values(keys)).size).toBe(Object.keys(DEFAULT_KEYS).length);
  });

  test('that are stored incorrectly are ignored', () => {
    expect(keysWith({ confirm: 'u' })).toEqual(DEFAULT_KEYS);
    expect(keysWith({ dance: 'z' })).toEqual(DEFAULT_KEYS);
  });
});
