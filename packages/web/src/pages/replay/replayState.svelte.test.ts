import { recordOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test, vi } from 'vitest';
import { storyOf } from '../../replay/story.ts';
import { speakAll } from '../../text/language.ts';
import { playOut, start } from '../../turn/testKit.ts';
import { ReplayState } from './replayState.svelte.ts';

await speakAll('en');

function replayed(at?: string): ReplayState {
  const record = recordOf(playOut(start({}, 'replay'), new FastRandom('replay')));
  const story = storyOf({ ...record, seed: record.seed ?? '' });
  let state: ReplayState | undefined;
  $effect.root(() => {
    state = new ReplayState({ ok: true, story, from: 'link' }, 'x', at);
  });
  return state as unknown as ReplayState;
}

test('another link to the same game jumps to its moment', () => {
  const state = replayed('3.0.1');
  expect(state.moment).toEqual({ round: 2, stage: 0, seat: 0 });
  state.arrive('5.1.1');
  expect(state.moment).toEqual({ round: 4, stage: 1, seat: 0 });
});

test('a replay continues when the browser rejects URL changes', () => {
  const state = replayed();
  const limited = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  state.leap(1);
  expect(state.moment.round).toBe(1);
  limited.mockRestore();
});
