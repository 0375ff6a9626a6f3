import { writeFile } from 'node:fs/promises';
import { BUILT_IN, defaultOptions, EDITIONS, replay, SHEETS } from 'picket-engine';
import { gamePages, PAPERS, type Page } from 'picket-paper';
import { isForeign } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure, fileFailure } from '../failure.ts';
import { boxFor } from '../io/components.ts';
import { readDocuments } from '../io/documents.ts';
import { unfinishedGame } from '../keep/saves.ts';
import { STANDARD } from '../io/files.ts';
import { pdfOf } from '../print/pdf.ts';
import { aid, blank, booklet, cards, type Printing } from '../print/pages.ts';
import type { Text } from '../text/text.ts';

const KINDS = ['sheet', 'aid', 'booklet', 'cards', 'game'] as const;

export const print: Command = {
  name: 'print',
  operands: () => `${KINDS.join('|')} [FILE]`,
  takes: [1, 2],
  about: ({ commands }) => commands.print.about,
  options: {
    edition: {
      value: () => EDITIONS.join('|'),
      about: ({ commands }) => commands.game.edition(defaultOptions.edition),
    },
    sheet: {
      value: () => SHEETS.join('|'),
      about: ({ commands }) => commands.game.sheet(defaultOptions.sheet),
    },
    advanced: { about: ({ commands }) => commands.game.advanced },
    paper: { value: () => PAPERS.join('|'), about: ({ commands }) => commands.print.paper },
    deal: { value: ({ help }) => help.values.name, about: ({ commands }) => commands.print.deal },
    address: { value: ({ help }) => help.values.url, about: ({ commands }) => commands.print.address },
    out: { value: ({ help }) => help.values.file, about: ({ commands }) => commands.print.out },
  },
  examples: () => [
    'print sheet --out sheet.pdf',
    'print booklet --deal sunday --paper letter --out booklet.pdf',
    'print game game.json --out towns.pdf',
  ],
  run,
};

async function run(args: Arguments, text: Text): Promise<number> {
  const [given = '', file] = args.operands;
  const kind = KINDS.find((known) => known === given);
  if (kind === undefined) throw new Failure('unknown-print', given, KINDS);
  if (kind === 'game' && file === undefined) {
    throw new Failure('needs-operands', print.name, `game ${text.help.operands.file}`);
  }
  if (kind !== 'game' && file !== undefined) throw new Failure('unexpected-argument', 'print', file);
  const printing: Printing = {
    paper: args.oneOf('paper', PAPERS, 'a4'),
    edition: args.oneOf('edition', EDITIONS, defaultOptions.edition),
    sheet: args.oneOf('sheet', SHEETS, defaultOptions.sheet),
    words: text.words,
  };
  const missing = BUILT_IN.versions.at(-1)?.editions[printing.edition]?.sheets[printing.sheet] === undefined;
  if (missing) throw new Failure('not-one-of', 'sheet', ['classic'], printing.sheet);
  const out = args.text('out') ?? STANDARD;
  // Never write a PDF to a terminal: it shows nothing, and some bytes change the terminal's state.
  if (out === STANDARD && process.stdout.isTTY) throw new Failure('needs-out', print.name);
  const pdf = await pdfOf(await pagesOf(kind, args, printing, file), `Picket: ${kind}`);
  if (out === STANDARD) process.stdout.write(pdf);
  else {
    await writeFile(out, pdf).catch((error: unknown) => {
      throw fileFailure('write', out, error);
    });
  }
  return 0;
}

async function pagesOf(
  kind: (typeof KINDS)[number],
  args: Arguments,
  printing: Printing,
  file: string | undefined,
): Promise<Page[]> {
  switch (kind) {
    case 'sheet':
      return blank(printing);
    case 'aid':
      return aid(printing);
    case 'cards':
      return cards(printing);
    case 'booklet': {
      const deal = args.text('deal') ?? 'picket';
      const address = args.text('address') ?? 'https://picket.example/';
      return booklet(printing, deal, args.on('advanced'), address);
    }
    case 'game':
      return pagesIn(file ?? '', printing);
  }
}

async function pagesIn(file: string, printing: Printing): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const { line, value } of readDocuments(file)) {
    const replayed = replay(value, boxFor(value, BUILT_IN));
    if (!replayed.ok) {
      const { rejection } = replayed;
      if (!isForeign(rejection)) throw new Failure('rejected-in', file, line, rejection);
      throw unfinishedGame(file, value) ?? new Failure('not-a-game', file);
    }
    pages.push(...gamePages(replayed.value, printing));
  }
  if (pages.length === 0) throw new Failure('no-record', file);
  return pages;
}
