import { defaultOptions, newGame, recordOf } from 'picket-engine';
import { expect, test, vi } from 'vitest';
import { answerTo } from './answerTo.ts';
import type { FromCoach, ToCoach } from './messages.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const started = newGame({ options: defaultOptions, seed: 'A'.repeat(22) });
if (!started.ok) throw new Error(started.rejection.code);
const record = recordOf(started.value);

async function posted(asked: ToCoach, prepare = async () => true): Promise<FromCoach[]> {
  const messages: FromCoach[] = [];
  await answerTo(asked, { prepare, post: (message) => void messages.push(message) });
  return messages;
}

const analysis: ToCoach = { ask: 'analysis', record, seat: 0, box: undefined, effort: 'quick' };

test('without its networks, the coach says so instead of using a weaker estimate', async () => {
  expect(await posted(analysis, async () => false)).toEqual([{ fault: 'offline' }]);
});

test('a fault reaches the page, which stops waiting', async () => {
  const broken = { ...record, seed: 'A'.repeat(22), rounds: [{ cards: [], notes: [], turns: [[]] }] };
  expect(await posted({ ...analysis, record: broken })).toEqual([{ fault: 'broken' }]);
  const failing = () => Promise.reject(new Error('blocked'));
  expect(await posted(analysis, failing)).toEqual([{ fault: 'broken' }]);
});

test('a game without its seed has no analysis', async () => {
  expect(await posted({ ...analysis, record: { ...record, seed: null } })).toEqual([{ analysis: null }]);
});
