import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config, OrderKind, Store } from 'picket-server';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { reportLines } from './reports.ts';
import type { Text } from '../text/text.ts';
import { asFailure, configFrom, SERVER_OPTIONS, serverPackage } from './serve.ts';

/** A running server has five seconds to execute a command. */
const TRIES = 50;
const INTERVAL_MS = 100;

/** The only command that no server executes. */
const REPORTS = 'reports';

export const operate: Command = {
  name: 'operate',
  operands: ({ help }) => help.operands.order,
  takes: [1, 2],
  about: ({ commands }) => commands.operate.about,
  options: {
    ...SERVER_OPTIONS,
    bus: { value: ({ help }) => help.values.url, about: ({ commands }) => commands.server.bus },
  },
  examples: ({ commands }) => Object.values(commands.operate.forms).map((form) => `operate ${form}`),
  run: async (args, text) => {
    const config = await configFrom(args);
    const { openStore, SQLITE } = await serverPackage();
    if (config.database === SQLITE && !existsSync(join(config.data, 'picket.db'))) {
      throw new Failure('no-server-data', config.data);
    }
    const store = await openStore(config).catch(asFailure);
    try {
      return args.operands[0] === REPORTS
        ? await showReports(store, text)
        : await order(store, config, args, text);
    } finally {
      await store.close();
    }
  },
};

async function showReports(store: Store, text: Text): Promise<number> {
  for (const line of await reportLines(store, text)) process.stdout.write(`${line}\n`);
  return 0;
}

async function order(store: Store, config: Config, args: Arguments, text: Text): Promise<number> {
  const { hintAtOrder, ORDERS, placeOrder } = await serverPackage();
  const [name = '', what = ''] = args.operands;
  const kind = ORDERS.find((known) => known === name);
  if (kind === undefined) throw new Failure('unknown-order', name, [...ORDERS, REPORTS]);
  const id = await placeOrder(store, kind, await targetOf(kind, what), Date.now());
  await hintAtOrder(config);
  const done = await waitFor(store, id);
  if (done === undefined) {
    process.stdout.write(`${text.operate.later}\n`);
    return 0;
  }
  if (done !== 'done') throw new Failure('order-rejected', done);
  process.stdout.write(`${text.operate.done}\n`);
  return 0;
}

/** The stored target of a command; throws a Failure if it is invalid. */
export async function targetOf(kind: OrderKind, what: string): Promise<string> {
  if (kind === 'words') {
    const text = await readFile(what, 'utf8').catch((error: unknown) => {
      throw fileFailure('read', what, error);
    });
    return JSON.stringify(text.split('\n').map((line) => line.trim()));
  }
  const form = {
    close: /^[a-z0-9]{12}$/,
    delete: /^[a-z0-9]{12}$/,
    forget: /^[a-z0-9]{12}\/\d{1,4}$/,
    hide: /^[a-z0-9]{12}$/,
    ban: /^[a-z0-9]{12}$/,
    unban: /^[a-z0-9]{12}$/,
    'read-only': /^(on|off)$/,
  };
  if (form[kind].test(what)) return what;
  throw new Failure('bad-order', kind, what);
}

async function waitFor(store: Store, id: string): Promise<string | undefined> {
  for (let i = 0; i < TRIES; i++) {
    const done = (await store.order(id))?.done ?? undefined;
    if (done !== undefined) return done;
    await sleep(INTERVAL_MS);
  }
  return undefined;
}
