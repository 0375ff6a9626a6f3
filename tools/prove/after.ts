import { proveCoach } from '../after/coach.ts';
import { deals } from '../after/deals.ts';
import { links } from '../after/links.ts';
import { browserRow, browserTests } from '../browserTests.ts';
import { optionsIn, positive, runParts, type Parts } from '../proofParts.ts';
import type { Row } from '../prove.ts';

/** The coach's proof stops after this long, and the next run resumes. */
const MINUTES = 55;

export const about = `After the game: links carry games and reject tampering; replays, the end page and statistics in the browser; sealed and open deals, attacked 1,000 times; the coach (--part NAME). For the coach, --share 0.1 plays a tenth, --minutes N stops earlier than after ${MINUTES}, --threads N uses fewer threads; the next run resumes.`;

interface Wanted {
  readonly share?: string;
  readonly minutes?: string;
  readonly threads?: string;
}

const PARTS: Parts<[Wanted]> = {
  links,
  pages,
  deals,
  coach,
};

export function prove(args: readonly string[]): Promise<Row[]> {
  const { part, ...wanted } = optionsIn(args, 'share', 'minutes', 'threads');
  return runParts(PARTS, part, wanted);
}

async function pages(): Promise<Row[]> {
  const tests = await browserTests(['replay', 'stats', 'end']);
  const of = (file: string) => tests.filter((test) => test.file.startsWith(file));
  return [
    browserRow('replays, links and playing on', of('replay')),
    browserRow('statistics, and all games as one file', of('stats')),
    browserRow('the end page and postcards', of('end')),
  ];
}

function coach({ share, minutes, threads }: Wanted): Promise<Row[]> {
  return proveCoach({
    share: positive('share', share, 1),
    minutes: positive('minutes', minutes, MINUTES),
    ...(threads !== undefined && { threads: Math.ceil(positive('threads', threads, 1)) }),
  });
}
