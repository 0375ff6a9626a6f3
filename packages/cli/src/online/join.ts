import { userInfo } from 'node:os';
import { cleanName, fitsName, type WireCode } from 'picket-protocol';
import type { Arguments } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { forgetLink, newToken, tokenForLink } from '../keep/links.ts';
import { forgetSeat, lastName, saveSeat, seatAt, type Seat } from '../keep/seats.ts';
import { Questions } from '../play/questions.ts';
import type { Terminal } from '../play/terminal.ts';
import { findCode, redeemLink, Refused, takeSeat } from './api.ts';
import { playOnline } from './play.ts';
import { DEFAULT_SERVER, targetFrom, type Target } from './target.ts';

/** Joins the table named by the options, or returns to our seat there. */
export async function joinTable(terminal: Terminal, args: Arguments): Promise<number> {
  const target = targetFrom(args.text('join') ?? '', args.text('server'));
  return join(terminal, target, args.text('name'));
}

/** Asks which table to join, and joins it. */
export async function askAndJoin(terminal: Terminal): Promise<number> {
  const { setup } = terminal.look.text;
  const asked = new Questions(terminal);
  const where = await askWhere(terminal, asked);
  if (where === '') return 0;
  const isCode = !/^https?:/i.test(where);
  const server = isCode ? await asked.text(setup.server, DEFAULT_SERVER) : undefined;
  return asked.left ? 0 : join(terminal, targetFrom(where, server), undefined);
}

/** Asks until the input can be a link or a code; empty to leave. */
async function askWhere(terminal: Terminal, asked: Questions): Promise<string> {
  for (;;) {
    const where = await asked.text(terminal.look.text.setup.where, '');
    if (asked.left || where === '') return '';
    try {
      targetFrom(where, undefined);
      return where;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      terminal.print([error.in(terminal.look.text)]);
    }
  }
}

async function join(terminal: Terminal, target: Target, given: string | undefined): Promise<number> {
  const { server } = target;
  if ('link' in target) return playOnline(terminal, await seatByLink(server, target.link, given));
  const table = 'table' in target ? target.table : await tableOf(server, target.code);
  const known = await seatAt(server, { table });
  if (known?.joined === true) return playOnline(terminal, known);
  const name = given === undefined ? await askName(terminal, known?.name) : checkedName(given);
  if (name === undefined) return 0;
  const code = 'code' in target ? target.code : null;
  const seat: Seat = { server, table, code, token: known?.token ?? newToken(), name, joined: false };
  return playOnline(terminal, await seated(seat));
}

/** Codes are reused, so the server is asked first; after the start only we know what the code meant. */
async function tableOf(server: string, code: string): Promise<string> {
  try {
    return (await findCode(server, code)).table;
  } catch (error) {
    const ours = isRefused(error, 'no-such-code') ? await seatAt(server, { code }) : undefined;
    if (ours?.joined === true) return ours.table;
    throw error;
  }
}

/** The server may accept the same request later. */
const NOT_NOW: readonly WireCode[] = ['too-fast', 'read-only', 'draining', 'server-full', 'try-again'];

function isFinal(error: unknown): boolean {
  return error instanceof Refused && !NOT_NOW.includes(error.code);
}

function isRefused(error: unknown, code: WireCode): boolean {
  return error instanceof Refused && error.code === code;
}

/** Takes the seat. Its token is stored first, so a lost reply doesn't lose the seat. */
async function seated(seat: Seat): Promise<Seat> {
  await saveSeat(seat);
  try {
    await takeSeat(seat.server, seat.table, seat.name, seat.token);
  } catch (error) {
    if (isFinal(error)) await forgetSeat(seat);
    throw error;
  }
  const taken = { ...seat, joined: true };
  await saveSeat(taken);
  return taken;
}

/** The token is stored first here, too. A name is needed only for another player's former seat. */
async function seatByLink(server: string, link: string, given: string | undefined): Promise<Seat> {
  const name = given === undefined ? undefined : checkedName(given);
  const token = await tokenForLink(server, link);
  try {
    const { table } = await redeemLink(server, link, token, name);
    const seat: Seat = { server, table, code: null, token, name: name ?? '', joined: true };
    await saveSeat(seat);
    await forgetLink(server, link);
    return seat;
  } catch (error) {
    // A link that doesn't work yet may work later.
    if (isFinal(error) && !isRefused(error, 'too-early')) await forgetLink(server, link);
    throw error;
  }
}

/** Undefined if the player has left. */
async function askName(terminal: Terminal, before: string | undefined): Promise<string | undefined> {
  const { setup, online } = terminal.look.text;
  const asked = new Questions(terminal);
  const usual = before ?? (await lastName()) ?? usualName();
  for (;;) {
    const name = cleanName(await asked.text(setup.name, usual));
    if (asked.left) return undefined;
    if (name !== '' && fitsName(name)) return name;
    terminal.print([online.refused('bad-name')]);
  }
}

function checkedName(given: string): string {
  const name = cleanName(given);
  if (name !== '' && fitsName(name)) return name;
  throw new Failure('refused', 'bad-name');
}

function usualName(): string {
  try {
    const { username } = userInfo();
    return username.slice(0, 1).toUpperCase() + username.slice(1);
  } catch {
    return '';
  }
}
