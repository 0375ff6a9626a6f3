import { connect, type Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestRefused } from './failure.ts';
import { HOPS } from './request.ts';
import { spanOf } from './tracing.ts';

/** A table may change owners meanwhile, but rarely. */
const MOST_HOPS = 4;

/** Only these headers are forwarded, with the client's address. */
const KEPT = ['authorization', 'content-type', 'accept', 'origin', 'user-agent'];
const RETURNED = ['content-type', 'cache-control', 'retry-after'];

function headersFor(request: FastifyRequest): { [name: string]: string } {
  const hops = Number(request.headers[HOPS] ?? 0) + 1;
  if (!(hops <= MOST_HOPS)) throw new RequestRefused('try-again');
  const { header } = spanOf(request);
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    [HOPS]: String(hops),
    ...(header !== undefined && { traceparent: header }),
  };
}

/** Sends the same request to another node, optionally with another body. */
export async function askNode(
  request: FastifyRequest,
  address: string,
  body = request.body,
): Promise<Response> {
  const { method, url } = request;
  const kept = KEPT.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return fetch(`${address}${url}`, {
    method,
    headers: { ...Object.fromEntries(kept), ...headersFor(request) },
    ...(body !== undefined && body !== null && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    // The node may have ended: its tables are free once its lease has expired.
    throw new RequestRefused('try-again', { cause: error });
  });
}

/** Forwards the request to the node that runs the table, and its reply to the client. */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
): Promise<string> {
  const answer = await askNode(request, address);
  reply.code(answer.status);
  for (const name of RETURNED) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return answer.text();
}

/** Forwards a WebSocket upgrade to the node that runs the table, before the handshake. Returns the connection. */
export function forwardSocket(request: FastifyRequest, reply: FastifyReply, address: string): Socket {
  const added = headersFor(request);
  const { socket: client, rawHeaders, url } = request.raw;
  reply.hijack();
  reply.raw.detachSocket(client);
  const { hostname, port } = new URL(address);
  const node = connect(Number(port || 80), hostname);
  const lines = [`GET ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (!(name.toLowerCase() in added)) lines.push(`${name}: ${rawHeaders[i + 1]}`);
  }
  for (const [name, value] of Object.entries(added)) lines.push(`${name}: ${value}`);
  node.write(`${lines.join('\r\n')}\r\n\r\n`);
  for (const [one, other] of [
    [client, node],
    [node, client],
  ] as const) {
    one.setNoDelay(true);
    one.setTimeout(0);
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.pipe(other);
  }
  return node;
}
