import type { Config } from '../config/schema.ts';
import { NO_BUS, type Bus, type BusEvents, type Hint } from './bus.ts';
import { Peers, type Load } from './peers.ts';
import { Spending } from './spending.ts';

export interface HintsInput {
  readonly config: Pick<Config, 'bus' | 'limits'>;
  /** The id of this node. */
  readonly node: string;
  readonly elapsed: () => number;
}

/** How a node reacts to hints; without them it does the same, only later. */
interface Reactions {
  readonly load: () => Load;
  /** A hint has arrived from another node. */
  readonly heard: (type: Hint['type']) => void;
  /** An operator command was placed or executed. */
  readonly ordered: () => void;
  /** Another node has ended. */
  readonly ended: () => void;
  /** Called once when the bus is lost, until it is back. */
  readonly lost: (error: unknown) => void;
}

/** The hints that this node sends and receives. */
export class Hints {
  readonly spending: Spending;
  readonly #bus: Bus;
  readonly #input: HintsInput;
  #peers: Peers | undefined;
  #reactions: Reactions | undefined;
  /** Why the bus was lost before there were reactions. */
  #trouble: unknown;

  constructor(input: HintsInput, open: (on: BusEvents) => Bus) {
    this.#input = input;
    this.#bus = open({
      receive: (hint, from) => this.#receive(hint, from),
      lost: (error) => {
        if (this.#reactions === undefined) this.#trouble = error;
        else this.#reactions.lost(error);
      },
    });
    this.spending = new Spending(this.#bus, input.config.limits, input.elapsed);
  }

  static async open(input: HintsInput): Promise<Hints> {
    const { config, node } = input;
    if (config.bus === 'none') return new Hints(input, () => NO_BUS);
    // Loaded on demand: most servers never need it.
    const { RedisBus } = await import('./redis.ts');
    return new Hints(input, (on) => new RedisBus({ url: config.bus, node, ...on }));
  }

  get isUp(): boolean {
    return this.#bus.isUp;
  }

  /** All nodes that this one has heard from. */
  get total(): Load & { readonly nodes: number } {
    return this.#peers?.total ?? { nodes: 1, sockets: 0, tables: 0 };
  }

  react(reactions: Reactions): void {
    this.#reactions = reactions;
    const publish = (load: Load) => this.#bus.publish({ type: 'here', ...load });
    if (this.#trouble !== undefined) reactions.lost(this.#trouble);
    this.#peers = new Peers({ load: reactions.load, publish, elapsed: this.#input.elapsed });
  }

  /** A command was executed, and may have changed settings of all nodes. */
  ordered(): void {
    this.#bus.publish({ type: 'orders' });
  }

  async close(): Promise<void> {
    this.spending.close();
    this.#peers?.close();
    await this.#bus.close();
  }

  #receive(hint: Hint, from: string): void {
    this.#reactions?.heard(hint.type);
    switch (hint.type) {
      case 'orders':
        return this.#reactions?.ordered();
      case 'here':
        return this.#peers?.here(from, hint);
      case 'gone':
        this.#peers?.gone(from);
        return this.#reactions?.ended();
      case 'spent':
        return this.spending.charge(hint.limit, hint.by);
    }
  }
}

/** Notifies the nodes of an operator command. */
export async function hintAtOrder({ bus: url }: Pick<Config, 'bus'>): Promise<void> {
  if (url === 'none') return;
  const { publishOnce } = await import('./redis.ts');
  await publishOnce(url, { type: 'orders' });
}
