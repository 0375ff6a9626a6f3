import type { Architect } from 'picket-engine';
import { playerNames } from '../gameOptions.ts';
import { wrap } from '../io/table.ts';
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

  /** One of a numbered list of lines. */
  async numbered(question: string, lines: readonly string[]): Promise<number> {
    const { columns } = this.#terminal.look;
    const list = lines.flatMap((line, i) => wrap(`  ${String(i + 1).padStart(2)}  ${line}`, columns, 6));
    this.#terminal.print(['', ...list, '']);
    for (;;) {
      const line = await this.#ask(`${question}  [1] `);
      if (line === '') return 0;
      const nr = /^\d+$/.test(line) ? Number(line) : 0;
      if (nr >= 1 && nr <= lines.length) return nr - 1;
      this.#terminal.print([`Please type a number from 1 to ${lines.length}.`]);
    }
  }

  /** Any text; empty for the default. */
  async text(question: string, otherwise: string): Promise<string> {
    return (await this.#ask(`${question}${otherwise === '' ? '' : `  [${otherwise}]`} `)) || otherwise;
  }

  /** Names or a number of people at the keyboard; not asked if the mode fixes it. */
  async people(min: number, max: number): Promise<readonly string[]> {
    while (max > min) {
      const line = await this.#ask(`People: how many, or their names separated by commas?  [${min}] `);
      if (line === '') break;
      const names = /^\d+$/.test(line) ? playerNames(Math.min(Number(line), max + 1)) : namesIn(line);
      if (names.length >= min && names.length <= max) return names;
      this.#terminal.print([`Please enter ${min} to ${max} people.`]);
    }
    return playerNames(min);
  }

  /** Levels of bots; by default as few as the mode allows, of the first level. */
  async bots<T extends string>(
    levels: readonly T[],
    { min, max }: { readonly min: number; readonly max: number },
  ): Promise<readonly T[]> {
    const [gentle] = levels;
    const least = gentle === undefined ? [] : Array<T>(Math.max(0, min)).fill(gentle);
    for (;;) {
      const line = await this.#ask(
        `Bots: how many, or their levels separated by commas?  [${least.join(',') || 'none'}] `,
      );
      if (line === '') return least;
      const words = wordsFor(line, gentle ?? '', max);
      const found = words.flatMap((word) => levels.filter((level) => level.startsWith(word)).slice(0, 1));
      const known = found.length === words.length;
      if (known && found.length >= min && found.length <= max) return found;
      this.#terminal.print([
        known ? `Please enter ${Math.max(0, min)} to ${max} bots.` : `The levels are ${levels.join(', ')}.`,
      ]);
    }
  }
}

/** The levels that were typed; a number means gentle bots. */
function wordsFor(line: string, gentle: string, max: number): string[] {
  if (/^none$/i.test(line)) return [];
  if (/^\d+$/.test(line)) return Array<string>(Math.min(Number(line), max + 1)).fill(gentle);
  return namesIn(line.toLowerCase());
}

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function orList(values: readonly string[]): string {
  return LIST.format(values);
}
