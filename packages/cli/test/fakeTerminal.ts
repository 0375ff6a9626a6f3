import { expect } from 'vitest';
import { printed, type Look } from '../src/play/look.ts';
import type { Terminal } from '../src/play/terminal.ts';
import { en } from '../src/text/en/index.ts';

/** A terminal of 80×24 that a test types into and looks at. */
export class FakeTerminal implements Terminal {
  readonly interactive = true;
  readonly look: Look;
  readonly #typed: (string | undefined)[] = [];
  #lines: string[] = [];
  #everything = '';
  #prompt: string | undefined;
  #closed = false;
  #answer: ((line: string | undefined) => void) | undefined;

  constructor(text = en) {
    this.look = { ...printed(text), rows: 24 };
  }

  /** What is on the screen now. */
  get screen(): string {
    return [...this.#lines, ...(this.#prompt === undefined ? [] : [this.#prompt])].join('\n');
  }

  /** What was ever on the screen. */
  get everything(): string {
    return this.#everything;
  }

  print(lines: readonly string[]): void {
    this.#lines.push(...lines);
    this.#record(lines);
  }

  clear(): void {
    this.#lines = [];
  }

  redraw(lines: readonly string[]): void {
    this.#lines = [...lines];
    this.#record(lines);
  }

  ask(prompt: string): Promise<string | undefined> {
    if (this.#answer !== undefined) throw new Error('Two questions at once.');
    if (this.#closed) return Promise.resolve(undefined);
    this.#prompt = prompt;
    this.#record([prompt]);
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

  #record(lines: readonly string[]): void {
    this.#everything += lines.map((line) => `${line}\n`).join('');
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
