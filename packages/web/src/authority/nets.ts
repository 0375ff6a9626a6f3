import type { NetName } from 'picket-bots';

/** What networks are fetched with, so that a test can be around it too. */
export interface Sources {
  readonly addresses: { readonly [N in NetName]: string };
  readonly fetch: (address: string) => Promise<Response>;
  /** Undefined on a page that is not secure. */
  readonly caches: Pick<CacheStorage, 'open'> | undefined;
  readonly wait: (ms: number) => Promise<void>;
}

/** What is used of the bots. */
export interface NetHolder {
  readonly equip: (name: NetName, bytes: Uint8Array) => void;
  readonly hasNet: (name: NetName) => boolean;
}

/** Without a dash, unlike those that the service worker clears away with its version. */
const CACHE = 'picketnets';
/** How long a bot waits for what it needs before another plays for it. */
const PATIENCE = 5000;

/**
 * Fetches networks when a bot first needs them and keeps them, so that it finds them offline too. They are not part of what
 * every visitor fetches: together they are as large as all the rest.
 */
export class Nets {
  readonly #from: Sources;
  readonly #coming = new Map<NetName, Promise<void>>();
  #patience: Promise<void> | undefined;

  constructor(from: Sources) {
    this.#from = from;
  }

  /** Puts networks on the holder. What cannot be had, or takes too long, is asked for again with the next turn. */
  async bring(names: readonly NetName[], holder: NetHolder): Promise<void> {
    const missing = names.filter((name) => !holder.hasNet(name));
    if (missing.length === 0) return;
    this.#patience ??= this.#from.wait(PATIENCE);
    const all = Promise.allSettled(missing.map((name) => this.#fetchOnce(name, holder))).then(() => {
      // What failed at once has used up nobody's patience for the next try.
      if (this.#coming.size === 0) this.#patience = undefined;
    });
    await Promise.race([all, this.#patience]);
  }

  #fetchOnce(name: NetName, holder: NetHolder): Promise<void> {
    const coming =
      this.#coming.get(name) ??
      this.#bytes(this.#from.addresses[name])
        .then((bytes) => holder.equip(name, bytes))
        .finally(() => this.#coming.delete(name));
    this.#coming.set(name, coming);
    return coming;
  }

  async #bytes(address: string): Promise<Uint8Array> {
    // Where nothing can be kept, networks are fetched with every visit.
    const cache = await this.#from.caches?.open(CACHE).catch(() => undefined);
    const kept = await cache?.match(address).catch(() => undefined);
    const reply = kept ?? (await this.#from.fetch(address));
    if (!reply.ok) throw new Error(`${address} could not be fetched.`);
    const bytes = await reply.clone().arrayBuffer();
    if (cache !== undefined && kept === undefined) await this.#keep(cache, address, reply).catch(() => {});
    return new Uint8Array(bytes);
  }

  /** Those of older versions go. */
  async #keep(cache: Cache, address: string, reply: Response): Promise<void> {
    const wanted = Object.values(this.#from.addresses);
    for (const { url } of await cache.keys()) {
      if (!wanted.some((one) => url.endsWith(one))) await cache.delete(url);
    }
    await cache.put(address, reply);
  }
}
