import { request as requestPlain } from 'node:http';
import { request as requestSafe } from 'node:https';
import { isIPv6 } from 'node:net';
import { outsideAddress } from './outside.ts';

/** Milliseconds that a push service may take. */
const PATIENCE = 10_000;

export interface Delivery {
  readonly endpoint: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
  /** For tests: a service on this machine, without TLS. */
  readonly local: boolean;
}

/** Whether an endpoint is of the kind that push services have. */
export function isEndpoint(endpoint: string, local: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return local || (protocol === 'https:' && port === '');
}

/** Calls a push service once, at the address that was looked at; the status of its reply. Redirects are not followed. */
export async function send({ endpoint, headers, body, local }: Delivery): Promise<number> {
  const url = new URL(endpoint);
  if (!isEndpoint(endpoint, local)) throw new Error('That is no push service.');
  const address = local ? url.hostname : await outsideAddress(url.hostname);
  if (address === undefined) throw new Error('That push service is inside our own network.');
  const request = url.protocol === 'https:' ? requestSafe : requestPlain;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        // In all, however slowly it trickles.
        signal: AbortSignal.timeout(PATIENCE),
        ...(local
          ? {}
          : {
              lookup: (_name, _options, done) => done(null, [{ address, family: isIPv6(address) ? 6 : 4 }]),
            }),
      },
      (reply) => {
        resolve(reply.statusCode ?? 0);
        // The status is all we wanted.
        reply.destroy();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
