import {
  readHint,
  writeHint,
  type Bus,
  type BusEvents,
  type Hint,
} from '../../packages/server/src/bus/bus.ts';
import type { Actor, World } from './world.ts';

const LONGEST_MS = 2000;

/** A bus that loses, duplicates and reorders hints. */
export class SimulatedBus {
  isDown = false;
  readonly #world: World;
  readonly #nodes = new Map<string, { readonly actor: Actor; readonly on: BusEvents }>();

  constructor(world: World) {
    this.#world = world;
  }

  join(node: string, actor: Actor, on: BusEvents): Bus {
    this.#nodes.set(node, { actor, on });
    return {
      isUp: true,
      publish: (hint) => this.#publish(hint, node),
      close: async () => {
        this.#publish({ type: 'gone' }, node);
        this.#nodes.delete(node);
      },
    };
  }

  #publish(hint: Hint, from: string): void {
    if (this.isDown) return;
    const text = writeHint(hint, from);
    for (const [node, { actor, on }] of this.#nodes) {
      if (node === from) continue;
      const copies = this.#world.pick([0, 1, 1, 1, 1, 2]);
      for (let i = 0; i < copies; i++) {
        const hear = () => {
          const read = readHint(text);
          if (read !== undefined) on.receive(read.hint, read.from);
        };
        this.#world.after(this.#world.between(0.1, LONGEST_MS), hear, actor);
      }
    }
  }
}
