import type { ClientInput } from 'picket-protocol';
import * as v from 'valibot';
import { write } from '../platform/storage.ts';
import { readStoredList } from './stored.ts';

/** What can be commanded: everything that has an id of ours. */
export type Sent = Extract<ClientInput, { readonly id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Order = WithoutId<Sent>;

/** Commands that are still meant when the page was closed before they were answered. */
const LASTING = new Set<Sent['type']>(['submit', 'takeBack', 'chat']);

/** More than anybody does without an answer; what is older than that is not meant any more. */
const MOST = 20;

/** Anything else about a command is for the server to reject, with an answer. */
const StoredCommand = v.looseObject({ id: v.string(), type: v.string() });

/** Commands that are not answered yet, in the order in which they were given. The server takes each of them once, however often it is sent. */
export class Outbox {
  readonly #key: string;
  #sent: readonly Sent[];

  constructor(table: string) {
    this.#key = `picket.outbox.${table}`;
    const stored = readStoredList(this.#key, StoredCommand) ?? [];
    this.#sent = (stored as readonly Sent[]).slice(-MOST);
  }

  get all(): readonly Sent[] {
    return this.#sent;
  }

  add(command: Sent): void {
    this.#set([...this.#sent, command]);
  }

  /** Says whether it was there. */
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

/** What is on its way about the own turn of a round. */
export function turnsIn(sent: readonly Sent[], round: number) {
  return sent.filter(
    (command) => (command.type === 'submit' || command.type === 'takeBack') && command.round === round,
  );
}
