import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chanceOf } from '../../src/cards/chance.ts';
import { deckOf } from '../../src/cards/deck.ts';
import { Stacks } from '../../src/cards/stacks.ts';
import {
  builtIn,
  commitmentOf,
  KeyedRandom,
  positionOf,
  sha256Hex,
  submit,
  takeStep,
  type EditionBlock,
  type Game,
  type Offer,
  type RoundCards,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { must, pickTurn, positionFor, seedOf, start } from '../kit.ts';

const deck2018 = deckOf((builtIn.editions['2018'] as EditionBlock).deck);
const deck2023 = deckOf((builtIn.editions['2023'] as EditionBlock).deck);

test('K1 81 cards and 63 cards, in three equal stacks', () => {
  expect([deck2018.size, deck2023.size]).toEqual([81, 63]);
  expect([new Stacks(deck2018, true).height, new Stacks(deck2023, false).height]).toEqual([27, 21]);
});

test('K1 every card is dealt exactly once', () => {
  const stacks = new Stacks(deck2018, false);
  const chance = chanceOf(seedOf('deal'));
  stacks.deal(chance);
  const seen: string[] = [];
  for (let round = 0; round < stacks.height; round++) {
    if (round > 0) stacks.turnOver(chance);
    for (let stack = 0; stack < 3; stack++) seen.push(`${stacks.number(stack)} ${stacks.next(stack)}`);
  }
  const all = [...deck2018.numbers].map((number, card) => `${number} ${deck2018.actions[card]}`);
  expect(seen.toSorted()).toEqual(all.toSorted());
});

/** The offers of every round of a long game in which nobody asks for a reshuffle. */
function offersOf(
  { table: first, state, cards, notes: firstNotes, seed }: Game,
  rounds: number,
): { offers: (readonly Offer[])[]; notes: Game['notes'][] } {
  const offersIn = (dealt: RoundCards) => (dealt.kind === 'offers' ? dealt.offers : []);
  const offers = [offersIn(cards)];
  const notes: Game['notes'][] = [firstNotes];
  let table = first;
  for (let i = 1; i < rounds; i++) {
    table = table.copy();
    const next = state.rules.mode.reveal(table, state, chanceOf(seed));
    offers.push(offersIn(next.cards));
    notes.push(next.notes);
  }
  return { offers, notes };
}

test('K2 K3 a card gives its number in one round and its action, already visible, in the next', () => {
  const { offers } = offersOf(start({}, 'chain'), 90);
  offers.slice(1).forEach((round, i) => {
    expect(round.map((offer) => offer.action)).toEqual(offers[i]?.map((offer) => offer.next));
  });
});

test('K2 the stacks show bots the same as they offer one by one', () => {
  const stacks = new Stacks(deck2018, false);
  stacks.deal(chanceOf(seedOf('show')));
  stacks.turnOver(chanceOf(seedOf('show')));
  const numbers = new Int32Array(3);
  const actions = new Int32Array(3);
  stacks.show(numbers, actions);
  expect([...numbers]).toEqual([0, 1, 2].map((stack) => stacks.number(stack)));
  expect([...actions]).toEqual([0, 1, 2].map((stack) => stacks.action(stack)));
});

const ofEach = [0, 1, 2].map((stack) => ({ note: 'reshuffle', why: 'stack-empty', stack }));
const together = [{ note: 'reshuffle', why: 'stack-empty' }];

test.each([
  ['2018', 1, [26, 52, 78], ofEach],
  ['2018', 2, [26, 52, 78], together],
  ['2023', 1, [20, 40, 60], ofEach],
  ['2023', 2, [20, 40, 60], ofEach],
] as const)(
  'R6 %s, rules %i: stacks run out in rounds %j and are refilled by the edition’s rule',
  (...row) => {
    const [edition, rules, rounds, expected] = row;
    const { notes } = offersOf(start({ edition }, 'empty', rules), 80);
    expect(notes.flatMap((round, i) => (round.length > 0 ? [i] : []))).toEqual(rounds);
    expect(notes[rounds[0]]).toEqual(expected);
  },
);

test('R6 2018, rules 2: the discards of stacks 0, 1, 2, in the order turned, are shuffled together and dealt in thirds', () => {
  const game = start({}, 'together');
  const { offers } = offersOf(game, 54);
  // A card shows its number in one round and its action as `next`; the first cards turned are only known by
  // their action.
  const face = ({ number, next }: Offer) => `${number} ${next}`;
  const turned = [0, 1, 2].map((stack) => offers.slice(0, 25).map((round) => face(round[stack] as Offer)));
  const opening = (game.cards.kind === 'offers' ? game.cards.offers : []).map(({ action }) => action);
  const order = [0, 1, 2].flatMap((stack) => [`? ${opening[stack]}`, ...(turned[stack] ?? [])]);
  const places = Uint8Array.from(order.keys());
  new KeyedRandom(`${game.seed}/stacks/0`).shuffle(places, 0, places.length);
  const dealt = [0, 1, 2].flatMap((stack) =>
    offers.slice(26, 52).map((round) => face(round[stack] as Offer)),
  );
  expect(dealt).toHaveLength(78);
  dealt.forEach((card, i) => {
    const expected = order[places[i] as number] as string;
    expect(expected.startsWith('?') ? `? ${card.split(' ')[1]}` : card).toBe(expected);
  });
});

test('R6 K6 every refill has its own shuffle', () => {
  for (const together of [true, false]) {
    const purposes: string[] = [];
    const stacks = new Stacks(deck2018, together);
    const chance = (purpose: string, count: number) => {
      purposes.push(`${purpose}/${count}`);
      return new FastRandom('refill');
    };
    stacks.deal(chance);
    for (let round = 0; round < 60; round++) stacks.turnOver(chance);
    const refills = [0, 1].flatMap((count) =>
      together ? [`stacks/${count}`] : [0, 1, 2].map((stack) => `stack-${stack}/${count}`),
    );
    expect(purposes).toEqual(['deck/0', ...refills]);
  }
});

test('R6 the new stack has all discards except the card just turned, and the next round turns its top card', () => {
  const stacks = new Stacks(deck2018, false);
  const chance = chanceOf(seedOf('refill'));
  stacks.deal(chance);
  stacks.turnOver(chance);
  const opening = stacks.action(0);
  const shown: string[] = [];
  const show = (): void => void shown.push(`${stacks.number(0)} ${stacks.next(0)}`);
  for (let round = 1; round < 27; round++) {
    show();
    stacks.turnOver(chance);
  }
  const last = shown.at(-1);
  const first = shown.slice(0, -1);
  const second: string[] = [];
  for (let round = 0; round < 26; round++) {
    second.push(`${stacks.number(0)} ${stacks.next(0)}`);
    stacks.turnOver(chance);
  }
  const returned = second.toSorted();
  for (const card of first) expect(returned).toContain(card);
  expect(second).toHaveLength(first.length + 1);
  expect(second.filter((card) => card === last).length).toBeLessThanOrEqual(
    first.filter((card) => card === last).length + 1,
  );
  const missing = [...second];
  for (const card of first) missing.splice(missing.indexOf(card), 1);
  expect(missing.map((card) => Number(card.split(' ')[1]))).toEqual([opening]);
});

test('K4 one plan for each slot, advanced ones only in the advanced game, or the three that were chosen', () => {
  const slots = (game: Game): string[] => game.state.rules.plans.map(({ card }) => card.slot);
  const levels = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const basic = start({}, `plans ${i}`);
    expect(slots(basic)).toEqual(['A', 'B', 'C']);
    expect(basic.state.rules.plans.every(({ card }) => card.level === 'standard')).toBe(true);
    for (const { card } of start({ advanced: true }, `plans ${i}`).state.rules.plans) levels.add(card.level);
  }
  expect([...levels].toSorted()).toEqual(['advanced', 'standard']);
  const chosen = ['2018-A-3', '2018-B-2', '2018-C-1'];
  expect(start({ plans: chosen }).state.rules.plans.map(({ card }) => card.id)).toEqual(chosen);
});

