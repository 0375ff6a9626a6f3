import type { Answer } from 'picket-protocol';
import type { StoredTable } from '../store/store.ts';

/** For each seat: whoever commands a lot must not make others' answers forgotten. */
const ANSWERS_KEPT = 100;

interface KeptAnswer {
  readonly answer: Answer;
  /** Whether it is written down by itself. */
  readonly stored: boolean;
}

/** The answers to commands: a command that is repeated gets the same one, and changes nothing. */
export class Answers {
  /** By the key of the seat, and then by the id of the command, the oldest first. */
  readonly #answers = new Map<number, Map<string, KeptAnswer>>();

  /** What is stored: turns keep the command that handed them in, the rest is written down by itself. */
  load({ answers, commands, seats }: StoredTable): void {
    for (const { key, command, answer } of answers) {
      this.#of(key).set(command, { answer: JSON.parse(answer) as Answer, stored: true });
    }
    const lately = (commands.at(-1)?.round ?? 0) - 1;
    for (const { round, seat, command } of commands) {
      const key = seats.find(({ nr }) => nr === seat)?.key;
      if (round < lately || command === null || key === undefined) continue;
      this.#of(key).set(command, { answer: { type: 'done', id: command }, stored: false });
    }
  }

  get(key: number, command: string): Answer | undefined {
    return this.#answers.get(key)?.get(command)?.answer;
  }

  /** Keeps the newest; the commands whose stored answers are now too many. */
  keep(key: number, answer: Answer, stored: boolean): string[] {
    const own = this.#of(key);
    own.delete(answer.id);
    own.set(answer.id, { answer, stored });
    const oldest = [...own].slice(0, Math.max(0, own.size - ANSWERS_KEPT));
    for (const [command] of oldest) own.delete(command);
    return oldest.flatMap(([command, kept]) => (kept.stored ? [command] : []));
  }

  #of(key: number): Map<string, KeptAnswer> {
    const own = this.#answers.get(key) ?? new Map<string, KeptAnswer>();
    this.#answers.set(key, own);
    return own;
  }
}
