import { announce, hearAnnouncements } from '../platform/announcer.svelte.ts';
import { text } from '../text/language.ts';

/** A typed line with its answer, or an announcement without a question. */
export interface Entry {
  readonly nr: number;
  readonly typed: string;
  readonly said: readonly string[];
}

/** Runs a line and returns the answer; announcements made meanwhile become part of it. */
export type Run = (line: string) => string | Promise<string>;

/** More would only be clutter. */
const MOST_ENTRIES = 100;

/** The command line: the input, its history, and the log of everything said. */
export class Conversation {
  line = $state('');
  entries = $state.raw<readonly Entry[]>([]);
  #typed: readonly string[] = [];
  /** The position in the history; 0 is the current line. */
  #back = 0;
  #unsent = '';
  #count = 0;
  /** The entry that is being answered. */
  #answering: number | undefined;

  get last(): string {
    return this.entries.findLast(({ said }) => said.length > 0)?.said.join(' ') ?? '';
  }

  /** Logs all announcements; returns a function that stops it. */
  listen(): () => void {
    return hearAnnouncements((text) => this.#note(text));
  }

  #note(text: string): void {
    const nr = this.#answering ?? this.#add('', []);
    this.entries = this.entries.map((one) => (one.nr === nr ? { ...one, said: [...one.said, text] } : one));
  }

  #add(typed: string, said: readonly string[]): number {
    const nr = this.#count++;
    this.entries = [...this.entries, { nr, typed, said }].slice(-MOST_ENTRIES);
    return nr;
  }

  async submit(run: Run): Promise<void> {
    const typed = this.line.trim();
    this.line = '';
    this.#back = 0;
    if (typed !== '') {
      this.#typed = [typed, ...this.#typed.filter((other) => other !== typed)].slice(0, MOST_ENTRIES);
    }
    const nr = this.#add(typed, []);
    const answering = <T>(work: () => T): T => {
      this.#answering = nr;
      try {
        return work();
      } finally {
        this.#answering = undefined;
      }
    };
    // If the code of a command can't be loaded, say so.
    const answer = await answering(async () => run(typed)).catch(() => text.around.errors.unexpected);
    answering(() => announce(answer, 'assertive'));
    // An empty line without an answer isn't logged.
    this.entries = this.entries.filter((one) => one.nr !== nr || one.typed !== '' || one.said.length > 0);
  }

  /** Recalls an earlier line, or a later one. */
  recall(by: 1 | -1): void {
    const back = Math.min(Math.max(this.#back + by, 0), this.#typed.length);
    if (back === this.#back) return;
    if (this.#back === 0) this.#unsent = this.line;
    this.#back = back;
    this.line = back === 0 ? this.#unsent : (this.#typed[back - 1] ?? '');
  }
}

let current: { readonly about: string; readonly conversation: Conversation } | undefined;

/** The conversation at a game or table: the same on all its pages, and in both views. */
export function conversationAt(about: string): Conversation {
  if (current?.about !== about) current = { about, conversation: new Conversation() };
  return current.conversation;
}
