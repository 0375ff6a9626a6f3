import type { ClientInput } from '../client.ts';

/** Every command: all messages with an id. */
export type Sent = Extract<ClientInput, { readonly id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A command before it gets its id. */
export type Order = WithoutId<Sent>;

/** Commands without an answer, in order. The server executes each once, however often it is sent. */
export interface Outbox {
  readonly all: readonly Sent[];
  add(command: Sent): void;
  /** Returns whether it was there. */
  settle(id: string): boolean;
}

/** An outbox in memory, for the life of the program. */
export class MemoryOutbox implements Outbox {
  #sent: readonly Sent[] = [];

  get all(): readonly Sent[] {
    return this.#sent;
  }

  add(command: Sent): void {
    this.#sent = [...this.#sent, command];
  }

  settle(id: string): boolean {
    const left = this.#sent.filter((command) => command.id !== id);
    const found = left.length < this.#sent.length;
    this.#sent = left;
    return found;
  }
}

/** Commands in flight about the player's own turn of a round. */
export function turnsIn(sent: readonly Sent[], round: number) {
  return sent.filter(
    (command) => (command.type === 'submit' || command.type === 'takeBack') && command.round === round,
  );
}
