import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { LIMITS, TableId } from 'picket-protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Elsewhere } from '../live/room.ts';
import { RequestRefused } from './failure.ts';
import { forwardSocket } from './forward.ts';
import { addressOf, parameter } from './request.ts';
import type { Services } from './services.ts';

/** Larger frames close the socket; frames between LIMITS.frame and this get an error message. */
const MAX_FRAME = 2 * LIMITS.frame;
/** Browsers don't fragment messages; a proxy may split them into a few parts. */
const MAX_FRAGMENTS = 16;

const URL_OF_SOCKETS = '/api/tables/:table/socket';

export async function addSocket(
  app: FastifyInstance,
  { config, sockets, metrics, rooms, ownership }: Services,
): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: MAX_FRAME,
      maxFragments: MAX_FRAGMENTS,
      perMessageDeflate: false,
      // Pings count like messages.
      autoPong: false,
      // Round-robin over the sockets, so busy ones don't delay the others.
      allowSynchronousEvents: false,
    },
    errorHandler: (error: Error & { readonly code?: string }, socket) => {
      socket.terminate();
      // Clients can send any number of them.
      if (error.code?.startsWith('WS_ERR_')) metrics.badFrames.inc({ reason: 'websocket' });
      else sockets.failed(error);
    },
  });
  /** Connections to other nodes, which would keep the server from closing. */
  const elsewhere = new Set<Socket>();
  app.addHook('preClose', async () => {
    for (const socket of elsewhere) socket.destroy();
  });
  // The plugin would accept a socket on any path, and log its URL.
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url !== URL_OF_SOCKETS) throw new RequestRefused('no-such-page');
  });
  app.get(
    URL_OF_SOCKETS,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const table = parameter(TableId, request, 'table', 'no-such-table');
        if (!isAllowedOrigin(request, config.origins)) throw new RequestRefused('bad-message');
        if (!ownership.isShared) return;
        await rooms.open(table).catch((error: unknown) => {
          if (!(error instanceof Elsewhere)) throw error;
          metrics.forwarded.inc({ what: 'socket' });
          const forwarded = forwardSocket(request, reply, error.address);
          elsewhere.add(forwarded);
          forwarded.once('close', () => elsewhere.delete(forwarded));
        });
      },
    },
    (socket, request) => {
      const { table } = request.params as { readonly table: string };
      const { knows = [] } = request.query as { readonly knows?: string | readonly string[] };
      const known = [knows].flat().flatMap((list) => list.split(','));
      sockets.accept(socket, { table, address: addressOf(request), knows: known });
    },
  );
}

/** Prevents cross-site WebSocket hijacking. Clients other than browsers send no origin. */
function isAllowedOrigin({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
