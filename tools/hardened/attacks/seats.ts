import type { Answer } from 'picket-protocol';
import { gather, settingsFor, type Owned } from '../../online/api.ts';
import { Line } from '../../online/line.ts';

/** Seconds for attacks without load. */
export const SHORT = 4;

export interface Seated {
  readonly owned: readonly [Owned, Owned, ...Owned[]];
  readonly lines: readonly [Line, Line, ...Line[]];
}

/** A table in play, with a socket for each seat. */
export async function seated(url: string, count: number): Promise<Seated> {
  const owned = (await gather(url, settingsFor(count))) as [Owned, Owned];
  const opened = owned.map(async (seat) => (await Line.open(url, seat)).line);
  const lines = (await Promise.all(opened)) as [Line, Line];
  await lines[0].ask({ type: 'start' });
  return { owned, lines };
}

export const linkIn = (answer: Answer) => (answer.type === 'done' ? answer.link : undefined);

export const codeIn = (answer: Answer) => (answer.type === 'refused' ? answer.code : 'a link was given');

/** Whether the link opens a seat. */
export async function opens(url: string, link: string | undefined): Promise<boolean> {
  if (link === undefined) return false;
  const reply = await fetch(`${url}/api/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link }),
  });
  return reply.ok;
}
