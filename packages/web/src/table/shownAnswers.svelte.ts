import { afterPaint } from '../platform/afterPaint.ts';
import { SIZE, type Answer } from '../scene/answers.ts';

/** How long answers are shown, in milliseconds: a mark and an estate, and the larger moments. */
const MARK_MS = 1200;
const MOMENT_MS = 1700;

/** The answers on the screen. They disappear with the next tap, or after a while. */
export class ShownAnswers {
  #now: readonly Answer[] = $state.raw([]);
  #moment: Answer | undefined = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): readonly Answer[] {
    return this.#now;
  }

  /** The largest of them from a plan on: it is drawn over the page once the ink and the points are there. */
  get moment(): Answer | undefined {
    return this.#moment;
  }

  show(answers: readonly Answer[]): void {
    clearTimeout(this.#timer);
    this.#now = answers;
    this.#moment = undefined;
    if (answers.length === 0) return;
    const moment = answers.findLast(({ kind }) => SIZE[kind] >= SIZE.plan);
    if (moment !== undefined) afterPaint(() => this.#now === answers && (this.#moment = moment));
    const isMoment = answers.some(({ kind }) => SIZE[kind] >= SIZE.street);
    this.#timer = setTimeout(() => this.show([]), isMoment ? MOMENT_MS : MARK_MS);
  }
}
