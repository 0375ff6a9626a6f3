import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { en } from '../text/en/index.ts';
import { openTerminal } from './terminal.ts';

test('after Ctrl-D every question is answered by the end of the input', async () => {
  const input = new PassThrough();
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as unknown as typeof process.stdin);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const terminal = openTerminal(true, en);
    const first = terminal.ask('> ');
    input.write('hello\r');
    expect(await first).toBe('hello');
    const second = terminal.ask('> ');
    input.end();
    expect(await second).toBeUndefined();
    expect(await terminal.ask('Press Enter to return to the game. ')).toBeUndefined();
    terminal.redraw(['the table']);
    terminal.close();
  } finally {
    vi.restoreAllMocks();
  }
});
