import { viewOf } from 'picket-engine';
import { expect, test } from 'vitest';
import { openEditor } from '../turn/openEditor.ts';
import { act } from '../turn/act.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { start } from '../turn/testKit.ts';
import { soundsOf } from './soundsOf.ts';

function opened(seed: string): TurnEditor {
  const editor = openEditor(viewOf(start({}, seed), 0), undefined, { autoMarks: true });
  if (editor === undefined) throw new Error('no editor');
  return editor;
}

/** A turn that has taken the offer with this action. */
function withOffer(action: string): TurnEditor {
  for (let seed = 0; ; seed++) {
    const editor = opened(`sound ${seed}`);
    const cards = editor.view.now?.cards;
    const offers = cards?.kind === 'offers' ? cards.offers : [];
    const index = offers.findIndex((offer) => offer.action === action);
    if (index >= 0) return act(editor, { kind: 'offer', index });
  }
}

test('picking a card is silent, writing is heard, and so is the park with it', () => {
  const chosen = withOffer('park');
  expect(soundsOf(opened('sound 0'), chosen)).toEqual([]);
  const written = act(chosen, { kind: 'lot', spot: [1, 5] });
  expect(soundsOf(chosen, written)).toEqual(['pencil', 'tree']);
  expect(soundsOf(written, act(written, { kind: 'undo' }))).toEqual([]);
});

test('new cards are heard, whatever was written before', () => {
  const editor = opened('sound 0');
  const { state } = editor.view;
  const later = { ...editor, view: { ...editor.view, state: { ...state, rounds: [...state.rounds, {}] } } };
  expect(soundsOf(editor, later as unknown as TurnEditor)).toEqual(['flip']);
});
