import type { Outbox, Sent } from 'picket-protocol';
import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { readStoredList } from './stored.ts';

/** Commands that survive closing the page. */
const LASTING = new Set<Sent['type']>(['submit', 'takeBack', 'chat']);

/** More than a player sends before an answer; older commands are dropped. */
const MOST = 20;

/** Everything else is left to the server, which rejects bad commands with an answer. */
const StoredCommand = v.looseObject({ id: v.string(), type: v.string() });

const keyOf = (table: string): string => `picket.outbox.${table}`;

export function forgetOutbox(table: string): void {
  write(keyOf(table), undefined);
}

/** Commands without an answer, kept in the browser. */
export class StoredOutbox implements Outbox {
  readonly #key: string;
  #sent: readonly Sent[];

  constructor(table: string) {
    this.#key = keyOf(table);
    const stored = readStoredList(this.#key, StoredCommand) ?? [];
    this.#sent = (stored as readonly Sent[]).slice(-MOST);
  }

  get all(): readonly Sent[] {
    return this.#sent;
  }

  add(command: Sent): void {
    this.#set([...this.#sent, command]);
  }

  settle(id: string): boolean {
    const left = this.#sent.filter((command) => command.id !== id);
    if (left.length === this.#sent.length) return false;
    this.#set(left);
    return true;
  }

  #set(sent: readonly Sent[]): void {
    this.#sent = sent;
    const lasting = sent.filter(({ type }) => LASTING.has(type));
    write(this.#key, lasting.length === 0 ? undefined : lasting);
  }
}
