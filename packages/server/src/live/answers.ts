import type { Answer } from '@picket/protocol';
import type { StoredTable } from '../store/store.ts';

/** The answers to commands: a command that is repeated gets the same one, and changes nothing. */
export class Answers {
  readonly #answers = new Map<string, Answer>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What is stored: turns keep the command that handed them in, the rest is written down by itself. */
  load({ answers, commands, seats }: StoredTable): void {
    for (const { key, command, answer } of answers) this.keep(key, JSON.parse(answer) as Answer, command);
    const lately = (commands.at(-1)?.round ?? 0) - 1;
    for (const { round, seat, command } of commands) {
      const key = seats.find(({ nr }) => nr === seat)?.key;
      if (round < lately || command === null || key === undefined) continue;
      this.keep(key, { type: 'done', id: command });
    }
  }

  get(key: number, command: string): Answer | undefined {
    return this.#answers.get(`${key}/${command}`);
  }

  keep(key: number, answer: Answer, command = answer.id): void {
    const name = `${key}/${command}`;
    this.#answers.delete(name);
    this.#answers.set(name, answer);
    if (this.#answers.size <= this.#most) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}
