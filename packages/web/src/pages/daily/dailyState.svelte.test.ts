import { recordOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { dealAt, type DealState } from 'picket-protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Asked } from '../../authority/coach/coach.ts';
import { storyOf } from '../../replay/story.ts';
import { speakAll } from '../../text/language.ts';
import { playOut, start } from '../../turn/testKit.ts';
import { DailyState } from './dailyState.svelte.ts';

await speakAll('en');

const server = vi.hoisted(() => ({ state: vi.fn(), built: vi.fn(), asked: vi.fn(), load: vi.fn() }));
vi.mock('../../online/dealApi.ts', () => ({ dealState: server.state, dealBuilt: server.built }));
vi.mock('../../authority/coach/coach.ts', () => ({ askAnalysis: server.asked }));
vi.mock('../../authority/localGames.ts', () => ({ localGames: () => ({ list: async () => [] }) }));
vi.mock('../replay/source.ts', () => ({ loadReplay: server.load }));

const rule = dealAt('day', Date.now());
const played = {
  deal: rule.id,
  now: Date.now(),
  mine: { table: 'T', name: 'Ada', ended: Date.now(), score: 80, bot: false },
  results: { people: [], bots: [], scores: [] },
} as unknown as DealState;

const record = recordOf(playOut(start({}, 'deal'), new FastRandom('deal')));
const own = { ok: true, from: 'table', story: storyOf({ ...record, seed: record.seed ?? '' }) };

beforeEach(() => {
  vi.resetAllMocks();
  server.state.mockResolvedValue({ ok: true, value: played });
  server.built.mockResolvedValue({ ok: true, value: { rounds: [] } });
  server.load.mockResolvedValue(own);
});

const never = (): Asked<never> => ({ result: new Promise(() => {}), cancel: vi.fn() });

test('the page stops waiting for the luck figure if the coach fails', async () => {
  server.asked.mockReturnValue({ result: Promise.reject(new Error('offline')), cancel: () => {} });
  const deal = new DailyState('day');
  await deal.look();
  expect(deal.luck).toBe('failed');
});

test('looking again doesn’t start a second coach', async () => {
  const coaches = [never(), never()];
  server.asked.mockReturnValueOnce(coaches[0]).mockReturnValueOnce(coaches[1]);
  const deal = new DailyState('day');
  void deal.look();
  await vi.waitFor(() => expect(server.asked).toHaveBeenCalledTimes(1));
  void deal.look();
  await vi.waitFor(() => expect(server.asked).toHaveBeenCalledTimes(2));
  expect(coaches[0]?.cancel).toHaveBeenCalled();
  deal.close();
  expect(coaches[1]?.cancel).toHaveBeenCalled();
});
