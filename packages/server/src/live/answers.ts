import type { Answer } from 'picket-protocol';
import type { StoredTable } from '../store/store.ts';

/** Per seat, so a busy seat doesn't evict the answers of others. */
const ANSWERS_KEPT = 100;

interface KeptAnswer {
  readonly answer: Answer;
  /** Whether it has its own row in the store. */
  readonly stored: boolean;
}

/** Answers to recent commands: a repeated command gets the same answer and changes nothing. */
export class Answers {
  /** By seat key, then by command id, oldest first. */
  readonly #answers = new Map<number, Map<string, KeptAnswer>>();

  /** Turns store the id of their command; other answers have their own rows. */
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

  /** Adds an answer, and returns the commands whose stored answers are to be deleted. */
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
