import { defaultOptions } from 'picket-engine';
import { en } from 'picket-words';
import { picket } from '../../picket.ts';
import { keep, readKept } from '../../bots/kept.ts';
import type { Part } from '../../bots/part.ts';
import { points } from '../../bots/series.ts';
import type { ModeFigures } from '../../../packages/cli/src/commands/benchCeiling.ts';

const NAME = 'ceiling';
const DEALS = 40;

/** For reference: the score of a player who knows every card. */
export const ceiling: Part = {
  name: NAME,
  async play() {
    if (readKept(NAME).length > 0) return;
    const { status, output } = picket('bench', 'bots', '--ceiling', '--deals', String(DEALS), '--json');
    if (status !== 0) throw new Error(output);
    keep(NAME, JSON.parse(output));
  },
  async report() {
    const figures = readKept<readonly ModeFigures[]>(NAME).at(-1) ?? [];
    return {
      rows: [],
      section: {
        title: 'The ceiling',
        about: `What a beam search that knows every card in advance scores alone (\`picket bench bots --ceiling\`), and the Master on the same deals; ${en.editions[defaultOptions.edition]}.`,
        rows: [
          ['mode', 'deals', 'knows every card', en.levels.master.name],
          ...figures.map(({ mode, deals, ceiling, master }) => [
            en.modes[mode],
            String(deals),
            points(ceiling),
            points(master),
          ]),
        ],
      },
    };
  },
};
