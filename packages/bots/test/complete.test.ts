import {
  isComplete,
  legalSteps,
  playTurn,
  positionIn,
  startDraft,
  submit,
  takeStep,
  viewOf,
  type Draft,
  type Position,
  type Step,
  type View,
} from 'picket-engine';
import { FastRandom, Sheet } from 'picket-engine/fast';
import { expect, test, vi } from 'vitest';
import { chooseTurn, completeTurn, explain } from '../src/index.ts';
import { nameOf, start, TABLES } from './tables.ts';

/** Views from a game at each kind of table. */
function* views(): Generator<View> {
  for (const [i, table] of TABLES.entries()) {
    if (i % 12 !== 0) continue;
    const random = new FastRandom(nameOf(table));
    let game = start(table, `complete ${i}`);
    while (game.state.ending === undefined && game.state.rounds.length < 18) {
      const round = game.state.rounds.length;
      for (let seat = 0; seat < game.turns.length; seat++) {
        if (round % 6 === 5) yield viewOf(game, seat);
        const steps = chooseTurn(viewOf(game, seat), 'casual', random);
        const next = submit(game, { seat, round, steps });
        if (!next.ok) throw new Error(next.rejection.rejection.code);
        game = next.value;
      }
    }
  }
}

/** A draft of some random steps. */
function draftOf(position: Position, steps: number, random: FastRandom): Draft {
  let draft = startDraft(position);
  for (let i = 0; i < steps; i++) {
    const legal = [...legalSteps(draft)].slice(0, 300);
    const next = takeStep(draft, legal[random.below(Math.max(legal.length, 1))]);
    if (!next.ok) break;
    draft = next.value;
  }
  return draft;
}

test('a draft is completed with everything in it, and a complete one stays as it is', () => {
  const random = new FastRandom('drafts');
  let completed = 0;
  for (const view of views()) {
    const position = positionIn(view) as Position;
    for (const length of [0, 1, 1, 2, 3]) {
      const draft = draftOf(position, length, random);
      const turn = completeTurn(view, draft.steps) ?? [];
      expect(turn.slice(0, draft.steps.length)).toEqual(draft.steps);
      expect(playTurn(position, turn).ok).toBe(true);
      if (isComplete(draft)) expect(turn).toEqual(draft.steps);
      else completed++;
    }
  }
  expect(completed).toBeGreaterThan(30);
});

test('the completion is the best turn if that begins with the same card', () => {
  let same = 0;
  for (const view of views()) {
    const best = explain(view, chooseTurn(view, 'regular', new FastRandom('best')))?.bestTurn ?? [];
    if (best[0]?.do !== 'choose') continue;
    const completed = completeTurn(view, best.slice(0, 1)) ?? [];
    const gained = explain(view, completed)?.gains;
    same++;
    expect(gained).toEqual([]);
  }
  expect(same).toBeGreaterThan(0);
});

test('a plan that can be claimed in very many ways is not tried in all of them', () => {
  const plans = ['2018-A-1', '2018-B-1', '2018-C-1'];
  const view = viewOf(start({ plans }, 'many ways'), 0);
  const sheet = view.state.sheets[0]?.copy() as Sheet;
  // Thirty estates of one house: six of them can be chosen in 593,775 ways.
  for (const [street, length] of sheet.layout.lengths.entries()) {
    for (let house = 0; house < length - 1; house++) {
      sheet.write(street, house, house + 1);
      sheet.putFence(street, house);
    }
  }
  const crowded: View = { ...view, state: { ...view.state, sheets: [sheet] } };
  const [choose] = legalSteps(startDraft(positionIn(crowded) as Position));
  const claims = vi.spyOn(Sheet.prototype, 'markUsed');
  const turn = completeTurn(crowded, [choose as Step]) ?? [];
  expect(turn.map((step) => step.do)).toContain('plan');
  expect(claims.mock.calls.length).toBeGreaterThan(0);
  expect(claims.mock.calls.length).toBeLessThan(1000);
});

test('an illegal draft has no completion', () => {
  const [view] = views();
  expect(completeTurn(view as View, [{ do: 'write', number: 99, at: [0, 0] }])).toBeUndefined();
});
