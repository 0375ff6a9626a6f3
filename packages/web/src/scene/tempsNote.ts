import type { Rules } from 'picket-engine';
import type { Text } from '../text/text.ts';
import { tempTable } from './tempTable.ts';

/** What temps score: by the mode's table, or by rank. */
export function tempsNote(rules: Rules, text: Text): string {
  const table = tempTable(rules);
  if (table !== undefined) return text.table.temps.positions(table.points, table.boxes);
  const { mode, options, layout } = rules;
  const sides = options.players.length + (mode.hasOpponent ? 1 : 0);
  return text.game.tempRanks(layout.printed.tempRanks.slice(0, sides));
}
