import {
  builtIn,
  EDITIONS,
  isEstimated,
  SHEETS,
  type Components,
  type EditionId,
  type SheetId,
} from 'picket-engine';
import type { Text } from '../../text/text.ts';

/** A sheet of one edition, whose numbers the aid shows. */
export interface Printed {
  readonly edition: EditionId;
  readonly sheet: SheetId;
}

/** Where the numbers in the lines of the aid are printed. */
const FIELDS = { temps: 'tempRanks', refusals: 'refusals', roundabouts: 'roundabouts' } as const;

type AidPart = keyof Text['aid']['score']['lines'];

export interface ScoreLine {
  readonly part: AidPart;
  readonly line: string;
  readonly estimated: boolean;
}

/** Every sheet there is, with its name. */
export function sheetsIn({ aid }: Text, components: Components = builtIn): (Printed & { name: string })[] {
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
export function scoreLines(
  { aid: { score } }: Text,
  { edition, sheet }: Printed,
  components: Components = builtIn,
): ScoreLine[] {
  const block = components.editions[edition];
  return (Object.keys(score.lines) as AidPart[]).map((part) => {
    const line = score.lines[part];
    if (typeof line === 'string') return { part, line, estimated: false };
    const field = FIELDS[part as keyof typeof FIELDS];
    const values = block?.sheets[sheet]?.[field] ?? [];
    const words = line(values);
    const { solo } = block ?? {};
    return {
      part,
      line: part === 'temps' && solo !== undefined ? score.solo(words, solo.temps, solo.points) : words,
      estimated: block !== undefined && isEstimated(block, `sheets.${sheet}.${field}`),
    };
  });
}
