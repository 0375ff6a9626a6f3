// npm run gallery: a page of all components in all states, which follows every change of the client.
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './picket.ts';

/** Below the ports that systems use for outgoing connections. */
const FIRST_PORT = 22_000;
const PORTS = 1000;

/** Serves the gallery while the work runs. */
export async function withGallery<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await createServer({
    root: join(root, 'packages/web'),
    logLevel: 'warn',
    server: { port: FIRST_PORT + (process.pid % PORTS), hmr: import.meta.main },
    // Found late, a package to be bundled would load the page a second time.
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
    console.log(`${url}, and with ?theme=evening. Ctrl+C ends it.`);
    return new Promise(() => undefined);
  });
}
