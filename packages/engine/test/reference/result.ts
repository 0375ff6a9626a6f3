// RULES 13, "Ties", R13, R19, R20: all scores, and the winner.

import type { Face } from './deal/dealt.ts';
import type { Ending } from './game.ts';
import { opponentEntry, opponentScore, pileTemps } from './opponent.ts';
import type { OpponentScore } from './opponent.ts';
import { allEstates, rank, score, tempPoints, tieBreak } from './score.ts';
import type { Entry, Score } from './score.ts';
import { completeEstates, estateCounts } from './sheet.ts';
import type { RefSheet } from './sheet.ts';
import type { Setup } from './setup.ts';

/** `result` in RECORD.md. */
export type Result = {
  ending: Ending;
  scores: Score[];
  opponent?: OpponentScore;
  ranking: (number | 'aaa')[][];
};

/** The table when a game is over. */
export type Final = {
  setup: Setup;
  sheets: RefSheet[];
  /** The AAA's points for each plan, and its cards in order. */
  opponentPlans: (number | null)[];
  pile: Face[];
};

export function resultOf({ setup, sheets, opponentPlans, pile }: Final, ending: Ending): Result {
  const temps = tempsOf(setup, sheets, pileTemps(pile));
  const scores = sheets.map((sheet, seat) => score(setup.printed, sheet, temps[seat] ?? 0));
  const entries = sheets.map((sheet, seat) => entryOf(setup, sheet, scores[seat]?.total ?? 0));
  const { architect } = setup;
  if (architect === null) return { ending, scores, ranking: rank(entries, tieStyle(setup)) };
  const opponent = opponentScore(architect, pile, opponentPlans, temps[sheets.length] ?? 0);
  const [player] = entries;
  if (player === undefined || architect.scores === false) return { ending, scores, opponent, ranking: [[0]] };
  const aaa = opponentEntry(architect, pile, opponent.total);
  return { ending, scores, opponent, ranking: rankTwo(setup, player, aaa) };
}

/** RULES 13, "Solo", level 0: points for temps by seat, and after them those of the AAA. */
function tempsOf(setup: Setup, sheets: readonly RefSheet[], aaa: number): number[] {
  const { printed, options, block, architect } = setup;
  const counts = sheets.map(({ temps }) => temps);
  if (options.mode === 'solo') {
    const { temps: needed, points } = block.solo ?? { temps: Infinity, points: 0 };
    return counts.map((count) => (count >= needed ? points : 0));
  }
  if (architect === null) return tempPoints(counts, printed.tempRanks);
  if (architect.scores !== false) return tempPoints([...counts, aaa], printed.tempRanks);
  const positions = architect.tempPositions ?? [];
  return counts.map((count) => {
    const position = positions.findIndex((least) => count >= least);
    return position === -1 ? 0 : (printed.tempRanks[position] ?? 0);
  });
}

/** R19: 2018 counts complete estates of size 1 to 6, 2023 from rules 2 on those of any size. */
function entryOf({ options, rules }: Setup, sheet: RefSheet, total: number): Entry {
  const larger = completeEstates(sheet).filter(([, , size]) => size > 6).length;
  const counts = options.edition === '2023' && rules >= 2;
  return { total, estates: estateCounts(sheet), larger: counts ? larger : 0 };
}

function tieStyle({ options }: Setup): 'sizes' | 'estates-only' {
  return options.edition === '2018' ? 'sizes' : 'estates-only';
}

/** R13: the player against the AAA. */
function rankTwo({ options, rules }: Setup, player: Entry, aaa: Entry): Result['ranking'] {
  const isShared = options.edition === '2018' && rules >= 2;
  const lead = isShared
    ? tieBreak(player, aaa, 'sizes')
    : player.total - aaa.total || (allEstates(player) > allEstates(aaa) ? 1 : -1);
  if (lead === 0) return [[0, 'aaa']];
  return lead > 0 ? [[0], ['aaa']] : [['aaa'], [0]];
}
