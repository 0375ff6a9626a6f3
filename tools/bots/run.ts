import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ceiling } from '../opponents/parts/ceiling.ts';
import { characters } from '../opponents/parts/characters.ts';
import { hints } from '../opponents/parts/hints.ts';
import { honesty } from '../opponents/parts/honesty.ts';
import { sheets } from '../opponents/parts/sheets.ts';
import { stalls } from '../opponents/parts/stalls.ts';
import { root } from '../picket.ts';
import { optionsIn, positive } from '../proofParts.ts';
import type { Row } from '../prove.ts';
import { botsPage } from './page.ts';
import type { Budget, Part } from './part.ts';
import { aaa } from './parts/aaa.ts';
import { alone } from './parts/alone.ts';
import { architect } from './parts/architect.ts';
import { ladder } from './parts/ladder.ts';
import { legal } from './parts/legal.ts';
import { size } from './parts/size.ts';
import { speed } from './parts/speed.ts';
import { tables } from './parts/tables.ts';

/** Every part, in the order of docs/bots.md. */
const ALL: readonly Part[] = [
  speed,
  alone,
  ceiling,
  sheets,
  ladder,
  characters,
  aaa,
  tables,
  architect,
  hints,
  honesty,
  legal,
  stalls,
  size,
];

export const partNames: readonly string[] = ALL.map(({ name }) => name);

export const inParts = (names: readonly string[]): string =>
  `--part ${names.join(',')} plays some of it, --minutes N stops early, --threads N uses fewer threads; the next run resumes.`;

/** Plays these parts while there is time, writes docs/bots.md with all results so far, and returns the rows of these parts. */
export async function proveParts(
  names: readonly string[],
  args: readonly string[],
  usualMinutes = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const { played, budget } = wanted(names, args, usualMinutes);
  for (const part of ALL) if (played.includes(part.name) && !budget.isOver()) await part.play(budget);
  const reports = await Promise.all(
    ALL.flatMap((part) => (part.report === undefined ? [] : [reported(part.name, part.report)])),
  );
  writeFileSync(join(root, 'docs/bots.md'), await botsPage(reports.map(({ section }) => section)));
  // The games of parts without a report are reported by other parts.
  const isAsked = reports.some(({ name }) => played.includes(name))
    ? (name: string) => played.includes(name)
    : (name: string) => names.includes(name);
  return reports.flatMap(({ name, rows }) => (isAsked(name) ? rows : []));
}

async function reported(name: string, report: NonNullable<Part['report']>) {
  return { name, ...(await report()) };
}

function wanted(
  names: readonly string[],
  args: readonly string[],
  usualMinutes: number,
): { played: readonly string[]; budget: Budget } {
  const values = optionsIn(args, 'minutes', 'threads');
  const played = values.part?.split(',') ?? names;
  const unknown = played.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}.`);
  const end = performance.now() + 60_000 * positive('minutes', values.minutes, usualMinutes);
  return {
    played,
    budget: {
      threads: Math.ceil(positive('threads', values.threads, availableParallelism())),
      isOver: () => performance.now() >= end,
    },
  };
}
