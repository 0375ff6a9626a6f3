// npm run gallery: a page of all components in all states, which reloads with every change.
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './picket.ts';

/** Below the ports that systems use for outgoing connections. */
const FIRST_PORT = 22_000;
const PORTS = 1000;

/** Serves the gallery during the callback. */
export async function withGallery<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await createServer({
    root: join(root, 'packages/web'),
    logLevel: 'warn',
    server: { port: FIRST_PORT + (process.pid % PORTS), hmr: import.meta.main },
    // A dependency that Vite discovers late would reload the page.
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    return await work(`${server.resolvedUrls?.local[0]}gallery/`);
  } finally {
    await server.close();
  }
}

if (import.meta.main) {
  await withGallery((url) => {
    console.log(`${url}, and with ?theme=evening. Press Ctrl+C to stop.`);
    return new Promise(() => undefined);
  });
}
