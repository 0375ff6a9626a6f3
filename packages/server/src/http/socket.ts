import websocket from '@fastify/websocket';
import { LIMITS, TableId } from 'picket-protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestRefused } from './failure.ts';
import { addressOf, parameter } from './request.ts';
import type { Services } from './services.ts';

/** Larger frames close the socket; frames between LIMITS.frame and this get an error message. */
const MAX_FRAME = 2 * LIMITS.frame;
/** No browser splits messages; a proxy may split them into a few parts. */
const MAX_FRAGMENTS = 16;

export async function addSocket(app: FastifyInstance, { config, sockets }: Services): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: MAX_FRAME,
      maxFragments: MAX_FRAGMENTS,
      perMessageDeflate: false,
      // Pings count like messages.
      autoPong: false,
    },
  });
  app.get(
    '/api/tables/:table/socket',
    {
      websocket: true,
      preValidation: async (request) => {
        parameter(TableId, request, 'table', 'no-such-table');
        if (!isAllowedOrigin(request, config.origins)) throw new RequestRefused('bad-message');
      },
    },
    (socket, request) => {
      const { table } = request.params as { readonly table: string };
      sockets.accept(socket, { table, address: addressOf(request) });
    },
  );
}

/** Prevents cross-site WebSocket hijacking. Clients other than browsers send no origin. */
function isAllowedOrigin({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
