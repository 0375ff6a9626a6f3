import { describe, expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { commandFor, COMMANDS, DEFAULT_KEYS, remapped } from './keys.ts';

describe('keys', () => {
  test('each has one command, with a name', () => {
    const keys = Object.values(DEFAULT_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(en.turn.keys.names).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  test('are found as a keyboard sends them', () => {
    expect(commandFor({ key: '2' })).toEqual({ kind: 'act', intent: { kind: 'offer', index: 1 } });
    expect(commandFor({ key: '+', shiftKey: true })).toEqual({
      kind: 'act',
      intent: { kind: 'temp', by: 1 },
    });
    expect(commandFor({ key: 'u' })).toEqual({ kind: 'act', intent: { kind: 'undo' } });
    expect(commandFor({ key: 'U', shiftKey: true })).toEqual({ kind: 'act', intent: { kind: 'redo' } });
    expect(commandFor({ key: '?', shiftKey: true })).toEqual({ kind: 'help' });
    expect(commandFor({ key: 'c', ctrlKey: true })).toBeUndefined();
    expect(commandFor({ key: 'q' })).toBeUndefined();
  });

  test('can be given away without losing any', () => {
    const keys = remapped(DEFAULT_KEYS, 'confirm', 'u');
    expect(commandFor({ key: 'u' }, keys)).toEqual({ kind: 'confirm' });
    expect(commandFor({ key: 'c' }, keys)).toEqual(COMMANDS.undo);
  });
});
