import { rejection, replay, type Box, type Rejection } from 'picket-engine';
import { isForeign } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { boxFor, COMPONENTS, loadComponents } from '../io/components.ts';
import { readDocuments, type Document } from '../io/documents.ts';
import { unfinishedGame } from '../keep/saves.ts';
import { textFor } from '../language.ts';
import type { Text } from '../text/text.ts';

export const check: Command = {
  name: 'check',
  operands: ({ help }) => help.operands.files,
  takes: [1, Number.POSITIVE_INFINITY],
  about: ({ commands }) => commands.check.about,
  options: { components: COMPONENTS, json: { about: ({ commands }) => commands.check.json } },
  examples: () => ['check games.jsonl', 'simulate --games 100 | picket check -'],
  run,
};

interface Bad {
  readonly line: number;
  readonly code: string;
  readonly rule: string;
  readonly path: string | null;
  readonly sentence: string;
  /** Whether it is not a record. */
  readonly foreign: boolean;
}

interface Report {
  readonly file: string;
  /** Valid records. */
  hold: number;
  /** The valid records without a seed, whose deal can't be checked. */
  withoutSeed: number;
  readonly bad: Bad[];
}

async function run(args: Arguments, text: Text): Promise<number> {
  const box = await loadComponents(args.text('components'));
  const reportText = await textFor(args.on('json'), text);
  const reports: Report[] = [];
  let unreadable = false;
  for (const file of args.operands) {
    try {
      const report = await checkFile(file, box, reportText);
      if (!args.on('json')) process.stdout.write(`${inWords(report, text).join('\n')}\n`);
      reports.push(report);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      process.stderr.write(`picket: ${error.in(text)}\n`);
      unreadable = true;
    }
  }
  if (args.on('json')) process.stdout.write(`${JSON.stringify({ files: reports })}\n`);
  if (unreadable) return 2;
  return reports.some((report) => report.bad.length > 0) ? 1 : 0;
}

async function checkFile(file: string, box: Box, text: Text): Promise<Report> {
  const report: Report = { file, hold: 0, withoutSeed: 0, bad: [] };
  for await (const document of readDocuments(file)) checkDocument(document, box, report, text);
  if (report.hold + report.bad.length === 0) throw new Failure('no-record', file);
  if (report.hold === 0 && report.bad.every(({ foreign }) => foreign)) {
    throw new Failure('not-a-game', file);
  }
  return report;
}

function checkDocument(document: Document, box: Box, report: Report, text: Text): void {
  const { file } = report;
  const { line } = document;
  if (!('value' in document)) {
    report.bad.push(badRecord(file, line, rejection('not-json'), text));
    return;
  }
  const saved = unfinishedGame(file, document.value);
  if (saved !== undefined) throw saved;
  const replayed = replay(document.value, boxFor(document.value, box));
  if (!replayed.ok) report.bad.push(badRecord(file, line, replayed.rejection, text));
  else {
    report.hold += 1;
    if (!replayed.value.dealChecked) report.withoutSeed += 1;
  }
}

function badRecord(file: string, line: number, rejection: Rejection, { check }: Text): Bad {
  const { path } = rejection.facts;
  const foreign = isForeign(rejection);
  return {
    line,
    code: rejection.code,
    rule: rejection.rule,
    path: path === undefined ? null : String(path),
    sentence: foreign ? check.notAGame(file, line) : check.sentence(rejection),
    foreign,
  };
}

function inWords({ file, hold, withoutSeed, bad }: Report, { check }: Text): string[] {
  const faults = bad.map(({ line, sentence, foreign }) =>
    foreign ? sentence : check.fault(file, line, sentence),
  );
  return [...faults, check.summary(file, { hold, bad: bad.length, withoutSeed })];
}
