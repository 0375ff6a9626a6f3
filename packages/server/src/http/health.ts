import fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '../ops/metrics.ts';
import type { Services } from './services.ts';

/** Health, for monitoring. */
export function addHealth(
  app: FastifyInstance,
  { health, metrics, sockets, rooms, moderation, isDraining }: Services,
): void {
  metrics.gauge('picket_sockets', 'Open sockets.', () => sockets.size);
  metrics.gauge(
    'picket_backlog_bytes',
    'Bytes queued for slow clients, as last noted.',
    () => sockets.backlog,
  );
  metrics.gauge('picket_read_only', 'Whether no changes are accepted.', () => Number(moderation.readOnly));
  metrics.gauge('picket_tables', 'Tables in memory.', () => rooms.size);
  metrics.gauge('picket_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('picket_uptime_seconds', 'Seconds since the process started.', () =>
    Math.floor(process.uptime()),
  );
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const trouble = isDraining() ? 'draining' : (await health.canStore()) ? undefined : 'cannot-store';
    if (trouble !== undefined) return reply.code(503).send({ status: trouble });
    return { status: moderation.readOnly ? 'read-only' : 'ok' };
  });
}

/** The metrics, on a separate port, since they are not public. */
export function metricsApp(metrics: Metrics): FastifyInstance {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
  return app;
}
