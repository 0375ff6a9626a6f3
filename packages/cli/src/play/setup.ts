import { EDITIONS, SHEETS, type Options } from '@picket/engine';
import type { Arguments } from '../arguments.ts';
import { playerNames } from '../gameOptions.ts';
import type { Terminal } from './terminal.ts';

export const MOST_PLAYERS = 12;

/** Asks for what the options leave open; undefined if the player has left. */
export async function askOptions(
  terminal: Terminal,
  args: Arguments,
  given: Options,
): Promise<Options | undefined> {
  const asked = new Questions(terminal);
  const edition = args.has('edition') ? given.edition : await asked.oneOf('Edition', EDITIONS);
  const advanced = args.has('advanced')
    ? given.advanced
    : (await asked.oneOf('Game', ['basic', 'advanced'])) === 'advanced';
  const plain = args.has('sheet') || edition === '2018';
  const sheet = plain ? given.sheet : await asked.oneOf('Sheet', SHEETS);
  const players =
    args.has('players') || args.has('names') ? given.players : await asked.players(given.players);
  return asked.left ? undefined : { ...given, edition, advanced, sheet, players };
}

/** Questions with an answer that Enter gives. */
class Questions {
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

  /** One of a few words, or its beginning. */
  async oneOf<T extends string>(what: string, values: readonly [T, ...T[]]): Promise<T> {
    for (;;) {
      const line = await this.#ask(`${what}: ${values.join(' or ')}?  [${values[0]}] `);
      const meant = values.filter((value) => value.startsWith(line.toLowerCase()));
      const [value] = line === '' ? values : meant;
      if (value !== undefined && (line === '' || meant.length === 1)) return value;
      this.#terminal.print([`Please type ${values.join(' or ')}.`]);
    }
  }

  async players(otherwise: readonly string[]): Promise<readonly string[]> {
    for (;;) {
      const line = await this.#ask('Players: how many, or their names with commas between?  [1] ');
      if (line === '') return otherwise;
      const names = /^\d+$/.test(line)
        ? playerNames(Math.min(Number(line), MOST_PLAYERS + 1))
        : namesIn(line);
      if (names.length >= 1 && names.length <= MOST_PLAYERS) return names;
      this.#terminal.print([`Please name 1 to ${MOST_PLAYERS} players.`]);
    }
  }
}

export function namesIn(line: string): string[] {
  return line
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
