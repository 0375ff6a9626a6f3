import * as v from 'valibot';
import { read, write } from '../platform/storage.ts';
import { readStoredList } from './stored.ts';

const keyOf = (table: string): string => `picket.hidden.${table}`;

/** Players hidden at a table on this device, even under another name. They aren't notified. */
export class Hidden {
  readonly #key: string;
  #people = $state.raw<readonly number[]>([]);

  constructor(table: string) {
    this.#key = keyOf(table);
    this.#people = readStoredList(this.#key, v.number()) ?? [];
  }

  has(key: number | undefined): boolean {
    return key !== undefined && this.#people.includes(key);
  }

  toggle(key: number): void {
    this.#people = this.has(key) ? this.#people.filter((other) => other !== key) : [...this.#people, key];
    write(this.#key, this.#people.length === 0 ? undefined : this.#people);
  }
}

/** A player hidden at a table is hidden in its rematch. */
export function followHidden(table: string, next: string): void {
  const found = read(keyOf(table));
  if (found !== undefined) write(keyOf(next), found);
}
