import type { Answer } from '@picket/protocol';
import type { StoredTable } from '../store/store.ts';

/** For each seat: whoever commands a lot must not make others' answers forgotten. */
const ANSWERS_KEPT = 100;

/** The answers to commands: a command that is repeated gets the same one, and changes nothing. */
export class Answers {
  /** By the key of the seat, and then by the id of the command, the oldest first. */
  readonly #answers = new Map<number, Map<string, Answer>>();

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
    return this.#answers.get(key)?.get(command);
  }

  keep(key: number, answer: Answer, command = answer.id): void {
    const own = this.#answers.get(key) ?? new Map<string, Answer>();
    this.#answers.set(key, own);
    own.delete(command);
    own.set(command, answer);
    if (own.size <= ANSWERS_KEPT) return;
    const [oldest] = own.keys();
    if (oldest !== undefined) own.delete(oldest);
  }
}