test('K5 a requested reshuffle makes three new stacks of all cards before the next round', () => {
  const options = { advanced: true, plans: ['2018-A-adv-4', '2018-B-1', '2018-C-1'] };
  const random = new FastRandom('asking');
  let game = start(options, 'asking');
  while (!game.notes.some((note) => note.note === 'reshuffle' && note.why === 'asked')) {
    if (game.state.ending !== undefined) game = start(options, `asking ${random.next()}`);
    const round = game.state.rounds.length;
    let draft = pickTurn(positionFor(game, 0), random, 'sensible');
    const asked = takeStep(draft, { do: 'reshuffle' });
    if (asked.ok) draft = asked.value;
    game = must(submit(game, { seat: 0, round, steps: draft.steps }));
  }
  expect(game.notes[0]).toEqual({ note: 'reshuffle', why: 'asked' });
  expect((game.table as Stacks).left).toBe(26);
  expect(game.state.rules.mode.facts(game.table, game.state)).toEqual({ left: [26, 26, 26] });
});

test('K6 the same seed deals the same game, and the commitment is the hash of the seed', () => {
  expect(start({}, 'same').cards).toEqual(start({}, 'same').cards);
  expect(start({}, 'same').cards).not.toEqual(start({}, 'other').cards);
  const seed = seedOf('same');
  expect(commitmentOf(seed)).toBe(`sha256:${createHash('sha256').update(seed).digest('hex')}`);
  expect(start({}, 'same').commitment).toBe(commitmentOf(seed));
});

