import { rejection, replay, type Box, type Rejection } from 'picket-engine';
import { describeRejection, en, isForeign } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { boxFor, COMPONENTS, loadComponents } from '../io/components.ts';
import { readDocuments, type Document } from '../io/documents.ts';
import { savedGame } from '../keep/saves.ts';

export const check: Command = {
  name: 'check',
  operands: 'FILE…',
  takes: [1, Number.POSITIVE_INFINITY],
  about: 'Replay records and check every card, score and result; - reads standard input',
  options: { components: COMPONENTS, json: { about: 'Print the report as JSON' } },
  examples: ['check games.jsonl', 'simulate --games 100 | picket check -'],
  run,
};

interface Bad {
  readonly line: number;
  readonly code: string;
  readonly rule: string;
  readonly path: string | null;
  readonly sentence: string;
  /** Whether it is something else than a record. */
  readonly foreign: boolean;
}

interface Report {
  readonly file: string;
  /** Valid records. */
  hold: number;
  /** Of those, records without a seed, whose deal could not be checked. */
  withoutSeed: number;
  readonly bad: Bad[];
}

async function run(args: Arguments): Promise<number> {
  const box = await loadComponents(args.text('components'));
  const reports: Report[] = [];
  let unreadable = false;
  for (const file of args.operands) {
    try {
      const report = await checkFile(file, box);
      if (!args.on('json')) process.stdout.write(`${inWords(report).join('\n')}\n`);
      reports.push(report);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      process.stderr.write(`picket: ${error.message}\n`);
      unreadable = true;
    }
  }
  if (args.on('json')) process.stdout.write(`${JSON.stringify({ files: reports })}\n`);
  if (unreadable) return 2;
  return reports.some((report) => report.bad.length > 0) ? 1 : 0;
}

async function checkFile(file: string, box: Box): Promise<Report> {
  const report: Report = { file, hold: 0, withoutSeed: 0, bad: [] };
  for await (const document of readDocuments(file)) checkDocument(document, box, report);
  if (report.hold + report.bad.length === 0) throw new Failure(`${file} contains no record.`);
  if (report.hold === 0 && report.bad.every(({ foreign }) => foreign)) {
    throw new Failure(en.files.notAGame(file));
  }
  return report;
}

function checkDocument(document: Document, box: Box, report: Report): void {
  if (!('value' in document)) {
    report.bad.push(badRecord(report.file, document.line, rejection('not-json')));
    return;
  }
  const saved = savedGame(report.file, document.value);
  if (saved !== undefined) throw saved;
  const replayed = replay(document.value, boxFor(document.value, box));
  if (!replayed.ok) report.bad.push(badRecord(report.file, document.line, replayed.rejection));
  else {
    report.hold += 1;
    if (!replayed.value.dealChecked) report.withoutSeed += 1;
  }
}

function badRecord(file: string, line: number, rejection: Rejection): Bad {
  const { path } = rejection.facts;
  const foreign = isForeign(rejection);
  return {
    line,
    code: rejection.code,
    rule: rejection.rule,
    path: path === undefined ? null : String(path),
    sentence: foreign ? en.files.notAGame(file, line) : describeRejection(en, rejection),
    foreign,
  };
}

function inWords({ file, hold, withoutSeed, bad }: Report): string[] {
  const all = hold === 1 ? '1 record holds' : `${hold} records hold`;
  const count = bad.length === 0 ? all : `${hold} of ${hold + bad.length} records hold`;
  const deal =
    withoutSeed === 0 ? '' : ` (${withoutSeed} without a seed: checked in everything but the deal)`;
  const faults = bad.map(({ line, sentence, foreign }) =>
    foreign ? sentence : `${file}:${line}: ${sentence}`,
  );
  return [...faults, `${file}: ${count}${deal}`];
}
