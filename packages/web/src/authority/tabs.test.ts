import { afterEach, describe, expect, test } from 'vitest';
import { Tabs } from './tabs.ts';

/** No write is in progress. */
const settled = async () => {};

const open: { tab: Tabs; channel: BroadcastChannel }[] = [];

function openTab(locks: LockManager | undefined = navigator.locks) {
  const channel = new BroadcastChannel('tabs-test');
  const heard: string[] = [];
  const tab: Tabs = new Tabs(locks, channel, {
    holds: (id) => heard.push(tab.holds(id) ? 'plays' : 'watches'),
    changed: () => heard.push('changed'),
    settled,
  });
  open.push({ tab, channel });
  return { tab, heard };
}

afterEach(() => {
  for (const { tab, channel } of open.splice(0)) {
    for (const id of ['a', 'b']) tab.leave(id);
    channel.close();
  }
});

// Node has locks since 24.5; every browser has them.
describe.runIf('locks' in navigator)('two tabs and a game', () => {
  test('one plays, the other watches, and plays when the first is closed', async () => {
    const [first, second] = [openTab(), openTab()];
    first.tab.enter('a');
    await expect.poll(() => first.heard).toEqual(['plays']);
    second.tab.enter('a');
    await expect.poll(() => second.heard).toEqual(['watches']);
    first.tab.leave('a');
    await expect.poll(() => second.heard).toEqual(['watches', 'plays']);
  });

  test('two tabs can play two games', async () => {
    const [first, second] = [openTab(), openTab()];
    first.tab.enter('a');
    second.tab.enter('b');
    await expect.poll(() => [first.heard, second.heard]).toEqual([['plays'], ['plays']]);
  });

  test('the tab that takes over gets the game, even if another has waited longer, and the game can be taken back', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    for (const { tab, heard } of [first, second, third]) {
      tab.enter('a');
      await expect.poll(() => heard).toHaveLength(1);
    }
    await third.tab.takeOver('a');
    expect([first, second, third].map(({ tab }) => tab.holds('a'))).toEqual([false, false, true]);
    await first.tab.takeOver('a');
    await expect.poll(() => third.heard).toEqual(['watches', 'plays', 'watches']);
    expect([first, second, third].map(({ tab }) => tab.holds('a'))).toEqual([true, false, false]);
  });

  test("a tab that doesn't answer can't block a takeover", async () => {
    const mute = openTab();
    mute.tab.enter('a');
    await expect.poll(() => mute.heard).toEqual(['plays']);
    open.find(({ tab }) => tab === mute.tab)?.channel.close();
    const second = openTab();
    second.tab.enter('a');
    await expect.poll(() => second.heard).toEqual(['watches']);
    await second.tab.takeOver('a');
    expect(second.tab.holds('a')).toBe(true);
    await expect.poll(() => mute.heard).toEqual(['plays', 'watches']);
  });

  test('leaving and returning immediately goes unnoticed', async () => {
    const { tab, heard } = openTab();
    tab.enter('a');
    await expect.poll(() => heard).toEqual(['plays']);
    tab.leave('a');
    tab.enter('a');
    await expect.poll(() => heard).toEqual(['plays', 'plays']);
  });
});

test('updates reach the other tabs, but not the sender', async () => {
  const [first, second] = [openTab(), openTab()];
  first.tab.tell('changed', 'a');
  await expect.poll(() => second.heard).toEqual(['changed']);
  expect(first.heard).toEqual([]);
});

test('without locks every tab plays', () => {
  const channel = new BroadcastChannel('tabs-test');
  const tab = new Tabs(undefined, channel, { holds: () => {}, changed: () => {}, settled });
  open.push({ tab, channel });
  tab.enter('a');
  expect(tab.holds('a')).toBe(true);
});
