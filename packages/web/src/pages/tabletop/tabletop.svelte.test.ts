import { defaultOptions, openEntered, plansFor, builtIn, SLOTS, type EditionBlock } from 'picket-engine';
import { beforeEach, expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { PaperDeck } from './cards/deck.svelte.ts';
import { NOTHING, loadDeck, type StoredDeck } from './cards/stored.ts';
import { Companion } from './sheet/companion.svelte.ts';
import { loadSheet, type StoredSheet } from './sheet/stored.ts';
import { NEWEST } from './versions.ts';

await speakAll('en');
beforeEach(() => localStorage.clear());

const block = builtIn.editions['2018'] as EditionBlock;
const plans = SLOTS.map((_, slot) => plansFor({ edition: block, options: { advanced: false } }, slot)[0]?.id);

function sheet(options: object = {}): Companion {
  const stored: StoredSheet = {
    id: 'a1',
    options: { ...defaultOptions, plans, ...options },
    pinned: NEWEST,
    rounds: [],
    claimed: {},
    others: [],
    over: false,
  };
  return new Companion(stored);
}

function deck(): PaperDeck {
  const stored: StoredDeck = {
    options: { ...defaultOptions, players: ['Ada', 'Bob'] },
    seed: 'A'.repeat(22),
    pinned: NEWEST,
    rounds: [],
    now: NOTHING,
    temps: 0,
  };
  return new PaperDeck(stored);
}

test('nobody can have claimed a plan before the first round', () => {
  const game = sheet();
  game.claim('A', true);
  game.meet({ name: 'Bob', temps: 3, claimed: ['B'] });
  expect(game.stored).toMatchObject({ claimed: {}, others: [{ name: 'Bob', temps: 3 }] });
});

test('a refusal stays entered when a special card comes up', () => {
  const game = sheet({ mode: 'solo' });
  game.enter({ refused: true });
  game.toggle('solo-card');
  expect(game.entry).toMatchObject({ refused: true, came: ['solo-card'] });
});

test('flipping a round back by mistake loses nothing', () => {
  const paper = deck();
  paper.flip();
  paper.claim('A', 1, true);
  const { now } = paper;
  paper.flipBack();
  paper.flip();
  expect(paper.now).toEqual(now);
  // Rounds after a changed round are dealt again.
  paper.flipBack();
  paper.claim('B', 0, true);
  paper.flip();
  expect(paper.now).toEqual(NOTHING);
});

test('sheets and decks keep the versions that they were started with', () => {
  const paper = deck();
  paper.flip();
  expect(loadDeck()?.pinned).toEqual(NEWEST);
  const { pinned: _, ...unnamed } = paper.stored;
  localStorage.setItem('picket.cards', JSON.stringify(unnamed));
  expect(loadDeck()?.pinned).toEqual({ rules: 2, data: 1 });
  const game = sheet();
  game.rank([]);
  expect(loadSheet()?.pinned).toEqual(NEWEST);
  expect(openEntered(game.stored.options, { rules: 1, data: 1 }).ok).toBe(true);
});
