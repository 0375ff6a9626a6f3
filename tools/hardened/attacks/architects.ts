import { PlayedTable } from '../../online/playedTable.ts';
import { atOnce, pause, type Attack } from '../attack.ts';

const TABLES = 60;
const BOTS = ['architect', 'architect', 'architect', 'architect'] as const;
/** Milliseconds that an honest table may wait for its bot. */
const WAIT_MS = 5000;

/** Milliseconds that an honest player needs for a turn. */
const THINK_MS = 500;

const quiet = { acknowledged: () => undefined, resolved: () => undefined };

/** Keeps the strongest bots busy at many tables. */
export const architects: Attack = {
  seconds: 20,
  run: async (site) => {
    const tables: (PlayedTable | undefined)[] = [];
    let rounds = 0;
    const next = async (nr: number) => {
      const table = tables[nr] ?? new PlayedTable(quiet, `architects ${nr} ${rounds}`);
      if (tables[nr] === undefined) await table.begin(site.relayed, 1, BOTS);
      tables[nr] = table;
      await table.round();
      rounds++;
      if (table.isOver) tables[nr] = undefined;
    };
    const honest = new PlayedTable(quiet, 'honest');
    await honest.begin(site.url, 1, ['regular']);
    await site.begin();
    const playing = atOnce(TABLES, site, next);
    const waits: number[] = [];
    while (site.goesOn() && !honest.isOver) {
      const start = performance.now();
      await honest.round();
      waits.push(performance.now() - start);
      await pause(THINK_MS);
    }
    const worst = Math.max(...waits);
    // Its rounds may take a while.
    await Promise.race([playing, pause(THINK_MS)]);
    return {
      sent: `${rounds} rounds at ${TABLES} tables of ${BOTS.length} Architects`,
      refused: `an honest table waited up to ${worst.toFixed(0)} ms for its bot in ${waits.length} rounds`,
      held: worst <= WAIT_MS,
    };
  },
};
