import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderKind, Store } from 'picket-server';
import { en, type Words } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { reportLines } from './reports.ts';
import { configFrom, forOperator, serverPackage } from './serve.ts';

/** How long a running server may take to do what it is told. */
const TRIES = 50;
const EVERY = 100;

export const operate: Command = {
  name: 'operate',
  operands: 'ORDER [WHAT]',
  takes: [1, 2],
  about: 'Look after a server: close, delete or forget, ban words, stop changes, read reports',
  options: {
    data: { value: 'FOLDER', about: 'The folder of the server (default ./data)' },
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
    const { data } = await configFrom(args);
    if (!existsSync(join(data, 'picket.db'))) throw new Failure(`There is no data of a server in ${data}.`);
    const server = await serverPackage();
    const store = await server.Store.open(data).catch(forOperator);
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
    throw new Failure(`There is no order ${name}; there is ${ORDERS.join(', ')} and reports.`);
  }
  const id = await placeOrder(store, kind, await targetOf(kind, what), Date.now());
  const done = await waitFor(store, id);
  if (done === undefined) {
    process.stdout.write('No server is running here: it will be done when one starts.\n');
    return 0;
  }
  if (done !== 'done') throw new Failure(`The server says: ${outcome(done)}.`);
  process.stdout.write('Done.\n');
  return 0;
}

/** A code with its sentence, where it is one. */
function outcome(done: string): string {
  const sentence = (en as Words).wire[done];
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
  throw new Failure(`operate ${kind} cannot take “${what}”. See picket operate --help.`);
}

async function waitFor(store: Store, id: string): Promise<string | undefined> {
  for (let i = 0; i < TRIES; i++) {
    const done = (await store.order(id))?.done ?? undefined;
    if (done !== undefined) return done;
    await sleep(EVERY);
  }
  return undefined;
}
