import { defaultOptions } from 'picket-engine';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearAnnouncements } from '../../../platform/announcer.svelte.ts';
import { preferences } from '../../../platform/preferences.svelte.ts';
import { speakAll } from '../../../text/language.ts';
import { NEWEST } from '../versions.ts';
import { PaperDeck } from './deck.svelte.ts';
import Play from './Play.svelte';
import { NOTHING } from './stored.ts';

await speakAll('en');

let heard: string[] = [];
let page: ReturnType<typeof mount> | undefined;
let stop = (): void => {};

function open(options: object): PaperDeck {
  const deck = new PaperDeck({
    options: { ...defaultOptions, ...options },
    seed: 'A'.repeat(22),
    pinned: NEWEST,
    rounds: [],
    now: NOTHING,
    temps: 0,
  });
  page = mount(Play, { target: document.body, props: { deck, onend: () => {} } });
  flushSync();
  return deck;
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

beforeEach(() => {
  preferences.set({ textView: false });
  heard = [];
  stop = hearAnnouncements((text) => heard.push(text));
});
afterEach(async () => {
  stop();
  if (page !== undefined) await unmount(page);
});

test('flipping forward and back announces the round and its cards once', () => {
  open({ players: ['Ada', 'Bob'] });
  press('ArrowRight');
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatch(/^Round 2\. .*/);
  press('ArrowLeft');
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatch(/^Round 1\. .*/);
  press('ArrowLeft');
  expect(heard).toHaveLength(2);
  // The announcement must not be in another live region, too.
  expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toEqual([]);
});

test('the reason why cards can’t be flipped is announced', () => {
  const deck = open({ mode: 'expert', players: ['Ada', 'Bob'] });
  press('ArrowRight');
  expect(heard).toEqual(['No card to pass on yet: Ada and Bob.']);
  deck.give(0, 0);
  deck.give(1, 0);
  flushSync();
  press('ArrowRight');
  expect(heard[1]).toMatch(/^Round 2\. No card to pass on yet: Ada and Bob\./);
});
