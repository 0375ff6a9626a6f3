const ANNOUNCE_MS = 2000;
/** Milliseconds of silence after which a node no longer counts. */
const SILENT_MS = 3 * ANNOUNCE_MS;

/** The load of a node. */
export interface Load {
  readonly sockets: number;
  readonly tables: number;
}

interface PeersInput {
  readonly load: () => Load;
  readonly publish: (load: Load) => void;
  readonly elapsed: () => number;
}

/** The nodes that this one has heard from: for metrics, not for decisions. */
export class Peers {
  readonly #input: PeersInput;
  readonly #heard = new Map<string, Load & { readonly at: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(input: PeersInput) {
    this.#input = input;
    this.#timer = setInterval(() => input.publish(input.load()), ANNOUNCE_MS);
    this.#timer.unref();
  }

  here(node: string, { sockets, tables }: Load): void {
    this.#heard.set(node, { sockets, tables, at: this.#input.elapsed() });
  }

  gone(node: string): void {
    this.#heard.delete(node);
  }

  /** This node and the others. */
  get total(): Load & { readonly nodes: number } {
    const before = this.#input.elapsed() - SILENT_MS;
    for (const [node, { at }] of this.#heard) if (at < before) this.#heard.delete(node);
    const all: Load[] = [this.#input.load(), ...this.#heard.values()];
    const sum = (of: keyof Load) => all.reduce((total, load) => total + load[of], 0);
    return { nodes: all.length, sockets: sum('sockets'), tables: sum('tables') };
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
