import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { botsPage } from '../bots/page.ts';
import type { Budget, Part } from '../bots/part.ts';
import { aaa } from '../bots/parts/aaa.ts';
import { alone } from '../bots/parts/alone.ts';
import { architect } from '../bots/parts/architect.ts';
import { ladder } from '../bots/parts/ladder.ts';
import { legal } from '../bots/parts/legal.ts';
import { size } from '../bots/parts/size.ts';
import { speed } from '../bots/parts/speed.ts';
import { tables } from '../bots/parts/tables.ts';
import { root } from '../picket.ts';
import type { Row } from '../prove.ts';

const PARTS: readonly Part[] = [speed, alone, ladder, aaa, tables, architect, legal, size];

export const about =
  'The bots: means, duplicate deals, AAA opponents, legal turns, speed and size; writes docs/bots.md. ' +
  `Takes hours. --part ${PARTS.map(({ name }) => name).join(',')} plays some of it, --minutes N stops early, --threads N uses fewer threads; the next run resumes.`;

export async function prove(args: readonly string[]): Promise<Row[]> {
  const { parts, budget } = wanted(args);
  for (const part of parts) if (!budget.isOver()) await part.play(budget);
  const reports = await Promise.all(PARTS.flatMap((part) => part.report?.() ?? []));
  writeFileSync(join(root, 'docs/bots.md'), await botsPage(reports.map(({ section }) => section)));
  return reports.flatMap(({ rows }) => rows);
}

function wanted(args: readonly string[]): { parts: readonly Part[]; budget: Budget } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { part: text, minutes: text, threads: text } });
  const names = values.part?.split(',') ?? PARTS.map(({ name }) => name);
  const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}.`);
  const end = performance.now() + 60_000 * positive('minutes', values.minutes, Number.POSITIVE_INFINITY);
  return {
    parts: PARTS.filter(({ name }) => names.includes(name)),
    budget: {
      threads: Math.ceil(positive('threads', values.threads, availableParallelism())),
      isOver: () => performance.now() >= end,
    },
  };
}

function positive(option: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (value > 0) return value;
  throw new Error(`--${option} must be a number above 0, not “${text}”.`);
}
