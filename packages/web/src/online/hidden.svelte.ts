import { read, write } from '../storage.ts';

/** Whose words somebody does not want to see at a table, on this device. Nobody is told. */
export class Hidden {
  readonly #key: string;
  #names = $state.raw<readonly string[]>([]);

  constructor(table: string) {
    this.#key = `picket.hidden.${table}`;
    const found = read(this.#key);
    this.#names = Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  }

  /** By seat and name: a seat may go to somebody else. */
  has(seat: number, name: string): boolean {
    return this.#names.includes(`${seat} ${name}`);
  }

  toggle(seat: number, name: string): void {
    const entry = `${seat} ${name}`;
    this.#names = this.has(seat, name)
      ? this.#names.filter((other) => other !== entry)
      : [...this.#names, entry];
    write(this.#key, this.#names.length === 0 ? undefined : this.#names);
  }
}
