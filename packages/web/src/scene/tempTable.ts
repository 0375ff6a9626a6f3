import type { ModeId, Rules } from 'picket-engine';
import type { TempsReason } from '../text/facts.ts';
import { architectIn } from './architect.ts';

/** Points by number of boxes, and where they are printed. */
interface TempTable {
  readonly points: readonly number[];
  readonly boxes: readonly number[];
  readonly printed: readonly string[];
}

/** The mode's own table; undefined if temps score by rank. */
const TABLES: { readonly [M in ModeId]: (rules: Rules) => TempTable | undefined } = {
  standard: () => undefined,
  expert: () => undefined,
  solo: ({ edition: { solo } }) =>
    solo && { points: [solo.points], boxes: [solo.temps], printed: ['solo.temps', 'solo.points'] },
  aaa: (rules) => {
    const architect = architectIn(rules);
    if (architect?.tempPositions === undefined) return undefined;
    const { options, layout } = rules;
    return {
      points: layout.printed.tempRanks,
      boxes: architect.tempPositions,
      printed: [`sheets.${options.sheet}.tempRanks`, `architects.${architect.id}.tempPositions`],
    };
  },
};

export function tempTable(rules: Rules): TempTable | undefined {
  return TABLES[rules.options.mode](rules);
}

export function tempsReason(rules: Rules, points: number, boxes: number): TempsReason {
  const rank = rules.layout.printed.tempRanks.indexOf(points);
  return tempTable(rules) !== undefined || rank < 0 ? { boxes } : { rank };
}
