import {
  builtIn,
  EDITIONS,
  newGame,
  SHEETS,
  submit,
  defaultOptions,
  base64url,
  sha256,
  utf8,
  legalSteps,
  positionOf,
  startDraft,
  takeStep,
  isComplete,
} from 'picket-engine';
import { de, en, fr } from 'picket-words';
import { expect, test } from 'vitest';
import { namedDeal, PAPERS, sheetPage, svgOf } from './index.ts';

const SHEET_CHOICES = EDITIONS.flatMap((edition) =>
  SHEETS.filter((sheet) => builtIn.editions[edition]?.sheets[sheet] !== undefined).map((sheet) => ({
    edition,
    sheet,
  })),
);

test.each(SHEET_CHOICES)(
  '$edition $sheet: both papers have the same drawing, only elsewhere',
  ({ edition, sheet }) => {
    for (const words of [en, fr, de]) {
      const [a4, letter] = PAPERS.map((paper) => sheetPage({ paper, edition, sheet, words }));
      expect(a4?.marks.length).toBe(letter?.marks.length);
      const moved = a4?.marks.map((mark, i) => {
        const other = letter?.marks[i];
        return mark.kind === 'text' && other?.kind === 'text'
          ? [mark.x - other.x, mark.y - other.y]
          : undefined;
      });
      for (const shift of moved ?? []) {
        if (shift === undefined) continue;
        expect(shift[0]).toBeCloseTo((297 - 279.4) / 2);
        expect(shift[1]).toBeCloseTo((210 - 215.9) / 2);
      }
    }
  },
);

test('text is escaped in a drawing', () => {
  const svg = svgOf({
    width: 10,
    height: 10,
    title: '<&"',
    marks: [{ kind: 'text', x: 0, y: 0, text: '<b>&', size: 8, font: 'text', align: 'start', grey: false }],
  });
  expect(svg).toContain('aria-label="&lt;&amp;&quot;"');
  expect(svg).toContain('&lt;b>&amp;');
});

test('a booklet played from its pages gives the same cards as the game', () => {
  const { plans, rounds } = namedDeal('same', '2023', false);
  const seed = base64url(sha256(utf8('same')).slice(0, 16));
  const started = newGame({ options: { ...defaultOptions, edition: '2023' }, seed });
  if (!started.ok) throw new Error('not dealt');
  let game = started.value;
  expect(game.state.rules.plans.map(({ card }) => card.id)).toEqual(plans.map(({ id }) => id));
  while (game.state.ending === undefined && game.state.rounds.length < rounds.length) {
    const round = game.state.rounds.length;
    expect(game.cards).toEqual(rounds[round]?.cards);
    let draft = startDraft(positionOf(game.state, game, 0));
    while (!isComplete(draft)) {
      const [step] = legalSteps(draft);
      const next = step && takeStep(draft, step);
      if (next?.ok !== true) throw new Error('no step');
      draft = next.value;
    }
    const next = submit(game, { seat: 0, round, steps: draft.steps });
    if (!next.ok) throw new Error('not played');
    game = next.value;
  }
  expect(game.state.rounds.length).toBeGreaterThan(8);
});
