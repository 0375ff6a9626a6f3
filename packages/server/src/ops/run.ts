import type { Config } from '../config/schema.ts';
import { metricsApp } from '../http/health.ts';
import { listen } from '../listen.ts';
import { openServer } from '../server.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Running {
  readonly port: number;
  /** Resolves once the server has shut down. */
  readonly ended: Promise<void>;
}

/** Serves until a signal arrives, then shuts down gracefully. */
export async function run(config: Config): Promise<Running> {
  const server = await openServer({ config });
  const port = await listen(server.app, config.port, config.host);
  await server.join(`http://${config.host}:${port}`);
  const metrics = metricsApp(server.services.metrics);
  if (config.metrics.port > 0) {
    await listen(metrics, config.metrics.port, config.metrics.host).catch((error: unknown) =>
      server.app.log.warn({ err: error }, 'no port for metrics'),
    );
  }
  const ended = new Promise<void>((resolve, reject) => {
    const end = () => {
      for (const signal of SIGNALS) process.off(signal, end);
      // Don't wait for idle keep-alive connections.
      const closing = Promise.all([server.close(), metrics.close()]).then(() => undefined);
      server.app.server.closeIdleConnections();
      closing.then(resolve, reject);
    };
    for (const signal of SIGNALS) process.on(signal, end);
  });
  return { port, ended };
}
