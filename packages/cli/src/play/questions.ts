import type { Architect } from 'picket-engine';
import { playerNames } from '../gameOptions.ts';
import { namesIn } from './names.ts';
import type { Terminal } from './terminal.ts';

/** Questions with a default answer. */
export class Questions {
  readonly #terminal: Terminal;
  left = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  async #ask(prompt: string): Promise<string> {
    if (this.left) return '';
    const line = await this.#terminal.ask(prompt);
    this.left = line === undefined;
    return line?.trim() ?? '';
  }

  /** One of a few words, or its beginning; not asked if there is only one. */
  async oneOf<T extends string>(what: string, values: readonly T[]): Promise<T> {
    const [first] = values;
    if (first === undefined) throw new Error(`No values for ${what}.`);
    while (values.length > 1) {
      const line = await this.#ask(`${what}: ${orList(values)}?  [${first}] `);
      if (line === '') return first;
      const [meant, ...others] = values.filter((value) => value.startsWith(line.toLowerCase()));
      if (meant !== undefined && others.length === 0) return meant;
      this.#terminal.print([`Please type ${orList(values)}.`]);
    }
    return first;
  }

  /** One of a numbered list, by its number, id or name. */
  async opponent(architects: readonly Architect[]): Promise<string> {
    const first = architects[0]?.id ?? '';
    for (;;) {
      const line = await this.#ask(`Opponent: 1 to ${architects.length}?  [1] `);
      if (line === '') return first;
      const named = architects.find(
        ({ id, name }) => id === line || name?.toLowerCase() === line.toLowerCase(),
      );
      const found = named ?? architects[/^\d+$/.test(line) ? Number(line) - 1 : -1];
      if (found !== undefined) return found.id;
      this.#terminal.print([`Please type a number from 1 to ${architects.length}.`]);
    }
  }

  /** Names or a number of players; not asked if the mode fixes it. */
  async players(min: number, max: number): Promise<readonly string[]> {
    while (max > min) {
      const line = await this.#ask(`Players: how many, or their names separated by commas?  [${min}] `);
      if (line === '') break;
      const names = /^\d+$/.test(line) ? playerNames(Math.min(Number(line), max + 1)) : namesIn(line);
      if (names.length >= min && names.length <= max) return names;
      this.#terminal.print([`Please enter ${min} to ${max} players.`]);
    }
    return playerNames(min);
  }
}

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function orList(values: readonly string[]): string {
  return LIST.format(values);
}
