import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program, portFor } from './program.ts';
import { callOf, clickAt, type RemotePage } from './remotePage.ts';

interface Reply {
  readonly id: number;
  readonly type: string;
  readonly message?: string;
  readonly result: unknown;
}

/** A Firefox, driven over WebDriver BiDi. */
export async function openFirefox(file: string): Promise<RemotePage> {
  const profile = await mkdtemp(join(tmpdir(), 'picket-firefox-'));
  const port = ['--remote-debugging-port', String(portFor(0))];
  const program = new Program(file, ['--headless', '--no-remote', '--profile', profile, ...port]);
  const [, address] = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
  const line = await Line.open(`${address}/session`);
  await line.ask('session.new', { capabilities: {} });
  const { contexts } = (await line.ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  const wait = 'complete';
  return {
    open: async (url) => void (await line.ask('browsingContext.navigate', { context, url, wait })),
    reload: async () => void (await line.ask('browsingContext.reload', { context, wait })),
    evaluate: async <A, R>(work: (argument: A) => R, argument: A) => {
      const reply = (await line.ask('script.evaluate', {
        expression: callOf(work, argument),
        target: { context },
        awaitPromise: false,
      })) as { result: { value: string }; exceptionDetails?: { text: string } };
      if (reply.exceptionDetails !== undefined) throw new Error(reply.exceptionDetails.text);
      return JSON.parse(reply.result.value) as R;
    },
    click: async (x, y) => void (await line.ask('input.performActions', { context, actions: clickAt(x, y) })),
    close: async () => {
      await program.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Sends commands over a socket, and receives their replies. */
class Line {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Reply));
  }

  static open(url: string): Promise<Line> {
    const socket = new WebSocket(url);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Line(socket)));
      socket.addEventListener('error', () => reject(new Error(`Cannot connect to ${url}.`)));
    });
  }

  ask(method: string, params: object): Promise<unknown> {
    const id = ++this.#last;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return waiting.promise;
  }

  #hear({ id, type, message, result }: Reply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === 'error') waiting?.reject(new Error(message));
    else waiting?.resolve(result);
  }
}
