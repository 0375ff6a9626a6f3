import { expect } from 'vitest';
import { PRINTED } from '../src/play/look.ts';
import type { Terminal } from '../src/play/terminal.ts';

/** A terminal of 80×24 that a test types into and looks at. */
export class FakeTerminal implements Terminal {
  readonly interactive = true;
  readonly look = { ...PRINTED, rows: 24 };
  readonly #typed: (string | undefined)[] = [];
  #lines: string[] = [];
  #prompt: string | undefined;
  #closed = false;
  #answer: ((line: string | undefined) => void) | undefined;

  /** What is on the screen now. */
  get screen(): string {
    return [...this.#lines, ...(this.#prompt === undefined ? [] : [this.#prompt])].join('\n');
  }

  print(lines: readonly string[]): void {
    this.#lines.push(...lines);
  }

  clear(): void {
    this.#lines = [];
  }

  redraw(lines: readonly string[]): void {
    this.#lines = [...lines];
  }

  ask(prompt: string): Promise<string | undefined> {
    if (this.#answer !== undefined) throw new Error('Two questions at once.');
    if (this.#closed) return Promise.resolve(undefined);
    this.#prompt = prompt;
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#next();
    });
  }

  close(): void {
    this.type(undefined);
  }

  /** Types lines, each when it is asked for; undefined is Ctrl-D, which ends the input. */
  type(...lines: readonly (string | undefined)[]): void {
    this.#typed.push(...lines);
    this.#next();
  }

  /** Waits until the screen shows this, and every typed line was read. */
  async shows(text: string | RegExp): Promise<string> {
    await expect.poll(() => (this.#typed.length === 0 ? this.screen : ''), { interval: 5 }).toMatch(text);
    return this.screen;
  }

  #next(): void {
    if (this.#answer === undefined || this.#typed.length === 0) return;
    const answer = this.#answer;
    this.#answer = undefined;
    this.#prompt = undefined;
    const line = this.#typed.shift();
    this.#closed = line === undefined;
    answer(line);
  }
}
