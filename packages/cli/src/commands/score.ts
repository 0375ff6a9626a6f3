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
import { isForeign } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { boxFor, COMPONENTS, loadComponents } from '../io/components.ts';
import { readDocuments } from '../io/documents.ts';
import { unfinishedGame } from '../keep/saves.ts';
import { scoreTable, type Scored } from '../scoreTable.ts';
import { textFor } from '../language.ts';
import { opponentIn, opponentTerms, pileText, type Opponent } from '../opponent.ts';
import type { Text } from '../text/text.ts';
import { verdictLine } from '../verdict.ts';

export const score: Command = {
  name: 'score',
  operands: ({ help }) => help.operands.file,
  takes: [1, 1],
  about: ({ commands }) => commands.score.about,
  options: { components: COMPONENTS, json: { about: ({ commands }) => commands.score.json } },
  examples: () => ['score sheet.json', 'score games.jsonl --json'],
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

async function run(args: Arguments, spoken: Text): Promise<number> {
  const [file = ''] = args.operands;
  const box = await loadComponents(args.text('components'));
  const text = await textFor(args.on('json'), spoken);
  let first = true;
  for await (const { line, value } of readDocuments(file)) {
    const told = tell(value, box, { file, line }, text);
    const shown = args.on('json') ? `${JSON.stringify(asJson(told))}\n` : inWords(told, text);
    process.stdout.write(first || args.on('json') ? shown : `\n${shown}`);
    first = false;
  }
  if (first) throw new Failure('no-score', file);
  return 0;
}

function tell(value: unknown, box: Box, place: Place, text: Text): Told {
  const format = (value as { readonly format?: unknown } | null | undefined)?.format;
  if (format === 'picket-sheet/1') {
    const read = readSheet(value, componentsOf(box));
    if (!read.ok) throw unusable(place, read.rejection);
    return ofSheet(read.value, (value as { readonly edition: EditionId }).edition, text);
  }
  if (format !== 'picket-record/1') throw unfinishedGame(place.file, value) ?? notAGame(place);
  const replayed = replay(value, boxFor(value, box));
  if (!replayed.ok) throw unusable(place, replayed.rejection);
  return ofGame(replayed.value.state, text);
}

/** Where in a file; the first line stands for the whole file. */
interface Place {
  readonly file: string;
  readonly line: number;
}

function unusable(place: Place, rejection: Rejection): Failure {
  const { file, line } = place;
  return isForeign(rejection) ? notAGame(place) : new Failure('rejected-in', file, line, rejection);
}

function notAGame({ file, line }: Place): Failure {
  return line === 1 ? new Failure('not-a-game', file) : new Failure('not-a-game', file, line);
}

/** [R20] A single sheet is scored without ranking. */
function ofSheet(sheet: Sheet, edition: EditionId, { score, scores }: Text): Told {
  const [temps = 0] = rankTemps([sheet.temps], sheet.layout.printed.tempRanks);
  return {
    about: score.sheet,
    scored: { edition, players: [scores.points], scores: [scoreSheet(sheet, temps)] },
  };
}

function ofGame(state: State, text: Text): Told {
  const { edition, players } = state.rules.options;
  const opponent = opponentIn(state, text);
  const column = opponent !== undefined &&
    opponent.closed === undefined && {
      opponent: { name: opponent.name, score: opponent.description.score },
    };
  const result = resultOf(state);
  const rounds = state.rounds.length;
  const scored = { edition, players, scores: scoresOf(state), ...column };
  const told = { scored, ...(opponent === undefined ? {} : { opponent }) };
  if (result === undefined) return { about: text.score.unfinished(rounds), ...told };
  const { ending, ranking } = result;
  return {
    about: text.score.over(rounds, ending),
    ...told,
    scored: { ...scored, ranking },
    ending,
    verdict: verdictLine(state, result, text),
  };
}

function inWords({ about, scored, opponent, verdict }: Told, text: Text): string {
  const lines = [about, '', ...scoreTable(scored, text)];
  if (opponent !== undefined) lines.push('', ...opponentLines(opponent, text));
  if (verdict !== undefined) lines.push('', verdict);
  return `${lines.join('\n')}\n`;
}

function opponentLines({ name, description, pile, closed }: Opponent, { score }: Text): string[] {
  const points = description.score;
  return [
    closed === undefined
      ? score.opponent(name, points.total, opponentTerms(points))
      : score.closed(name, closed.positions, closed.points),
    score.pile(pileText(pile)),
    score.legend(closed === undefined),
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
