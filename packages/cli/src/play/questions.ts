import type { LevelId } from 'picket-bots';
import type { Architect } from 'picket-engine';
import { playerNames } from '../gameOptions.ts';
import { wrap } from '../io/table.ts';
import type { Asked } from '../text/facts.ts';
import type { Text } from '../text/text.ts';
import { namesIn } from './names.ts';
import type { Terminal } from './terminal.ts';

/** Questions with a default answer. */
export class Questions {
  readonly #terminal: Terminal;
  left = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  get #text(): Text {
    return this.#terminal.look.text;
  }

  async #ask(prompt: string): Promise<string> {
    if (this.left) return '';
    const line = await this.#terminal.ask(prompt);
    this.left = line === undefined;
    return line?.trim() ?? '';
  }

  /** One of a few values, by its word or a prefix of it; not asked if there is only one. */
  async oneOf<T extends string>(
    what: Asked,
    values: readonly T[],
    wordOf: (value: T) => string = (value) => value,
  ): Promise<T> {
    const [first] = values;
    if (first === undefined) throw new Error(`No values for ${what}.`);
    const { setup } = this.#text;
    const words = values.map(wordOf);
    while (values.length > 1) {
      const line = await this.#ask(setup.ask(what, words, wordOf(first)));
      if (line === '') return first;
      const [meant, ...others] = values.filter((value) => begins(line, value, wordOf(value)));
      if (meant !== undefined && others.length === 0) return meant;
      this.#terminal.print([setup.pleaseType(words)]);
    }
    return first;
  }

  /** One of a numbered list, by its number, id or name. */
  async opponent(architects: readonly Architect[]): Promise<string> {
    const { setup } = this.#text;
    const first = architects[0]?.id ?? '';
    for (;;) {
      const line = await this.#ask(setup.opponent(architects.length));
      if (line === '') return first;
      const named = architects.find(
        ({ id, name }) => id === line || name?.toLowerCase() === line.toLowerCase(),
      );
      const found = named ?? architects[/^\d+$/.test(line) ? Number(line) - 1 : -1];
      if (found !== undefined) return found.id;
      this.#terminal.print([setup.pleaseNumber(architects.length)]);
    }
  }

  /** One of a numbered list of lines. */
  async numbered(question: string, lines: readonly string[]): Promise<number> {
    const { setup } = this.#text;
    const { columns } = this.#terminal.look;
    const list = lines.flatMap((line, i) => wrap(`  ${String(i + 1).padStart(2)}  ${line}`, columns, 6));
    this.#terminal.print(['', ...list, '']);
    for (;;) {
      const line = await this.#ask(setup.question(question, '1'));
      if (line === '') return 0;
      const nr = /^\d+$/.test(line) ? Number(line) : 0;
      if (nr >= 1 && nr <= lines.length) return nr - 1;
      this.#terminal.print([setup.pleaseNumber(lines.length)]);
    }
  }

  /** Any text; empty for the default. */
  async text(question: string, otherwise: string): Promise<string> {
    return (await this.#ask(this.#text.setup.question(question, otherwise))) || otherwise;
  }

  /** Names or a number of people at the keyboard; not asked if the mode fixes it. */
  async people(min: number, max: number): Promise<readonly string[]> {
    const { setup } = this.#text;
    const named = (count: number): string[] => playerNames(count, this.#text);
    while (max > min) {
      const line = await this.#ask(setup.people(min));
      if (line === '') break;
      const names = /^\d+$/.test(line) ? named(Math.min(Number(line), max + 1)) : namesIn(line);
      if (names.length >= min && names.length <= max) return names;
      this.#terminal.print([setup.pleasePeople(min, max)]);
    }
    return named(min);
  }

  /** Levels of bots; by default as few as the mode allows, of the first level. */
  async bots(
    levels: readonly LevelId[],
    { min, max }: { readonly min: number; readonly max: number },
  ): Promise<readonly LevelId[]> {
    const { setup } = this.#text;
    const least = levels.slice(0, 1).flatMap((gentle) => Array<LevelId>(Math.max(0, min)).fill(gentle));
    for (;;) {
      const line = await this.#ask(setup.bots(least.map(setup.level)));
      if (line === '') return least;
      const words = this.#levelsIn(line, levels[0] ?? '', max);
      const found = words.flatMap((word) =>
        levels.filter((level) => begins(word, level, setup.level(level))).slice(0, 1),
      );
      const known = found.length === words.length;
      if (known && found.length >= min && found.length <= max) return found;
      this.#terminal.print([
        known ? setup.pleaseBots(Math.max(0, min), max) : setup.levels(levels.map(setup.level)),
      ]);
    }
  }

  /** The typed levels; a number means gentle bots. */
  #levelsIn(line: string, gentle: string, max: number): string[] {
    if (line.toLowerCase() === this.#text.setup.none) return [];
    if (/^\d+$/.test(line)) return Array<string>(Math.min(Number(line), max + 1)).fill(gentle);
    return namesIn(line);
  }
}

/** Whether this is a prefix of a value, as options or the language name it. */
function begins(typed: string, ...names: readonly string[]): boolean {
  return names.some((name) => plain(name).startsWith(plain(typed)));
}

/** Lower case without accents, which are often omitted. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
