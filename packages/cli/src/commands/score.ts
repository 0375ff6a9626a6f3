import {
  componentsOf,
  rankTemps,
  readSheet,
  replay,
  resultOf,
  scoreSheet,
  scoresOf,
  type Box,
  type EditionId,
  type Ending,
  type Rejection,
  type State,
} from 'picket-engine';
import type { Sheet } from 'picket-engine/fast';
import { describeRejection, en, isForeign } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { boxFor, COMPONENTS, loadComponents } from '../io/components.ts';
import { readDocuments } from '../io/documents.ts';
import { savedGame } from '../keep/saves.ts';
import { scoreTable, type Scored } from '../scoreTable.ts';
import { opponentIn, opponentSum, PILE_LETTERS, pileText, type Opponent } from '../opponent.ts';
import { verdictLine } from '../verdict.ts';

export const score: Command = {
  name: 'score',
  operands: 'FILE',
  takes: [1, 1],
  about: 'Show the score of a sheet or of a game record; - reads standard input',
  options: { components: COMPONENTS, json: { about: 'Print the scores as JSON, one per line' } },
  examples: ['score sheet.json', 'score games.jsonl --json'],
  run,
};

/** A score with a description. */
interface Told {
  readonly about: string;
  readonly scored: Scored;
  readonly opponent?: Opponent;
  readonly ending?: Ending;
  readonly verdict?: string;
}

async function run(args: Arguments): Promise<number> {
  const [file = ''] = args.operands;
  const box = await loadComponents(args.text('components'));
  let first = true;
  for await (const { line, value } of readDocuments(file)) {
    const told = tell(value, box, { file, line });
    const text = args.on('json') ? `${JSON.stringify(asJson(told))}\n` : inWords(told);
    process.stdout.write(first || args.on('json') ? text : `\n${text}`);
    first = false;
  }
  if (first) throw new Failure(`${file} contains no sheet and no record.`);
  return 0;
}

function tell(value: unknown, box: Box, place: Place): Told {
  const format = (value as { readonly format?: unknown } | null | undefined)?.format;
  if (format === 'picket-sheet/1') {
    const read = readSheet(value, componentsOf(box));
    if (!read.ok) throw unusable(place, read.rejection);
    return ofSheet(read.value, (value as { readonly edition: EditionId }).edition);
  }
  if (format !== 'picket-record/1') throw savedGame(place.file, value) ?? new Failure(notAGame(place));
  const replayed = replay(value, boxFor(value, box));
  if (!replayed.ok) throw unusable(place, replayed.rejection);
  return ofGame(replayed.value.state);
}

/** Where in a file; the first line stands for the whole file. */
interface Place {
  readonly file: string;
  readonly line: number;
}

function unusable(place: Place, rejection: Rejection): Failure {
  const { file, line } = place;
  return new Failure(
    isForeign(rejection) ? notAGame(place) : `${file}:${line}: ${describeRejection(en, rejection)}`,
  );
}

function notAGame({ file, line }: Place): string {
  return en.files.notAGame(file, line === 1 ? undefined : line);
}

/** [R20] A single sheet is scored without ranking. */
function ofSheet(sheet: Sheet, edition: EditionId): Told {
  const [temps = 0] = rankTemps([sheet.temps], sheet.layout.printed.tempRanks);
  return {
    about: 'A single sheet: temps are scored as if there were no other players.',
    scored: { edition, players: ['Points'], scores: [scoreSheet(sheet, temps)] },
  };
}

function ofGame(state: State): Told {
  const { edition, players } = state.rules.options;
  const opponent = opponentIn(state);
  const column = opponent !== undefined &&
    opponent.temps === undefined && {
      opponent: { name: opponent.name, score: opponent.description.score },
    };
  const result = resultOf(state);
  const rounds = en.count.rounds(state.rounds.length);
  const scored = { edition, players, scores: scoresOf(state), ...column };
  const told = { scored, ...(opponent === undefined ? {} : { opponent }) };
  if (result === undefined) return { about: `Unfinished: the score after ${rounds}.`, ...told };
  const { ending, ranking } = result;
  return {
    about: `Over after ${rounds}. ${en.endings[ending].sentence}`,
    ...told,
    scored: { ...scored, ranking },
    ending,
    verdict: verdictLine(state, result),
  };
}

function inWords({ about, scored, opponent, verdict }: Told): string {
  const lines = [about, '', ...scoreTable(scored)];
  if (opponent !== undefined) lines.push('', ...opponentLines(opponent));
  if (verdict !== undefined) lines.push('', verdict);
  return `${lines.join('\n')}\n`;
}

function opponentLines({ name, description, pile, temps }: Opponent): string[] {
  const { score } = description;
  return [
    `${name}: ${temps ?? `${score.total} = ${opponentSum(score) || 0}`}`,
    `Its pile: ${pileText(pile) || 'no card'}`,
    `${PILE_LETTERS}${temps === undefined ? '; estates in [ ] count, with their worth' : ''}`,
  ];
}

/** The same as JSON; an opponent includes the parts of its score. */
function asJson({ about, scored, opponent, ending, verdict }: Told) {
  const { score, ...parts } = opponent?.description ?? {};
  return {
    about,
    ...scored,
    ...(score === undefined ? {} : { opponent: score, opponentParts: parts }),
    ending,
    verdict,
  };
}
