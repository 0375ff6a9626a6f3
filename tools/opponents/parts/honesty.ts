import { MODES, type ModeId } from 'picket-engine';
import { en } from 'picket-words';
import type { Part } from '../../bots/part.ts';
import { carryOutAll, resultsOf } from '../pool.ts';
import type { HonestResult, HonestTask } from '../tasks.ts';

const NAME = 'honesty';
const DECISIONS = 1000;
/** Some games are over before the decision. */
const TRIES = 1600;

const tasksOf = (mode: ModeId): HonestTask[] =>
  Array.from({ length: TRIES }, (_, n) => ({ kind: 'honest', mode, n }));

const decisionsIn = (mode: ModeId): boolean[] =>
  resultsOf<HonestResult>(NAME, tasksOf(mode)).filter((one) => one !== null);

/** 4: no bot sees a hidden card. */
export const honesty: Part = {
  name: NAME,
  async play(budget) {
    for (const mode of MODES) {
      const isOver = () => budget.isOver() || decisionsIn(mode).length >= DECISIONS;
      await carryOutAll(NAME, tasksOf(mode), { ...budget, isOver });
    }
  },
  async report() {
    const found = MODES.map((mode) => {
      const all = decisionsIn(mode);
      return { mode, all: all.length, same: all.filter(Boolean).length };
    });
    return {
      rows: found.map(({ mode, all, same }) => ({
        what: `${en.modes[mode]}: ${DECISIONS} decisions unchanged by other hidden cards`,
        result: `${same} of ${all}`,
        ok: all >= DECISIONS && same === all,
      })),
      section: {
        title: 'What they know',
        about:
          'Decisions of all levels, in all modes, that stay the same when every card that the player cannot see is dealt again.',
        rows: [
          ['mode', 'decisions', 'unchanged'],
          ...found
            .filter(({ all }) => all > 0)
            .map(({ mode, all, same }) => [en.modes[mode], String(all), String(same)]),
        ],
      },
    };
  },
};
