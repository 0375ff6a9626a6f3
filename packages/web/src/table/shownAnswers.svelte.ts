import { SIZE, type Answer } from '../scene/answers.ts';

/** How long answers are shown, in milliseconds: a mark and an estate, and the larger moments. */
const MARK_MS = 1200;
const MOMENT_MS = 1700;

/** What the eye sees of the last answers. They go with the next tap, or after a while. */
export class ShownAnswers {
  #now: readonly Answer[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): readonly Answer[] {
    return this.#now;
  }

  show(answers: readonly Answer[]): void {
    clearTimeout(this.#timer);
    this.#now = answers;
    if (answers.length === 0) return;
    const isMoment = answers.some(({ kind }) => SIZE[kind] >= SIZE.street);
    this.#timer = setTimeout(() => (this.#now = []), isMoment ? MOMENT_MS : MARK_MS);
  }
}
