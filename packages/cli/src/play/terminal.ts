import { createInterface, type Interface } from 'node:readline';
import type { Text } from '../text/text.ts';
import { printed, type Look } from './look.ts';
import { paintFor } from './paint.ts';

const HOME = '\u001B[H';
const CLEAR_LINE = '\u001B[K';
const CLEAR_REST = '\u001B[J';

/** Line-based input and output of a game. */
export interface Terminal {
  /** Whether it is a terminal, not a file or a pipe. */
  readonly interactive: boolean;
  readonly look: Look;
  print(lines: readonly string[]): void;
  clear(): void;
  /** Redraws the screen, below which the player may be typing. */
  redraw(lines: readonly string[]): void;
  /** The next line; undefined at the end of the input (Ctrl-D, Ctrl-C). */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** A terminal, or commands from standard input. */
export function openTerminal(interactive: boolean, text: Text): Terminal {
  const { stdin, stdout } = process;
  const reader = createInterface({ input: stdin, output: stdout, terminal: interactive });
  const lines = new Lines(reader);
  let asking = false;
  return {
    interactive,
    get look() {
      return interactive
        ? {
            paint: paintFor(stdout),
            columns: stdout.columns,
            rows: stdout.rows,
            text,
          }
        : printed(text);
    },
    print: (text) => void stdout.write(text.map((line) => `${line}\n`).join('')),
    clear: () => void (interactive && stdout.write(`${HOME}\u001B[2J\u001B[3J`)),
    redraw: (text) => {
      const drawn = text.map((line) => `${line}${CLEAR_LINE}\n`).join('');
      // Before it draws the typed text, the reader moves up by the rows that the text takes.
      const typed = asking && !lines.closed ? '\n'.repeat(reader.getCursorPos().rows) : '';
      stdout.write(interactive ? HOME + drawn + CLEAR_REST + typed : drawn);
      if (interactive && asking && !lines.closed) reader.prompt(true);
    },
    ask: async (prompt) => {
      asking = true;
      if (interactive && !lines.closed) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else {
        // A reader whose input has ended can't ask, but its lines may not have been used yet.
        stdout.write(prompt);
      }
      const line = await lines.next();
      asking = false;
      // A terminal already shows what was typed.
      if (!interactive || line === undefined) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}

/** Buffers lines until they are read: pasting can produce several at once. */
class Lines {
  readonly #waiting: string[] = [];
  closed = false;
  #wake: (() => void) | undefined;

  constructor(reader: Interface) {
    reader.on('line', (line) => {
      this.#waiting.push(line);
      this.#wake?.();
    });
    reader.on('close', () => {
      this.closed = true;
      this.#wake?.();
    });
  }

  async next(): Promise<string | undefined> {
    if (this.#waiting.length === 0 && !this.closed) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
      this.#wake = undefined;
    }
    return this.#waiting.shift();
  }
}
