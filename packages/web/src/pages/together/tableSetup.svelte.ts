import { builtIn, type EditionBlock } from 'picket-engine';
import type { Settings } from 'picket-protocol';
import type { Choice } from '../setup/choice.ts';
import { blockOf } from '../setup/possible.ts';
import type { Choosing } from '../setup/setup.svelte.ts';
import { choiceOf, withChoice } from './settings.ts';

/** The settings of a table, here or at the table itself. */
export class TableSetup implements Choosing {
  readonly #get: () => Settings;
  readonly #put: (settings: Settings) => void;
  readonly components = builtIn;

  constructor(get: () => Settings, put: (settings: Settings) => void) {
    this.#get = get;
    this.#put = put;
  }

  get settings(): Settings {
    return this.#get();
  }
  get choice(): Choice {
    return choiceOf(this.settings);
  }
  get block(): EditionBlock {
    return blockOf(builtIn, this.settings.options.edition);
  }

  /** What is played. */
  set(change: Partial<Choice>): void {
    this.#put(withChoice(this.settings, change));
  }

  /** Everything else. */
  change(part: Partial<Settings>): void {
    this.#put({ ...this.settings, ...part });
  }
}
