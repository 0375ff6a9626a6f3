import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** Health and metrics, for monitoring. */
export function addHealth(
  app: FastifyInstance,
  { store, metrics, sockets, rooms, moderation, isDraining }: Services,
): void {
  metrics.gauge('picket_sockets', 'Open sockets.', () => sockets.size);
  metrics.gauge('picket_tables', 'Tables in memory.', () => rooms.size);
  metrics.gauge('picket_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('picket_uptime_seconds', 'Seconds since the process started.', () =>
    Math.floor(process.uptime()),
  );
  app.get('/healthz', async (_request, reply) => {
    await store.check();
    reply.header('cache-control', 'no-store').code(isDraining() ? 503 : 200);
    return { status: isDraining() ? 'draining' : moderation.readOnly ? 'read-only' : 'ok' };
  });
  app.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}
