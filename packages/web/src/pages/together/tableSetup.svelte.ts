import { builtIn, type EditionBlock } from 'picket-engine';
import type { Choice } from '../setup/choice.ts';
import { blockOf } from '../setup/possible.ts';
import type { Choosing } from '../setup/setup.svelte.ts';
import { choiceOf, withChoice, type TableSettings } from './settings.ts';

/** The settings of a table, here or at the table itself. */
export class TableSetup implements Choosing {
  readonly #get: () => TableSettings;
  readonly #put: (settings: TableSettings) => void;
  readonly components = builtIn;

  constructor(get: () => TableSettings, put: (settings: TableSettings) => void) {
    this.#get = get;
    this.#put = put;
  }

  get settings(): TableSettings {
    return this.#get();
  }
  get choice(): Choice {
    return choiceOf(this.settings);
  }
  get block(): EditionBlock {
    return blockOf(builtIn, this.settings.options.edition);
  }

  /** The game. */
  set(change: Partial<Choice>): void {
    this.#put(withChoice(this.settings, change));
  }

  /** Everything else. */
  change(part: Partial<TableSettings>): void {
    this.#put({ ...this.settings, ...part });
  }
}
