import { Program, portFor, until } from './program.ts';
import { callOf, clickAt, type RemotePage } from './remotePage.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A virtual display (Xvfb); undefined if there is a real one. */
  readonly display: string | undefined;
}

const CLOSING_MS = 5000;

/** For a machine without a GPU and a desktop session. */
const PLAIN = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
};

/** WebKitGTK's small browser, driven over WebDriver. */
export async function openWebKit({ driver, browser, display }: WebKitPrograms): Promise<RemotePage> {
  const screen =
    display && new Program(display, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const shown = screen && { DISPLAY: `:${(await screen.says(/^(\d+)$/m))[1]}` };
  const port = portFor(1);
  const program = new Program(driver, [`--port=${port}`], { ...PLAIN, ...shown });
  const url = `http://127.0.0.1:${port}`;
  const ready = await until(() => fetch(`${url}/status`).then(Boolean, () => undefined));
  if (ready !== true) throw new Error('The driver does not answer.');
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId } = (await post(`${url}/session`, { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
  };
  const session = `${url}/session/${sessionId}`;
  return {
    open: async (url) => void (await post(`${session}/url`, { url })),
    reload: async () => void (await post(`${session}/refresh`, {})),
    evaluate: async <A, R>(work: (argument: A) => R, argument: A) => {
      const script = `return ${callOf(work, argument)}`;
      return JSON.parse((await post(`${session}/execute/sync`, { script, args: [] })) as string) as R;
    },
    click: async (x, y) => {
      await post(`${session}/actions`, { actions: clickAt(x, y) });
      // Otherwise the next click counts as a double click.
      await fetch(`${session}/actions`, { method: 'DELETE' });
    },
    close: async () => {
      await fetch(session, { method: 'DELETE', signal: AbortSignal.timeout(CLOSING_MS) }).catch(
        () => undefined,
      );
      await program.end();
      if (screen) await screen.end();
    },
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await reply.json()) as { value: { readonly message?: string } | null };
  if (!reply.ok) throw new Error(`${url} was answered with ${reply.status}: ${value?.message}`);
  return value;
}
