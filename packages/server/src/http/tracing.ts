import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NO_SPAN, NO_TRACES, type Span, type Traces } from '../ops/traces.ts';
import { isForwarded } from './request.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/** The span of this request. */
export function spanOf(request: FastifyRequest): Span {
  return spans.get(request) ?? NO_SPAN;
}

/** Records API requests by route, so no table is named. Adds no hooks if traces are off. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  if (traces === NO_TRACES) return;
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (request.ws || url?.startsWith('/api/') !== true) return;
    // Traces of browsers and proxies are ignored: all of them would be recorded.
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
