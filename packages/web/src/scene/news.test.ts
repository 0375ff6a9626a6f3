import { chooseTurn } from 'picket-bots';
import { submit, viewOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { en } from '../text/en/index.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { openEditor } from '../turn/openEditor.ts';
import { editors, must, start, TABLES } from '../turn/testKit.ts';
import { plansModel, sceneOf, seatsModel } from './models.ts';
import { newsOf, newsShown, type NewsModel } from './news.ts';

const showing = { text: en, city: 'Linden Falls' };
const shared = TABLES.filter(({ players = [] }) => players.length > 1);
const some = shared.flatMap((options) => editors(options, 40, new FastRandom('news')));

test('the news names the number, its house and the action of the last round', () => {
  for (const { view } of some) {
    const turns = view.state.rounds.at(-1)?.turns ?? [];
    for (const [seat, steps] of turns.entries()) {
      const news = newsOf(view.state, seat);
      const write = steps.find((step) => step.do === 'write');
      expect(news?.written?.spot).toEqual(write?.at);
      const [street = 0, house = 0] = news?.written?.spot ?? [];
      if (write !== undefined) {
        expect(view.state.sheets[seat]?.number(street, house)).toBe(news?.written?.number);
        expect(news?.written?.streets[street]).toBeGreaterThan(house);
      }
      expect(news?.icons.includes('refusal')).toBe(steps.some((step) => step.do === 'refuse'));
      const actions = steps.filter((step) => ['fence', 'improve', 'park', 'pool', 'bis'].includes(step.do));
      expect(news?.icons).toEqual(expect.arrayContaining(actions.map((step) => step.do)));
      expect(news?.plans.map(({ slot }) => slot)).toEqual(
        steps.flatMap((step) => (step.do === 'plan' ? [step.slot] : [])),
      );
    }
  }
});

test('there is no news in the first round', () => {
  const first = some.find(({ view }) => view.state.rounds.length === 0);
  expect(first && newsOf(first.view.state, 1)).toBeUndefined();
});

test('at a large table only claimed plans are news, at a small one everything is', () => {
  const quiet: NewsModel = { icons: ['park'], plans: [] };
  const claimed: NewsModel = { icons: [], plans: [{ slot: 'A', points: 8 }] };
  const seats = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ news: i % 20 ? quiet : claimed }));
  expect(newsShown(seats(11))).toHaveLength(11);
  expect(newsShown(seats(199)).map(({ news }) => news)).toEqual(Array.from({ length: 10 }, () => claimed));
  expect(newsShown([{ news: undefined }])).toEqual([]);
});

/** The first player's turns in a game of three bots, which claim plans. */
function botGame(): TurnEditor[] {
  const found: TurnEditor[] = [];
  let game = start({ players: ['Ada', 'Bob', 'Cy'] }, 'claims');
  const random = new FastRandom('claims');
  while (game.state.ending === undefined) {
    const editor = openEditor(viewOf(game, 0), undefined, { autoMarks: true });
    if (editor !== undefined) found.push(editor);
    const round = game.state.rounds.length;
    for (const seat of [0, 1, 2]) {
      game = must(submit(game, { seat, round, steps: chooseTurn(viewOf(game, seat), 'casual', random) }));
    }
  }
  return found;
}

test('a plan says who claimed it, and whether in the last round', () => {
  let claims = 0;
  for (const editor of botGame()) {
    const plans = plansModel(sceneOf(editor, showing));
    const seats = seatsModel(sceneOf(editor, showing));
    for (const { slot, holders } of plans) {
      const fresh = seats.filter(({ you, news }) => !you && news?.plans.some((plan) => plan.slot === slot));
      expect(holders.filter((holder) => holder.fresh).map(({ name }) => name)).toEqual(
        fresh.map(({ name }) => name),
      );
      const order = holders.map((holder) => (holder.you ? 0 : holder.fresh ? 1 : 2));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      claims += fresh.length;
    }
  }
  expect(claims).toBeGreaterThan(0);
});
