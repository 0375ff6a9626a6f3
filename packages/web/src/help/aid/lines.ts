import {
  builtIn,
  EDITIONS,
  isEstimated,
  SHEETS,
  type Components,
  type EditionBlock,
  type EditionId,
  type Rules,
  type Score,
  type SheetId,
} from 'picket-engine';
import { partsIn, pointsOf } from '../../scene/parts.ts';
import { tempsNote } from '../../scene/tempsNote.ts';
import type { HelpText, Text } from '../../text/text.ts';

type AidText = HelpText['aid'];

/** A sheet of one edition, whose numbers the aid shows. */
export interface Printed {
  readonly edition: EditionId;
  readonly sheet: SheetId;
}

/** Where the numbers in the lines of the aid are printed. */
const FIELDS = { temps: 'tempRanks', refusals: 'refusals', roundabouts: 'roundabouts' } as const;

type AidPart = keyof AidText['score']['lines'];

export interface ScoreLine {
  readonly part: AidPart;
  readonly line: string;
  readonly estimated: boolean;
  /** The player's points so far, over a table. */
  readonly points?: number;
}

/** All sheets, with their names. */
export function sheetsIn(aid: AidText, components: Components = builtIn): (Printed & { name: string })[] {
  return EDITIONS.flatMap((edition) => {
    const { sheets = {} } = components.editions[edition] ?? {};
    const found = SHEETS.filter((sheet) => sheet in sheets);
    return found.map((sheet) => ({
      edition,
      sheet,
      name: aid.sheet(edition, found.length === 1 ? undefined : sheet),
    }));
  });
}

/** The parts of the score, with the numbers of one sheet. */
export function scoreLines(aid: AidText, printed: Printed, components: Components = builtIn): ScoreLine[] {
  const block = components.editions[printed.edition];
  return block === undefined ? [] : linesOf(aid, printed.sheet, block);
}

function linesOf({ score }: AidText, sheet: SheetId, block: EditionBlock): ScoreLine[] {
  return (Object.keys(score.lines) as AidPart[]).map((part) => {
    const line = score.lines[part];
    if (typeof line === 'string') return { part, line, estimated: false };
    const field = FIELDS[part as keyof typeof FIELDS];
    const words = line(block.sheets[sheet]?.[field] ?? []);
    const { solo } = block;
    return {
      part,
      line: part === 'temps' && solo !== undefined ? score.solo(words, solo.temps, solo.points) : words,
      estimated: isEstimated(block, `sheets.${sheet}.${field}`),
    };
  });
}

/** The same for one game: its parts and numbers, and the points of its player, if any. */
export function gameLines(aid: AidText, text: Text, rules: Rules, score: Score | undefined): ScoreLine[] {
  const inGame = partsIn(rules);
  return linesOf(aid, rules.options.sheet, rules.edition)
    .filter(({ part }) => inGame.includes(part))
    .map((line) => ({
      ...line,
      ...(line.part === 'temps' && { line: tempsNote(rules, text) }),
      ...(score !== undefined && { points: pointsOf(score, line.part) }),
    }));
}
