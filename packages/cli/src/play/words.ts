import type { Spot } from '@picket/engine';

export const PLACE = /^([tmb])(\d{1,2})$/;
export const CHANGE = /^[+-]\d$/;
const STREETS = ['t', 'm', 'b'];

/** The words of a line, taken one by one. */
export class Words {
  readonly #words: string[];

  constructor(line: string) {
    this.#words = split(line);
  }

  get next(): string | undefined {
    return this.#words[0];
  }

  take(): string | undefined {
    return this.#words.shift();
  }

  takeIf(expression: RegExp): string | undefined {
    return this.next !== undefined && expression.test(this.next) ? this.take() : undefined;
  }
}

/** Words as people type them, also glued together: `ft4`, `v3`, `g1`, `t5+1`, `xm4l`. */
function split(line: string): string[] {
  return line
    .toLowerCase()
    .replaceAll('−', '-')
    .split(/[\s,;]+/)
    .flatMap((word) => word.replace(/^([fxr])(?=[tmb]\d)|^(v)(?=\d)|^(g)(?=[abc123])/, '$1$2$3 ').split(' '))
    .flatMap((word) => word.replace(/^([tmb]\d+)(?=[-+lr])/, '$1 ').split(' '))
    .filter((word) => word !== '');
}

/** The house that a word names. */
export function placeOf(word: string | undefined): Spot | undefined {
  const match = PLACE.exec(word ?? '');
  return match === null ? undefined : [STREETS.indexOf(match[1] ?? ''), Number(match[2]) - 1];
}
