import type { Rules } from 'picket-engine';
import type { Text } from '../text/text.ts';
import { architectIn } from './architect.ts';

/** What temps earn: by rank among those who play, or by a table of the mode's own. */
export function tempsNote({ mode, edition, options, layout }: Rules, text: Text): string {
  const { tempRanks } = layout.printed;
  const { positions } = text.table.temps;
  if (mode.id === 'solo') return positions([edition.solo?.points ?? 0], [edition.solo?.temps ?? 0]);
  const architect = architectIn({ edition, options });
  if (architect?.tempPositions !== undefined) return positions(tempRanks, architect.tempPositions);
  const sides = options.players.length + (mode.hasOpponent ? 1 : 0);
  return text.game.tempRanks(tempRanks.slice(0, sides));
}
