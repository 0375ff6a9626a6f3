import large from 'picket-bots/weights/large.bin?url';
import small from 'picket-bots/weights/small.bin?url';
import { Nets } from './nets.ts';

/** The networks as a web worker fetches them. */
export function browserNets(patience?: number): Nets {
  // In an insecure context there are no caches, whatever the types say.
  const { caches } = globalThis as { caches?: CacheStorage };
  return new Nets({
    addresses: { small, large },
    fetch: (address) => fetch(address),
    caches,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ...(patience !== undefined && { patience }),
  });
}
