import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cacheFor, SECURITY_HEADERS } from './headers.ts';

export interface AppOptions {
  /** The folder with the built client. */
  readonly root: string;
}

const NOT_UNDERSTOOD = 'That could not be understood.';

/** The server without a port, so that tests can ask it things. */
export async function buildApp({ root }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    // An address that cannot be read reaches neither hooks nor handlers.
    frameworkErrors: (_error, _request, reply) => {
      say(reply.headers(SECURITY_HEADERS), 400, NOT_UNDERSTOOD);
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    return status < 500
      ? say(reply, status, NOT_UNDERSTOOD)
      : say(reply, 500, 'Something broke here. Nothing of yours was lost; please try again.');
  });
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? reply.sendFile('index.html') : say(reply, 404, 'There is nothing here.'),
  );
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

/** A person who follows a link gets the client, whatever the path; a file that is missing stays missing. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return headers.accept?.includes('text/html') ?? false;
}

function say(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type('application/json').header('cache-control', 'no-store').send({ message });
}
