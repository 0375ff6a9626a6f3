import { loadChoices } from '../setup/choice.ts';
import { withPart } from '../../text/language.ts';
import { lineOf } from '../setup/line.ts';

/** Starts a game with the last options, or a newcomer's first game, with one tap. The rules are loaded only then. */
export class QuickStart {
  /** Derived, because a newcomer's opponent has a name in the current language. */
  readonly #choice = $derived(loadChoices().choice);
  readonly line = $derived(lineOf(this.#choice));
  /** The bot that a newcomer plays against. */
  readonly bot = $derived(this.#choice.seats.find(({ level }) => level !== null)?.name ?? '');
  starting = $state(false);
  failed = $state(false);

  async start(): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    this.failed = false;
    try {
      const { beginLast } = await withPart(['setupPage', 'faults'], import('../setup/begin.ts'));
      await beginLast();
    } catch {
      this.failed = true;
    } finally {
      this.starting = false;
    }
  }
}
