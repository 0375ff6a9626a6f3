import { chooseTurn, playGame } from 'picket-bots';
import { defaultOptions, resultOf, type Game, type ModeId } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { equipFor } from 'picket-server/nets';
import { average } from '../arena/figures.ts';
import { ceilingOf } from '../ceiling/beam.ts';
import { seedOf, startGame } from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { formatTable } from '../io/table.ts';
import type { Estimate } from '../text/facts.ts';
import type { Text } from '../text/text.ts';

const MODES: readonly ModeId[] = ['standard', 'solo'];
/** The beam width: how many sheets are kept in each round. */
const WIDTH = 100;
/** The series of docs/bots.md. */
const SERIES = 'prove';

export interface ModeFigures {
  readonly mode: ModeId;
  readonly deals: number;
  readonly ceiling: Estimate;
  readonly master: Estimate;
}

/** The score of perfect knowledge, and the Master's on the same deals. */
export async function measureCeiling(deals: number, text: Text) {
  equipFor('master');
  const box = await loadComponents(undefined);
  const figures = MODES.map((mode): ModeFigures => {
    const games = Array.from({ length: deals }, (_, deal) =>
      startGame({ ...defaultOptions, mode, players: ['Ada'] }, seedOf(SERIES, deal), box),
    );
    return {
      mode,
      deals,
      ceiling: average(games.map((game) => ceilingOf(game, WIDTH))),
      master: average(games.map(playedByMaster)),
    };
  });
  return { figures, words: inWords(figures, text) };
}

function playedByMaster(start: Game): number {
  const { state } = playGame(
    start,
    [(view, random) => chooseTurn(view, 'master', random)],
    (seat) => new FastRandom(`${start.seed}/bot/${seat}`),
  );
  return resultOf(state)?.scores[0]?.total ?? 0;
}

function inWords(figures: readonly ModeFigures[], { words, arena, bench }: Text): string[] {
  return formatTable([
    [arena.columns.mode, arena.columns.deals, bench.ceiling, words.levels.master.name],
    ...figures.map(({ mode, deals, ceiling, master }) => [
      words.modes[mode],
      String(deals),
      arena.mean(ceiling),
      arena.mean(master),
    ]),
  ]);
}
