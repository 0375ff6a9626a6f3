import { FastRandom, turnOf } from 'picket-engine/fast';
import { beforeAll, describe, expect, test } from 'vitest';
import { Judge } from '../../src/net/judge.ts';
import { Panel, SHARES } from '../../src/net/panel.ts';
import { judgeOf, NETS } from '../../src/net/shelf.ts';
import { situationOf } from '../../src/net/situation.ts';
import { Turns } from '../../src/turns/turns.ts';
import { equipAll } from '../nets.ts';
import { TABLES } from '../tables.ts';
import { decisions } from './positions.ts';

const SEED = 'panel';

beforeAll(equipAll);

describe('a panel, of which only the first network reads the turns', () => {
  test.each(TABLES.filter((_, i) => i % 9 === 0))(
    'values them as if every network did: $mode, $edition',
    (options) => {
      const alone = NETS.map((name) => ({ judge: new Judge(judgeOf(name).weights), share: SHARES[name] }));
      const random = new FastRandom(SEED);
      let compared = 0;
      for (const { view, position } of [...decisions(options, SEED)].filter((_, i) => i % 8 === 0)) {
        const situation = situationOf(view);
        const panel = new Panel(situation);
        for (const { judge } of alone) judge.begin(situation);
        new Turns(view.state.rules).each(turnOf(position), (after, { given }) => {
          if (random.below(20) > 0) return;
          compared++;
          const value = alone.reduce((sum, { judge, share }) => sum + share * judge.value(after, given), 0);
          expect(panel.value(after, given)).toBe(value);
          const ends = alone.some(({ judge }) => judge.ends(after));
          const score = alone.reduce(
            (sum, { judge, share }) => sum + share * (judge.heads(after, given)[0] as number),
            0,
          );
          expect(panel.heads(after, given)[0]).toBe(ends ? 0 : score);
        });
      }
      expect(compared).toBeGreaterThan(20);
    },
  );

  test('leaves its networks able to read turns themselves', () => {
    for (const { view, position } of [...decisions({ mode: 'solo' }, SEED)].filter((_, i) => i % 8 === 0)) {
      const situation = situationOf(view);
      const panel = new Panel(situation);
      new Turns(view.state.rules).each(turnOf(position), (after, { given }) => panel.value(after, given));
      for (const name of NETS) {
        const [used, fresh] = [judgeOf(name), new Judge(judgeOf(name).weights)].map((judge) => {
          judge.begin(situation);
          return judge.value(turnOf(position));
        });
        expect(used).toBe(fresh);
      }
    }
  });
});
