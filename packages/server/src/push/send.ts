import { request as requestPlain } from 'node:http';
import { request as requestSafe } from 'node:https';
import { isIPv6 } from 'node:net';
import { publicAddress } from './publicAddress.ts';

const TIMEOUT_MS = 10_000;

interface Allowed {
  /** For tests: a service on this machine, without TLS. */
  readonly local: boolean;
  /** Allowed domains of push services; empty allows all. */
  readonly services: readonly string[];
}

export interface Delivery extends Allowed {
  readonly endpoint: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
  /** Ends the request early. */
  readonly signal: AbortSignal;
}

/** Whether an endpoint belongs to an allowed push service. */
export function isEndpoint(endpoint: string, { local, services }: Allowed): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (local) return true;
  const isKnown = services.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  return protocol === 'https:' && port === '' && (services.length === 0 || isKnown);
}

/** Sends one request to the checked address, and returns the status. Does not follow redirects. */
export async function send({ endpoint, headers, body, signal, local, services }: Delivery): Promise<number> {
  const url = new URL(endpoint);
  if (!isEndpoint(endpoint, { local, services })) throw new Error('Not a push service.');
  const address = local ? url.hostname : await publicAddress(url.hostname);
  if (address === undefined) throw new Error('The push service has a private address.');
  const request = url.protocol === 'https:' ? requestSafe : requestPlain;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        // A deadline for the whole request, however slowly data arrives.
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        ...(local
          ? {}
          : {
              lookup: (_name, _options, done) => done(null, [{ address, family: isIPv6(address) ? 6 : 4 }]),
            }),
      },
      (reply) => {
        resolve(reply.statusCode ?? 0);
        // Only the status is needed.
        reply.destroy();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
