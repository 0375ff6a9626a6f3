import { expect, test } from 'vitest';
import type { CommitTimes } from '../store.ts';
import { Commits } from './commits.ts';
import { ConnectionLost } from './driver.ts';

const note = (name: string) => ({ put: 'notes', row: { name, value: '' } }) as const;

/** Adds these units together, to a store that fails for some, and returns the counts. */
async function counted(groups: readonly string[], fail: (text: string) => void) {
  const times: CommitTimes[] = [];
  const commits = new Commits(
    async (writes) => fail(JSON.stringify(writes)),
    (one) => times.push(one),
  );
  const units = groups.map((group) => commits.add(group, group === 'reads' ? [] : [note(group)]));
  await Promise.allSettled(units);
  await commits.settled();
  return times.map(({ stored, hasFailed }) => ({ stored, hasFailed }));
}

test('only stored units are counted as stored', async () => {
  expect(await counted(['a', 'b', 'reads'], () => undefined)).toEqual([{ stored: 2, hasFailed: false }]);
  const isFull = () => {
    throw new Error('database or disk is full');
  };
  expect(await counted(['a', 'b', 'reads'], isFull)).toEqual([{ stored: 0, hasFailed: true }]);
  const failsForB = (text: string) => {
    if (text.includes('"b"')) throw new Error('constraint');
  };
  expect(await counted(['a', 'b'], failsForB)).toEqual([{ stored: 1, hasFailed: true }]);
  const isLost = () => {
    throw new ConnectionLost({});
  };
  expect(await counted(['a', 'b'], isLost)).toEqual([{ stored: 0, hasFailed: true }]);
});
