import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Below the ephemeral port range. */
const FIRST_PORT = 22_100;
const PORTS = 900;
const MARK = '<meta name="release" content="new" />';

/** The client on its own server, where a test can release a new version. */
export class Release {
  readonly #behind: string;
  readonly #server: Server;
  #renewed = false;

  constructor(behind: string) {
    this.#behind = behind;
    this.#server = createServer((request, response) => {
      void this.#answer(request.url ?? '/').then(({ status, type, body }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body),
      );
    });
  }

  async open(): Promise<string> {
    const port = FIRST_PORT + (process.pid % PORTS);
    await new Promise<void>((done) => this.#server.listen(port, 'localhost', done));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Releases a new version: a different start page and service worker. */
  renew(): void {
    this.#renewed = true;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(path: string): Promise<{ status: number; type: string; body: Uint8Array }> {
    const reply = await fetch(this.#behind + path);
    const type = reply.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const body = this.#renewed ? renewed(path, bytes) : bytes;
    return { status: reply.status, type, body };
  }
}

function renewed(path: string, bytes: Uint8Array): Uint8Array {
  const text = () => new TextDecoder().decode(bytes);
  const encode = (text: string) => new TextEncoder().encode(text);
  if (path === '/') return encode(text().replace('<head>', `<head>${MARK}`));
  if (path !== '/sw.js') return bytes;
  return encode(
    text()
      .replace(/picket-[0-9a-f]{12}/, 'picket-new')
      .replace(/\["\/","[0-9a-f]+"\]/, '["/","new"]'),
  );
}
