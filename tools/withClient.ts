import { buildApp, listen } from 'picket-server';
import { buildWeb, dist } from './buildWeb.ts';

/** Below the ephemeral port range, whose ports may be taken at any time. */
const FIRST_PORT = 21_000;
const PORTS = 1000;

/** Serves the built client during the callback. */
export async function withClient<T>(work: (url: string) => Promise<T>): Promise<T> {
  await buildWeb();
  const app = await buildApp({ root: dist });
  // Concurrent runs start looking for a free port in different places.
  const port = await listen(app, FIRST_PORT + (process.pid % PORTS));
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    app.server.closeAllConnections();
    await app.close();
  }
}
