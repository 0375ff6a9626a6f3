import {
  componentsOf,
  EDITIONS,
  inspectSheet,
  rankTemps,
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
import { parseSheet } from 'picket-engine/notation';
import { isForeign } from 'picket-words';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { boxFor, COMPONENTS, loadComponents } from '../io/components.ts';
import { readDocuments, type Document } from '../io/documents.ts';
import { unfinishedGame } from '../keep/saves.ts';
import { scoreTable, type Scored } from '../scoreTable.ts';
import { textFor } from '../language.ts';
import { opponentIn, opponentTerms, pileText, type Opponent } from '../opponent.ts';
import type { Text } from '../text/text.ts';
import { verdictLine } from '../verdict.ts';

export const score: Command = {
  name: 'score',
  operands: ({ help }) => help.operands.fileOrSheet,
  takes: [1, 1],
  about: ({ commands }) => commands.score.about,
  options: {
    temps: { value: ({ help }) => help.values.counts, about: ({ commands }) => commands.score.temps },
    components: COMPONENTS,
    json: { about: ({ commands }) => commands.score.json },
  },
  examples: () => [
    'score sheet.json',
    'score games.jsonl --json',
    'score "2018/classic: 1,2,3o|.7 / .11 / .12; temps 2" --temps 4,1',
  ],
  run,
};

/** A score, and what it is about. */
interface ScoreReport {
  readonly about: string;
  readonly scored: Scored;
  readonly opponent?: Opponent;
  readonly ending?: Ending;
  readonly verdict?: string;
}

async function run(args: Arguments, spoken: Text): Promise<number> {
  const [operand = ''] = args.operands;
  const box = await loadComponents(args.text('components'));
  const text = await textFor(args.on('json'), spoken);
  const others = countsIn(args);
  let first = true;
  for await (const document of isSheetText(operand) ? [{ line: 1, text: operand }] : readDocuments(operand)) {
    const described = describe(document, { box, others, text }, { file: operand, line: document.line });
    const shown = args.on('json') ? `${JSON.stringify(asJson(described))}\n` : inWords(described, text);
    process.stdout.write(first || args.on('json') ? shown : `\n${shown}`);
    first = false;
  }
  if (first) throw new Failure('no-score', operand);
  return 0;
}

/** The temp boxes that the other players have crossed. */
function countsIn(args: Arguments): number[] {
  const given = args.text('temps');
  const counts = args.list('temps') ?? [];
  if (counts.every((count) => /^\d{1,2}$/.test(count))) return counts.map(Number);
  throw new Failure('not-counts', 'temps', given ?? '');
}

/** A sheet in the notation, instead of a file. */
function isSheetText(text: string): boolean {
  return EDITIONS.some((edition) => text.trimStart().startsWith(`${edition}/`));
}

interface Context {
  readonly box: Box;
  readonly others: readonly number[];
  readonly text: Text;
}

function describe({ value, text: line }: Document, context: Context, place: Place): ScoreReport {
  const { box, text } = context;
  if (line !== undefined && isSheetText(line)) {
    const parsed = parseSheet(line);
    if (!parsed.ok) throw new Failure('bad-notation', place.line, parsed.rejection);
    return ofSheet(parsed.value, context, {
      ...place,
      say: (faults) => new Failure('impossible-sheet', place.line, faults),
    });
  }
  const format = (value as { readonly format?: unknown } | null | undefined)?.format;
  if (format === 'picket-sheet/1') {
    return ofSheet(value, context, { ...place, say: ([fault]) => unusable(place, fault) });
  }
  if (format !== 'picket-record/1') throw unfinishedGame(place.file, value) ?? notAGame(place);
  const replayed = replay(value, boxFor(value, box));
  if (!replayed.ok) throw unusable(place, replayed.rejection);
  return ofGame(replayed.value.state, text);
}

/** A place in a file; the first line stands for the whole file. */
interface Place {
  readonly file: string;
  readonly line: number;
}

/** For a sheet, also reports impossible marks: by path in a file, in words if it was typed. */
interface SheetPlace extends Place {
  readonly say: (faults: readonly [Rejection, ...Rejection[]]) => Failure;
}

function unusable(place: Place, rejection: Rejection): Failure {
  const { file, line } = place;
  return isForeign(rejection) ? notAGame(place) : new Failure('rejected-in', file, line, rejection);
}

function notAGame({ file, line }: Place): Failure {
  return line === 1 ? new Failure('not-a-game', file) : new Failure('not-a-game', file, line);
}

/** [R20] Ranks the temps of a single sheet with the given counts, or alone. */
function ofSheet(value: unknown, { box, others, text }: Context, place: SheetPlace): ScoreReport {
  const inspected = inspectSheet(value, componentsOf(box));
  if (!inspected.ok) throw unusable(place, inspected.rejection);
  const { sheet, faults } = inspected.value;
  const [fault, ...more] = faults;
  if (fault !== undefined) throw place.say([fault, ...more]);
  const { edition } = value as { readonly edition: EditionId };
  const [temps = 0] = rankTemps([sheet.temps, ...others], sheet.layout.printed.tempRanks);
  const { score, scores } = text;
  return {
    about: others.length === 0 ? score.sheet : score.sheetAmong(others.length),
    scored: { edition, players: [scores.points], scores: [scoreSheet(sheet, temps)] },
  };
}

function ofGame(state: State, text: Text): ScoreReport {
  const { edition, players } = state.rules.options;
  const opponent = opponentIn(state, text);
  const column = opponent !== undefined &&
    opponent.closed === undefined && {
      opponent: { name: opponent.name, score: opponent.description.score },
    };
  const result = resultOf(state);
  const rounds = state.rounds.length;
  const scored = { edition, players, scores: scoresOf(state), ...column };
  const described = { scored, ...(opponent === undefined ? {} : { opponent }) };
  if (result === undefined) return { about: text.score.unfinished(rounds), ...described };
  const { ending, ranking } = result;
  return {
    about: text.score.over(rounds, ending),
    ...described,
    scored: { ...scored, ranking },
    ending,
    verdict: verdictLine(state, result, text),
  };
}

function inWords({ about, scored, opponent, verdict }: ScoreReport, text: Text): string {
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
function asJson({ about, scored, opponent, ending, verdict }: ScoreReport) {
  const { score, ...parts } = opponent?.description ?? {};
  return {
    about,
    ...scored,
    ...(score === undefined ? {} : { opponent: score, opponentParts: parts }),
    ending,
    verdict,
  };
}
