import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AddressLimit } from './addressLimit.ts';
import { Elsewhere } from '../live/room.ts';
import { RequestRefused } from './failure.ts';
import { dealRoutes } from './deals.ts';
import { gameRoutes } from './games.ts';
import { forward } from './forward.ts';
import { mineRoutes } from './mine.ts';
import { myDataRoutes } from './myData.ts';
import { openApi } from './openapi.ts';
import { pushRoutes } from './push.ts';
import type { Route } from './route.ts';
import { vaultRoutes } from './vault.ts';
import type { Services } from './services.ts';
import { tableRoutes } from './tables.ts';
import { townRoutes } from './towns.ts';
import { turnRoutes } from './turns.ts';

/** Registers every API route with its rate limit, and the OpenAPI document. */
export function addApi(app: FastifyInstance, services: Services): void {
  const { moderation, metrics } = services;
  const requests = new AddressLimit('addressRequests', services);
  const asked = new AddressLimit('addressMine', services);
  const routes: Route[] = [
    ...tableRoutes(services, requests),
    ...townRoutes(services, requests),
    ...turnRoutes(services),
    ...mineRoutes(services, asked),
    ...myDataRoutes(services, asked),
    ...pushRoutes(services),
    ...dealRoutes(services),
    ...gameRoutes(services, asked),
    ...vaultRoutes(services, asked),
  ];
  for (const { method, url, run, changes = false, largest } of routes) {
    app.route({
      method,
      url,
      ...(largest !== undefined && { bodyLimit: largest }),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        requests.charge(request);
        if (changes && services.isDraining()) throw new RequestRefused('draining');
        if (changes && moderation.readOnly) throw new RequestRefused('read-only');
        const answer = await run(request).catch((error: unknown) => {
          if (!(error instanceof Elsewhere)) throw error;
          metrics.forwarded.inc({ what: 'request' });
          return forward(request, reply, error.address);
        });
        // Text is JSON already.
        const isText = typeof answer === 'string' || answer instanceof Readable;
        return isText ? reply.type('application/json').send(answer) : answer;
      },
    });
  }
  const document = openApi(routes);
  app.get('/api/openapi.json', async () => document);
}
