import websocket from '@fastify/websocket';
import { LIMITS, TableId } from 'picket-protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestRefused } from './failure.ts';
import { addressOf, parameter } from './request.ts';
import type { Services } from './services.ts';

/** Beyond this a frame is not even received; between the two it gets an answer. */
const MOST_RECEIVED = 2 * LIMITS.frame;

export async function addSocket(app: FastifyInstance, { config, sockets }: Services): Promise<void> {
  await app.register(websocket, { options: { maxPayload: MOST_RECEIVED, perMessageDeflate: false } });
  app.get(
    '/api/tables/:table/socket',
    {
      websocket: true,
      preValidation: async (request) => {
        parameter(TableId, request, 'table', 'no-such-table');
        if (!isWelcome(request, config.origins)) throw new RequestRefused('bad-message');
      },
    },
    (socket, request) => {
      const { table } = request.params as { readonly table: string };
      sockets.accept(socket, { table, address: addressOf(request) });
    },
  );
}

/** A page of another site must not speak through its visitors; programs that are no browser name no origin. */
function isWelcome({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
