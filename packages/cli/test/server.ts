import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen, openServer, readConfig } from 'picket-server';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './picket.ts';

/** Below the ephemeral ports. */
const FIRST_PORT = 29_000 + (process.pid % 3000);

export interface TestServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** The same server, after a stop. */
  readonly again: () => Promise<TestServer>;
}

/** A server in this process. */
export async function serve(folder = temporaryFolder(), first = FIRST_PORT): Promise<TestServer> {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Picket</title>');
  const config = readConfig({ flags: { data: join(folder, 'data'), client: folder, log: 'silent' } });
  const server = await openServer({ config });
  const port = await listen(server.app, first, '127.0.0.1');
  let stopped = false;
  const stop = async (): Promise<void> => {
    if (stopped) return;
    stopped = true;
    server.app.server.closeAllConnections();
    await server.close();
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${port}`, stop, again: () => serve(folder, port) };
}
