import { defaultOptions, newGame, recordOf } from 'picket-engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { askAnalysis } from './coach.ts';
import type { FromCoach } from './messages.ts';

/** A worker that answers every question with the same message. */
class OneAnswer extends EventTarget {
  static says: FromCoach = { analysis: null };
  static ended = 0;
  postMessage(): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: OneAnswer.says }));
  }
  terminate(): void {
    OneAnswer.ended++;
  }
}
beforeEach(() => void vi.stubGlobal('Worker', OneAnswer));

const started = newGame({ options: defaultOptions, seed: 'A'.repeat(22) });
if (!started.ok) throw new Error(started.rejection.code);
const game = { record: recordOf(started.value), seat: 0, box: undefined };

test.each(['offline', 'broken'] as const)(
  'a coach that is %s ends, and its question fails',
  async (fault) => {
    OneAnswer.says = { fault };
    OneAnswer.ended = 0;
    await expect(askAnalysis(game, 'quick', () => {}).result).rejects.toMatchObject({ fault });
    expect(OneAnswer.ended).toBe(1);
  },
);

test('the worker is terminated once the coach has answered', async () => {
  OneAnswer.says = { analysis: null };
  OneAnswer.ended = 0;
  expect(await askAnalysis(game, 'quick', () => {}).result).toBeUndefined();
  expect(OneAnswer.ended).toBe(1);
});
