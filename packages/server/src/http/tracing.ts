import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NO_SPAN, NO_TRACES, type Span, type Traces } from '../ops/traces.ts';
import { isForwarded } from './request.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/** What is recorded of this request. */
export function spanOf(request: FastifyRequest): Span {
  return spans.get(request) ?? NO_SPAN;
}

/** Records requests of the API by their route, which names no table. Without traces, nothing is added. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  if (traces === NO_TRACES) return;
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (request.ws || url?.startsWith('/api/') !== true) return;
    // Browsers and proxies have traces of their own, which would all be recorded.
    const traceparent = isForwarded(request) ? request.headers['traceparent'] : undefined;
    const span = traces.begin(`${request.method} ${url}`, traceparent?.toString());
    spans.set(request, span);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spanOf(request);
    span.set('http.response.status_code', statusCode);
    span.end(statusCode >= 500 ? 'failed' : undefined);
  });
}
