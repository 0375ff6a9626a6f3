import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderKind, Store } from 'picket-server';
import { en } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { reportLines } from './reports.ts';
import { asFailure, configFrom, DATABASE, serverPackage } from './serve.ts';

/** Five seconds for a running server to execute an order. */
const TRIES = 50;
const INTERVAL_MS = 100;

export const operate: Command = {
  name: 'operate',
  operands: 'ORDER [WHAT]',
  takes: [1, 2],
  about:
    'Manage a server: close or delete tables, remove personal data, ban words, set read-only, show reports',
  options: {
    data: { value: 'FOLDER', about: 'The data folder of the server (default ./data)' },
    database: { value: 'URL', about: DATABASE },
    config: { value: 'FILE', about: 'The configuration file of the server' },
  },
  examples: [
    'operate close TABLE',
    'operate delete TABLE',
    'operate forget TABLE/SEAT',
    'operate words FILE',
    'operate read-only on',
    'operate reports',
  ],
  run: async (args) => {
    const config = await configFrom(args);
    const { openStore, SQLITE } = await serverPackage();
    if (config.database === SQLITE && !existsSync(join(config.data, 'picket.db'))) {
      throw new Failure(`There is no server data in ${config.data}.`);
    }
    const store = await openStore(config).catch(asFailure);
    try {
      return args.operands[0] === 'reports' ? await showReports(store) : await order(store, args);
    } finally {
      await store.close();
    }
  },
};

async function showReports(store: Store): Promise<number> {
  for (const line of await reportLines(store)) process.stdout.write(`${line}\n`);
  return 0;
}

async function order(store: Store, args: Arguments): Promise<number> {
  const { ORDERS, placeOrder } = await serverPackage();
  const [name = '', what = ''] = args.operands;
  const kind = ORDERS.find((known) => known === name);
  if (kind === undefined) {
    throw new Failure(`Unknown order ${name}. The orders are ${ORDERS.join(', ')} and reports.`);
  }
  const id = await placeOrder(store, kind, await targetOf(kind, what), Date.now());
  const done = await waitFor(store, id);
  if (done === undefined) {
    process.stdout.write('No server is running. The order will be executed when one starts.\n');
    return 0;
  }
  if (done !== 'done') throw new Failure(`The server rejected this: ${outcome(done)}.`);
  process.stdout.write('Done.\n');
  return 0;
}

/** A known code with its sentence. */
function outcome(done: string): string {
  const sentence = (en.wire as { readonly [code: string]: string | undefined })[done];
  return sentence === undefined ? done : `${sentence.replace(/\.$/, '')} (${done})`;
}

async function targetOf(kind: OrderKind, what: string): Promise<string> {
  if (kind === 'words') {
    const text = await readFile(what, 'utf8').catch((error: unknown) => {
      throw fileFailure('read', what, error);
    });
    return JSON.stringify(text.split('\n').map((line) => line.trim()));
  }
  const form = {
    close: /^[a-z0-9]{12}$/,
    delete: /^[a-z0-9]{12}$/,
    forget: /^[a-z0-9]{12}\/\d{1,3}$/,
    'read-only': /^(on|off)$/,
  };
  if (form[kind].test(what)) return what;
  throw new Failure(`“${what}” is not valid for operate ${kind}. See picket operate --help.`);
}

async function waitFor(store: Store, id: string): Promise<string | undefined> {
  for (let i = 0; i < TRIES; i++) {
    const done = (await store.order(id))?.done ?? undefined;
    if (done !== undefined) return done;
    await sleep(INTERVAL_MS);
  }
  return undefined;
}