test('K6 the hash is SHA-256, for every length and for any text', () => {
  for (const text of ['', 'abc', 'é€😀', '\ud800', ...Array.from({ length: 140 }, (_, n) => 'x'.repeat(n))]) {
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  }
});

test('K6 a keyed shuffle can be reproduced from its description', () => {
  // docs/shuffle.md, step by step, with Node's own hash.
  const words: number[] = [];
  for (let block = 0; words.length < 40; block++) {
    const digest = createHash('sha256').update(`key/${block}`).digest();
    for (let i = 0; i < 32; i += 4) words.push(digest.readUInt32BE(i));
  }
  const cards = Array.from({ length: 20 }, (_, i) => i);
  for (let i = 19; i > 0; i--) {
    const n = BigInt(i + 1);
    let product = BigInt(words.shift() ?? 0) * n;
    while (product % 2n ** 32n < 2n ** 32n % n) product = BigInt(words.shift() ?? 0) * n;
    const j = Number(product >> 32n);
    [cards[i], cards[j]] = [cards[j] ?? 0, cards[i] ?? 0];
  }
  const shuffled = Uint8Array.from({ length: 20 }, (_, i) => i);
  new KeyedRandom('key').shuffle(shuffled, 0, 20);
  expect([...shuffled]).toEqual(cards);
});

test('K6 shuffles are fair: every card is equally often in every position', () => {
  const places = 6;
  const rounds = 12_000;
  for (const random of [new KeyedRandom('fair'), new FastRandom('fair')]) {
    const counts = new Float64Array(places * places);
    for (let i = 0; i < rounds; i++) {
      const cards = Uint8Array.from({ length: places }, (_, card) => card);
      random.shuffle(cards, 0, places);
      cards.forEach(
        (card, place) => (counts[card * places + place] = (counts[card * places + place] ?? 0) + 1),
      );
    }
    const expected = rounds / places;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(60); // 25 degrees of freedom: above 60 once in ten thousand.
  }
});

test('K6 a word that would favour some numbers is skipped', () => {
  const random = new KeyedRandom('skip');
  const words = [0, 0, 0x80000000];
  random.next = () => words.shift() ?? 0;
  expect(random.below(3)).toBe(1);
});

test('K5 once a plan was claimed in an earlier round, a reshuffle can no longer be requested', () => {
  const { state, cards, notes } = start();
  expect(positionOf(state, { cards, notes }, 0).reshuffle).toBe('open');
  expect(positionOf({ ...state, firsts: [-1, 3, -1] }, { cards, notes }, 0).reshuffle).toBe('gone');
  const later = start({ edition: '2023' });
  expect(positionOf(later.state, later, 0).reshuffle).toBe('never');
});

test.each([false, true])(
  'R6 a copy of the stacks continues like the original, refilled together: %s',
  (together) => {
    const stacks = new Stacks(deck2018, together);
    const chance = chanceOf(seedOf('copied'));
    stacks.deal(chance);
    for (let round = 0; round < 30; round++) stacks.turnOver(chance);
    const copy = stacks.copy();
    for (let round = 0; round < 30; round++) {
      stacks.turnOver(chance);
      copy.turnOver(chance);
      expect([0, 1, 2].map((i) => copy.number(i))).toEqual([0, 1, 2].map((i) => stacks.number(i)));
    }
  },
);
