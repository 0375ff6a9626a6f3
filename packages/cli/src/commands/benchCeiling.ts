import { chooseTurn, playGame } from 'picket-bots';
import { defaultOptions, resultOf, type Game, type ModeId } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { equipFor } from 'picket-server/nets';
import { en } from 'picket-words';
import { average, type Estimate } from '../arena/figures.ts';
import { ceilingOf } from '../ceiling/beam.ts';
import { seedOf, startGame } from '../gameOptions.ts';
import { loadComponents } from '../io/components.ts';
import { formatTable } from '../io/table.ts';

const MODES: readonly ModeId[] = ['standard', 'solo'];
/** How many sheets the search keeps in each round. */
const WIDTH = 100;
/** The series of docs/bots.md. */
const SERIES = 'prove';

export interface ModeFigures {
  readonly mode: ModeId;
  readonly deals: number;
  readonly ceiling: Estimate;
  readonly master: Estimate;
}

/** What a player alone who knows every card in advance reaches, and the Master on the same deals. */
export async function measureCeiling(deals: number) {
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
  return { figures, words: inWords(figures) };
}

function playedByMaster(start: Game): number {
  const { state } = playGame(
    start,
    [(view, random) => chooseTurn(view, 'master', random)],
    (seat) => new FastRandom(`${start.seed}/bot/${seat}`),
  );
  return resultOf(state)?.scores[0]?.total ?? 0;
}

function inWords(figures: readonly ModeFigures[]): string[] {
  const points = ({ mean, to }: Estimate) => `${mean.toFixed(1)} ± ${(to - mean).toFixed(1)}`;
  return formatTable([
    ['mode', 'deals', 'knows every card', en.levels.master.name],
    ...figures.map(({ mode, deals, ceiling, master }) => [
      en.modes[mode],
      String(deals),
      points(ceiling),
      points(master),
    ]),
  ]);
}
