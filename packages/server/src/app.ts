import fastifyStatic from '@fastify/static';
import { LIMITS, type WireCode } from 'picket-protocol';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { DEFAULTS } from './config/schema.ts';
import { cacheFor, headersFor } from './headers.ts';
import { addApi } from './http/api.ts';
import { failureOf, RequestRefused, statusOf } from './http/failure.ts';
import { shareConnections } from './http/connections.ts';
import { addHealth } from './http/health.ts';
import type { Services } from './http/services.ts';
import { RoomGone } from './live/room.ts';
import { traceRequests } from './http/tracing.ts';
import { addSocket } from './http/socket.ts';
import { LogLimit, loggerOptions } from './log.ts';
import type { Refused } from './table/change.ts';

export interface AppOptions {
  /** The folder with the built client. */
  readonly root: string;
  /** What the tables need; without it only the client is served. */
  readonly services?: Services;
  /** Where the log goes (default: standard output). For tests. */
  readonly log?: { readonly write: (line: string) => void } | undefined;
}

/** Milliseconds for a client to send a whole request. */
const REQUEST_MS = 15_000;

const MESSAGES = {
  400: 'The request could not be read.',
  404: 'Not found.',
  500: 'Internal error. Nothing was lost; please try again.',
} as const;

/** The app without a port: tests inject requests. */
export async function buildApp({ root, services, log: stream }: AppOptions): Promise<FastifyInstance> {
  const { log, limits, ...config } = services?.config ?? { ...DEFAULTS, log: 'silent' };
  // Nodes forward requests to each other.
  const trustProxy = config.trustProxy || services?.ownership.isShared === true;
  const limit = new LogLimit({
    rate: limits.log,
    now: services?.elapsed ?? (() => performance.now()),
    report: (kind, leftOut) => app.log.warn({ kind, leftOut }, 'left out lines of the same kind'),
  });
  const app = fastify({
    bodyLimit: LIMITS.frame,
    // Half-sent requests hold a descriptor each.
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: REQUEST_MS },
    logController: new LogController({ disableRequestLogging: log !== 'debug' && log !== 'trace' }),
    trustProxy,
    logger: log === 'silent' ? false : { ...loggerOptions(log, limit), ...(stream && { stream }) },
    // A malformed URL reaches neither hooks nor handlers.
    frameworkErrors: (_error, _request, reply) => {
      say(reply.headers(headersFor('http')), 400);
    },
  });
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers(headersFor(protocol));
  });
  app.addHook('onClose', async () => limit.flush());
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (error instanceof RequestRefused) return refuse(reply, error.refused);
    if (error instanceof RoomGone) return refuse(reply, { code: 'try-again' });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'internal error');
    if (!isApi(request)) return say(reply, status < 500 ? 400 : 500, status);
    const code: WireCode = status === 413 ? 'too-large' : status < 500 ? 'bad-message' : 'try-again';
    return refuse(reply, { code });
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request)) return refuse(reply, { code: 'no-such-page' });
    return isNavigation(request) ? reply.sendFile('index.html') : say(reply, 404);
  });
  if (services !== undefined) {
    traceRequests(app, services.traces);
    shareConnections(app.server, services);
    await addSocket(app, services);
    addApi(app, services);
    addHealth(app, services);
  }
  await app.register(fastifyStatic, {
    root,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheFor(path.replace(/\.(br|gz)$/, '')));
    },
  });
  return app;
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** A navigation gets the client, whatever the path; a missing file gets 404. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return headers.accept?.includes('text/html') ?? false;
}

function refuse(reply: FastifyReply, refused: Refused): FastifyReply {
  const { code, retryAfter } = refused;
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter / 1000));
  return reply
    .code(statusOf(code))
    .type('application/json')
    .header('cache-control', 'no-store')
    .send(failureOf(refused));
}

function say(reply: FastifyReply, what: keyof typeof MESSAGES, status: number = what): FastifyReply {
  const message = MESSAGES[what];
  return reply.code(status).type('application/json').header('cache-control', 'no-store').send({ message });
}
