import type { NetName } from 'picket-bots';
import { describe, expect, test } from 'vitest';
import { Nets, type NetHolder, type Sources } from './nets.ts';

const addresses = { small: '/assets/small-1.bin', large: '/assets/large-1.bin' };

function holder() {
  const held = new Map<NetName, number>();
  const of: NetHolder = {
    equip: (name, bytes) => void held.set(name, bytes.length),
    hasNet: (name) => held.has(name),
  };
  return { held, of };
}

/** A minimal cache. */
class FewFiles {
  readonly files = new Map<string, Response>();
  match = async (address: string) => this.files.get(address)?.clone();
  put = async (address: string, reply: Response) => void this.files.set(address, reply);
  keys = async () => [...this.files.keys()].map((url) => ({ url }));
  delete = async (address: string) => this.files.delete(address);
}

function sourcesWith(reply: () => Promise<Response>, cache = new FewFiles()) {
  const fetched: string[] = [];
  const sources: Sources = {
    addresses,
    fetch: (address) => {
      fetched.push(address);
      return reply();
    },
    caches: { open: async () => cache as unknown as Cache },
    wait: () => new Promise((resolve) => setTimeout(resolve, 20)),
  };
  return { fetched, cache, sources };
}

const here = async () => new Response(new Uint8Array(3));
const offline = () => Promise.reject(new TypeError('offline'));

describe('networks', () => {
  test('are fetched once, however many bots need them', async () => {
    const { held, of } = holder();
    const { fetched, sources } = sourcesWith(here);
    const nets = new Nets(sources);
    await Promise.all([nets.bring(['large'], of), nets.bring(['small', 'large'], of)]);
    await nets.bring(['small', 'large'], of);
    expect(fetched.toSorted()).toEqual([addresses.large, addresses.small]);
    expect([...held.keys()].toSorted()).toEqual(['large', 'small']);
  });

  test('are not fetched unless a bot needs them', async () => {
    const { fetched, sources } = sourcesWith(here);
    await new Nets(sources).bring([], holder().of);
    expect(fetched).toEqual([]);
  });

  test('work offline, and replace older versions', async () => {
    const cache = new FewFiles();
    cache.files.set('https://picket.example/assets/large-0.bin', new Response('old'));
    await new Nets(sourcesWith(here, cache).sources).bring(['large'], holder().of);
    expect([...cache.files.keys()]).toEqual([addresses.large]);
    const { held, of } = holder();
    await new Nets(sourcesWith(offline, cache).sources).bring(['large'], of);
    expect(held.get('large')).toBe(3);
  });

  test.each<[why: string, reply: () => Promise<Response>]>([
    ['there is no connection', offline],
    ['the server has none', async () => new Response('', { status: 404 })],
  ])('are requested again after a turn without them, because %s', async (_, reply) => {
    const replies = [reply, here];
    const { held, of } = holder();
    const { sources, cache } = sourcesWith(() => (replies.shift() ?? here)());
    const nets = new Nets(sources);
    await nets.bring(['large'], of);
    expect(held.size).toBe(0);
    expect(cache.files.size).toBe(0);
    await nets.bring(['large'], of);
    expect(held.size).toBe(1);
  });

  test('don’t hold up a bot for long, and are used when they arrive', async () => {
    const { held, of } = holder();
    const come = Promise.withResolvers<Response>();
    const { fetched, sources } = sourcesWith(() => come.promise);
    const nets = new Nets(sources);
    await nets.bring(['large'], of);
    await nets.bring(['large'], of);
    expect(held.size).toBe(0);
    come.resolve(await here());
    await expect.poll(() => held.size).toBe(1);
    expect(fetched).toHaveLength(1);
  });

  test('are waited for again after a failed request, however late that is', async () => {
    const { held, of } = holder();
    const replies = [offline, here];
    const patience: PromiseWithResolvers<void>[] = [];
    const { sources } = sourcesWith(() => (replies.shift() ?? here)());
    const nets = new Nets({
      ...sources,
      wait: () => {
        patience.push(Promise.withResolvers<void>());
        return patience.at(-1)?.promise ?? Promise.resolve();
      },
    });
    await nets.bring(['large'], of);
    // The first timeout has passed whenever the second request starts.
    patience[0]?.resolve();
    await nets.bring(['large'], of);
    expect(held.size).toBe(1);
    expect(patience).toHaveLength(2);
  });

  test("are used even if they can't be cached", async () => {
    const refused = new FewFiles();
    refused.put = () => Promise.reject(new Error('full'));
    const { held, of } = holder();
    await new Nets(sourcesWith(here, refused).sources).bring(['large'], of);
    await new Nets({ ...sourcesWith(here).sources, caches: undefined }).bring(['small'], of);
    expect([...held.keys()]).toEqual(['large', 'small']);
  });
});
