import type { LevelId } from 'picket-bots';
import { picket } from '../../picket.ts';
import type { Row } from '../../prove.ts';
import { GOALS } from '../goals.ts';
import { keep, readKept } from '../kept.ts';
import { levelName, type Part } from '../part.ts';

const NAME = 'speed';
/** The yardstick's result on an idle core, in positions per second: see the README. */
const QUIET = 6_000_000;

interface Speeds {
  readonly levels: readonly {
    level: LevelId;
    moves: number;
    msPerMove: number;
    evaluationsPerSecond: number;
  }[];
  readonly yardstickNodesPerSecond: number | null;
}

/** 1: how long a move takes, corrected for the load of the machine. */
export const speed: Part = {
  name: 'speed',
  async play() {
    const { status, output } = picket('bench', 'bots', '--seconds', '200', '--json');
    if (status !== 0) throw new Error(output);
    keep(NAME, JSON.parse(output));
  },
  async report() {
    const { levels, yardstickNodesPerSecond } = readKept<Speeds>(NAME).at(-1) ?? {
      levels: [],
      yardstickNodesPerSecond: null,
    };
    const busy = (yardstickNodesPerSecond ?? QUIET) / QUIET;
    const rows = Object.entries(GOALS).flatMap(([level, { ms }]): Row[] => {
      if (ms === undefined) return [];
      const found = levels.find((one) => one.level === level);
      const what = `${levelName(level as LevelId)}, milliseconds a move, at most ${ms}`;
      if (found === undefined) return [{ what, result: 'not played yet', ok: false }];
      const taken = found.msPerMove * busy;
      return [{ what, result: taken.toFixed(1), ok: taken <= ms }];
    });
    return {
      rows,
      section: {
        title: 'Speed',
        about: `Mean time of moves with two players and solo, on one core: scaled to a machine on which the chess benchmark counts ${QUIET.toLocaleString('en')} positions a second, and as measured on one that counted ${Math.round(busy * QUIET).toLocaleString('en')}. An evaluation is one sheet valued or one game played out.`,
        rows: [
          ['level', 'moves', 'ms a move', 'as measured', 'evaluations a second'],
          ...levels.map(({ level, moves, msPerMove, evaluationsPerSecond }) => [
            levelName(level),
            moves.toLocaleString('en'),
            (msPerMove * busy).toFixed(1),
            msPerMove.toFixed(1),
            Math.round(evaluationsPerSecond / busy).toLocaleString('en'),
          ]),
        ],
      },
    };
  },
};
