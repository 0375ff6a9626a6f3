import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** For whoever watches over the server. */
export function addHealth(
  app: FastifyInstance,
  { store, metrics, sockets, rooms, manners, isDraining }: Services,
): void {
  metrics.gauge('picket_sockets', 'Open sockets.', () => sockets.size);
  metrics.gauge('picket_tables', 'Tables in memory.', () => rooms.size);
  metrics.gauge('picket_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  metrics.gauge('picket_uptime_seconds', 'Seconds since the start.', () => Math.floor(process.uptime()));
  app.get('/healthz', async (_request, reply) => {
    await store.check();
    reply.header('cache-control', 'no-store').code(isDraining() ? 503 : 200);
    return { status: isDraining() ? 'draining' : manners.readOnly ? 'read-only' : 'ok' };
  });
  app.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}
