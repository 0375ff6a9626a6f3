import type { Player } from '../player.ts';

/** What a test needs to get to a place: the first person looks, others may help. */
export interface Host {
  readonly ada: Player;
  /** Another person, in a browser without screenshots; the same one for the same name. */
  readonly another: (name: string) => Promise<Player>;
}

/** Places that are visited one after the other: each is reached from the one before. */
export interface Tour {
  readonly title: string;
  readonly places: readonly {
    /** The name of its screenshots. */
    readonly name: string;
    readonly go: (host: Host) => Promise<void>;
  }[];
}

/** A table of two that has started, with Ada and the returned player. */
export async function playing({ ada, another }: Host): Promise<Player> {
  const id = await ada.makeTable({ mode: 'Standard', clock: '5 minutes' });
  const bob = await another('Bob');
  await bob.join(id);
  await ada.start();
  await bob.table.ready();
  return bob;
}
