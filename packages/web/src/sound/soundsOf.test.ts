import { viewOf } from 'picket-engine';
import { expect, test } from 'vitest';
import { act, openDesk, type Desk } from '../turn/openEditor.ts';
import { start } from '../turn/testKit.ts';
import { soundsOf } from './soundsOf.ts';

function opened(seed: string): Desk {
  const desk = openDesk(viewOf(start({}, seed), 0), undefined, { autoMarks: true });
  if (desk === undefined) throw new Error('no desk');
  return desk;
}

/** A desk on which the offer with this action is taken. */
function withOffer(action: string): Desk {
  for (let seed = 0; ; seed++) {
    const desk = opened(`sound ${seed}`);
    const cards = desk.view.now?.cards;
    const offers = cards?.kind === 'offers' ? cards.offers : [];
    const index = offers.findIndex((offer) => offer.action === action);
    if (index >= 0) return act(desk, { kind: 'offer', index });
  }
}

test('taking an offer is silent, writing is heard, and so is the park that comes with it', () => {
  const chosen = withOffer('park');
  expect(soundsOf(opened('sound 0'), chosen)).toEqual([]);
  const written = act(chosen, { kind: 'lot', spot: [1, 5] });
  expect(soundsOf(chosen, written)).toEqual(['pencil', 'tree']);
  expect(soundsOf(written, act(written, { kind: 'undo' }))).toEqual([]);
});

test('new cards are heard, whatever was written before', () => {
  const desk = opened('sound 0');
  const { state } = desk.view;
  const later = { ...desk, view: { ...desk.view, state: { ...state, rounds: [...state.rounds, {}] } } };
  expect(soundsOf(desk, later as unknown as Desk)).toEqual(['flip']);
});
