import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { base64url } from 'picket-engine';
import { cleanName, fitsName } from 'picket-protocol';
import { en } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { forgetSeat, saveSeat, seatAt, type Seat } from '../keep/seats.ts';
import { Questions } from '../play/questions.ts';
import type { Terminal } from '../play/terminal.ts';
import { findCode, redeemLink, Refused, takeSeat } from './api.ts';
import { playOnline } from './play.ts';
import { targetFrom, type Target } from './target.ts';

/** Joins the table named by the options, or returns to our seat there. */
export async function joinTable(terminal: Terminal, args: Arguments): Promise<number> {
  const target = targetFrom(args.text('join') ?? '', args.text('server'));
  return join(terminal, target, args.text('name'));
}

/** Asks for a table, and joins it. */
export async function askAndJoin(terminal: Terminal): Promise<number> {
  const asked = new Questions(terminal);
  const where = await asked.text('The link of the table, or its code:', '');
  if (asked.left || where === '') return 0;
  const isCode = !/^https?:/i.test(where);
  const server = isCode ? await asked.text('Server?', 'http://localhost:4600') : undefined;
  return asked.left ? 0 : join(terminal, targetFrom(where, server), undefined);
}

export async function returnToSeat(terminal: Terminal, seat: Seat): Promise<number> {
  return playOnline(terminal, seat);
}

async function join(terminal: Terminal, target: Target, given: string | undefined): Promise<number> {
  const { server } = target;
  if ('link' in target) return playOnline(terminal, await seatByLink(server, target.link));
  const before = await seatAt(server, target);
  if (before?.joined === true) return playOnline(terminal, before);
  const table = 'table' in target ? target.table : (await findCode(server, target.code)).table;
  const known = before ?? (await seatAt(server, { table }));
  if (known?.joined === true) return playOnline(terminal, known);
  const name = given === undefined ? await askName(terminal) : checkedName(given);
  if (name === undefined) return 0;
  const code = 'code' in target ? target.code : null;
  const seat: Seat = { server, table, code, token: known?.token ?? newToken(), name, joined: false };
  return playOnline(terminal, await seated(seat));
}

/** Takes the seat. Its token is stored first, so that a lost reply doesn't lose the seat. */
async function seated(seat: Seat): Promise<Seat> {
  await saveSeat(seat);
  try {
    await takeSeat(seat.server, seat.table, seat.name, seat.token);
  } catch (error) {
    if (error instanceof Refused) await forgetSeat(seat);
    throw error;
  }
  const taken = { ...seat, joined: true };
  await saveSeat(taken);
  return taken;
}

async function seatByLink(server: string, link: string): Promise<Seat> {
  const { table, token } = await redeemLink(server, link, newToken());
  const seat: Seat = { server, table, code: null, token, name: '', joined: true };
  await saveSeat(seat);
  return seat;
}

function newToken(): string {
  return base64url(randomBytes(16));
}

/** Undefined if the player has left. */
async function askName(terminal: Terminal): Promise<string | undefined> {
  const asked = new Questions(terminal);
  for (;;) {
    const name = cleanName(await asked.text('Your name?', usualName()));
    if (asked.left) return undefined;
    if (name !== '' && fitsName(name)) return name;
    terminal.print([en.wire['bad-name']]);
  }
}

function checkedName(given: string): string {
  const name = cleanName(given);
  if (name !== '' && fitsName(name)) return name;
  throw new Failure(en.wire['bad-name']);
}

function usualName(): string {
  try {
    const { username } = userInfo();
    return username.slice(0, 1).toUpperCase() + username.slice(1);
  } catch {
    return '';
  }
}
