import { scoresOf, type GameRecord, type State } from 'picket-engine';
import type { Words } from 'picket-words';
import type { Page, PaperId } from './page.ts';
import { sheetPage } from './sheet.ts';

/** Enough of a seed to tell deals apart at a glance. */
const SHORT = 8;

/** The sheets of a game, one page per player. */
export function gamePages(
  { state, record: { seed } }: { readonly state: State; readonly record: Pick<GameRecord, 'seed'> },
  choice: { readonly paper: PaperId; readonly words: Words },
): Page[] {
  const { edition, sheet, players } = state.rules.options;
  const scores = scoresOf(state);
  return state.sheets.flatMap((written, seat) => {
    const score = scores[seat];
    if (score === undefined) return [];
    const filled = { sheet: written, score, player: players[seat] ?? '', deal: seed?.slice(0, SHORT) ?? '' };
    return [sheetPage({ ...choice, edition, sheet, filled })];
  });
}
