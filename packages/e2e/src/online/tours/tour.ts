import type { Player } from '../player.ts';

/** What a test needs to get to a place: the first person visits it, others may help. */
export interface Host {
  readonly ada: Player;
  /** Another person, in a browser without screenshots; the same one for the same name. */
  readonly another: (name: string) => Promise<Player>;
}

/** Places visited in order, each from the previous one. */
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
