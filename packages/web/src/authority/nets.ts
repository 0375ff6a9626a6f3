import type { NetName } from 'picket-bots';

/** The fetcher's dependencies, injected for tests. */
export interface Sources {
  readonly addresses: { readonly [N in NetName]: string };
  readonly fetch: (address: string) => Promise<Response>;
  /** Undefined in an insecure context. */
  readonly caches: Pick<CacheStorage, 'open'> | undefined;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds to wait for networks; `PATIENCE` by default. */
  readonly patience?: number;
}

/** The part of the bots used here. */
export interface NetHolder {
  readonly equip: (name: NetName, bytes: Uint8Array) => void;
  readonly hasNet: (name: NetName) => boolean;
}

/** Without a dash, unlike the caches that the service worker deletes with its version. */
const CACHE = 'picketnets';
/** Milliseconds that a bot waits for its networks before another level plays. */
const PATIENCE = 5000;

/**
 * Fetches networks when a bot first needs them and caches them for offline use. They are not precached: together
 * they are as large as everything else.
 */
export class Nets {
  readonly #from: Sources;
  readonly #coming = new Map<NetName, Promise<void>>();
  #patience: Promise<void> | undefined;

  constructor(from: Sources) {
    this.#from = from;
  }

  /** Equips the holder with networks. Requests that fail or take too long are retried with the next turn. */
  async bring(names: readonly NetName[], holder: NetHolder): Promise<void> {
    const missing = names.filter((name) => !holder.hasNet(name));
    if (missing.length === 0) return;
    this.#patience ??= this.#from.wait(this.#from.patience ?? PATIENCE);
    const all = Promise.allSettled(missing.map((name) => this.#fetchOnce(name, holder))).then(() => {
      // A request that failed immediately leaves the full timeout for the retry.
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
    // Without the cache, networks are fetched on every visit.
    const cache = await this.#from.caches?.open(CACHE).catch(() => undefined);
    const cached = await cache?.match(address).catch(() => undefined);
    const reply = cached ?? (await this.#from.fetch(address));
    if (!reply.ok) throw new Error(`${address} could not be fetched.`);
    const bytes = await reply.clone().arrayBuffer();
    if (cache !== undefined && cached === undefined) await this.#keep(cache, address, reply).catch(() => {});
    return new Uint8Array(bytes);
  }

  /** Deletes those of older versions. */
  async #keep(cache: Cache, address: string, reply: Response): Promise<void> {
    const wanted = Object.values(this.#from.addresses);
    for (const { url } of await cache.keys()) {
      if (!wanted.some((one) => url.endsWith(one))) await cache.delete(url);
    }
    await cache.put(address, reply);
  }
}
