import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isComplete,
  legalSteps,
  startDraft,
  takeStep,
  type Draft,
  type Options,
  type Position,
  type Step,
} from '../../src/index.ts';
import { FastRandom } from '../../src/fast.ts';
import { following } from '../../src/notation/following.ts';
import { formatTurn, parseTurn } from '../../src/notation.ts';
import { inventPosition } from '../invent.ts';
import { must, pickStep, pickTurn, positionFor, positions, start, TABLES } from '../kit.ts';
import { paper } from '../paper.ts';
import { fuzzTurns } from './fuzz.ts';
import { faultOf, LINK, seed, style, table } from './kit.ts';

test('N1 a turn is read back as it was played, in any case and with spaces', () => {
  fc.assert(
    fc.property(table, style, seed, (options, how, name) => {
      const random = new FastRandom(name);
      const position = inventPosition(options, random);
      const { steps } = pickTurn(position, random, how);
      const text = formatTurn(steps);
      expect(text).toMatch(LINK);
      for (const typed of [text, text.toUpperCase(), spaced(text)]) {
        expect(must(parseTurn(typed, position)).steps).toEqual(steps);
      }
    }),
    { numRuns: 400 },
  );
});

test('N1 a turn may stop between any two steps while it is being typed', () => {
  fc.assert(
    fc.property(table, seed, (options, name) => {
      const random = new FastRandom(name);
      const position = inventPosition(options, random);
      const { steps } = pickTurn(position, random, 'wild');
      for (let n = 0; n <= steps.length; n++) {
        const typed = formatTurn(steps.slice(0, n));
        expect(must(parseTurn(typed, position, { partial: true })).steps).toEqual(steps.slice(0, n));
        const whole = parseTurn(typed, position);
        if (!whole.ok) expect(whole.rejection).toMatchObject({ at: typed.length });
      }
    }),
    { numRuns: 100 },
  );
});

test.for(TABLES)('N1 a turn survives a round trip in games: %j', (options) => {
  for (const position of positions(options, 25, 'notation')) {
    const draft = pickTurn(position, new FastRandom('turn'), 'sensible');
    expect(must(parseTurn(formatTurn(draft.steps), position)).steps).toEqual(draft.steps);
  }
});

test('N4 a turn’s text never makes the parser throw, and what parses survives a round trip', () => {
  fuzzTurns(400);
});

/** Spaces wherever they are allowed: not within a number. */
function spaced(text: string): string {
  return ` ${text.split(/(?<!\d)|(?!\d)/).join(' ')} `;
}

const streets = ['. 5 . . 9 9b | . . . .', '1 2 | 3 | 4 . 6 . 8 . . .', '. . . . . . 7 . . . . .'];
const [edition, sheet] = ['2018', 'classic'] as const;

/** A position with these cards on a sheet with marks of every kind. */
function position(cards: string, options: Partial<Options> = {}): Position {
  const game = start({
    edition,
    sheet,
    advanced: true,
    plans: ['2018-A-1', '2018-B-1', '2018-C-1'],
    ...options,
  });
  const faces = cards.split(' ').map((card) => ({
    number: Number.parseInt(card, 10),
    action: 'fvpotx'.indexOf(card.slice(-1)),
  }));
  return {
    ...positionFor(game, 0),
    sheet: paper(streets),
    numbers: faces.map((face) => face.number),
    actions: faces.map((face) => face.action),
  };
}

const offers = position('3f 11t 8x');
const hand = position('3f 11t 8x', { mode: 'expert', players: ['Ada', 'Bob'] });

test.for<[string, Position, number, readonly string[], string?]>([
  ['', offers, 0, ['offer', 'roundabout']],
  ['', hand, 0, ['cards', 'roundabout']],
  ['1', offers, 1, ['write', 'roundabout']],
  ['2', offers, 1, ['temp', 'write', 'roundabout']],
  ['1t', offers, 2, ['house']],
  ['1t123', offers, 2, ['house']],
  ['1k', offers, 1, ['write', 'roundabout']],
  ['1t1?', offers, 3, ['fence', 'roundabout', 'end']],
  ['1b2,', offers, 4, ['fence', 'roundabout', 'end']],
  ['1b2f', offers, 4, ['street']],
  ['2+', offers, 2, ['change']],
  ['ct', offers, 2, ['house']],
  ['3b8v', offers, 4, ['size']],
  ['3b8xm5', offers, 6, ['side']],
  ['3b8g', offers, 4, ['slot']],
  ['3b8gA(', offers, 6, ['street']],
  ['3b8gA(t1', offers, 8, ['comma', 'closing-bracket']],
  ['3b8gA(t1-', offers, 9, ['house']],
  ['1', hand, 1, ['slash']],
  ['1/', hand, 2, ['card']],
  ['1/x', hand, 2, ['card']],
  ['4', offers, 0, ['offer', 'roundabout'], 'no-such-offer'],
  ['1/3', offers, 0, ['offer', 'roundabout'], 'no-such-offer'],
  ['1 t2', offers, 2, ['write', 'roundabout'], 'house-taken'],
  ['1b13', offers, 1, ['write', 'roundabout'], 'no-such-spot'],
  ['n', offers, 0, ['offer', 'roundabout'], 'refusal-not-forced'],
  ['n2', hand, 0, ['cards', 'roundabout'], 'refusal-not-forced'],
  ['2-9', offers, 1, ['temp', 'write', 'roundabout'], 'temp-too-far'],
  ['2−9', offers, 1, ['temp', 'write', 'roundabout'], 'temp-too-far'],
  ['3b8xt1l', offers, 3, ['bis', 'roundabout', 'end'], 'no-such-spot'],
  ['3b8xt7r', offers, 3, ['bis', 'roundabout', 'end'], 'bis-empty-original'],
  ['3b8xt7', offers, 3, ['bis', 'roundabout', 'end'], 'bis-across-fence'],
  ['3b8xt9', offers, 3, ['bis', 'roundabout', 'end'], 'bis-empty-original'],
  ['3b8xm1', offers, 3, ['bis', 'roundabout', 'end'], 'house-taken'],
  ['3b8xm3', offers, 3, ['bis', 'roundabout', 'end'], 'house-taken'],
  ['3b8o', offers, 3, ['bis', 'roundabout', 'end'], 'not-this-action'],
  ['3b8p', offers, 3, ['bis', 'roundabout', 'end'], 'not-this-action'],
  ['3b8v7', offers, 3, ['bis', 'roundabout', 'end'], 'not-this-action'],
  ['3b8gA', offers, 3, ['bis', 'roundabout', 'end'], 'plan-not-met'],
  ['3b8!', offers, 3, ['bis', 'roundabout', 'end'], 'reshuffle-needs-plan'],
])(
  'N4 an error in a turn names the position and what was expected: %s',
  ([text, where, at, expected, code]) => {
    expect(faultOf(parseTurn(text, where))).toEqual({ at, expected, code });
  },
);

test('N1 a bis with only one possible original need not name its side', () => {
  expect(must(parseTurn('3b8xt1', offers)).steps.at(-1)).toEqual({ do: 'bis', from: [0, 1], at: [0, 0] });
  expect(must(parseTurn('3b8xm9', offers)).steps.at(-1)).toEqual({ do: 'bis', from: [1, 7], at: [1, 8] });
  const fenced = { ...offers, sheet: paper(['2 | . 5 . . . . . . .']) };
  expect(must(parseTurn('3b8xt2', fenced)).steps.at(-1)).toEqual({ do: 'bis', from: [0, 2], at: [0, 1] });
});

test('N1 a plan without brackets takes the first suitable estates', () => {
  const cards = position('3x 4x 5x', { plans: ['2018-A-1', '2018-B-1', '2018-C-1'] });
  const sizes = '1 | 2 | 3 | 4 | 5 | 6 | 7 | . . .';
  const many = { ...cards, sheet: paper([sizes, '. . . . . . . . . . .']) };
  const typed = must(parseTurn('1b3ga!', many)).steps;
  const one = { ...cards, sheet: paper(['1 | 2 | 3 | 4 | 5 | 6 | . . . .']) };
  expect(formatTurn(must(parseTurn('1b3ga', one)).steps)).toBe('1b3gA(t1,t2,t3,t4,t5,t6)');
  expect(formatTurn(typed)).toBe('1b3gA(t1,t2,t3,t4,t5,t6)!');
  expect(faultOf(parseTurn('1b3ga!p', many))).toMatchObject({ at: 6, expected: ['end'] });
  expect(formatTurn(must(parseTurn('ct10 1 b3', many)).steps)).toBe('ct10,1b3');
});

/** The kinds of steps that may come next, found by listing every legal step. */
function listed(draft: Draft): Set<string> {
  const tokens: { readonly [kind: string]: string } = {
    choose: draft.position.rules.mode.cardUse.oneCard ? 'offer' : 'cards',
    improve: 'value',
  };
  const kinds = Array.from(legalSteps(draft), (step: Step) => tokens[step.do] ?? step.do);
  return new Set([...kinds, ...(isComplete(draft) ? ['end'] : [])]);
}

test('N4 what is expected next is what is legal', () => {
  fc.assert(
    fc.property(table, seed, (options, name) => {
      const random = new FastRandom(name);
      let draft = startDraft(inventPosition(options, random));
      for (;;) {
        expect(new Set(following(draft))).toEqual(listed(draft));
        const step = pickStep(draft, random, 'wild');
        if (step === undefined) return;
        draft = must(takeStep(draft, step));
      }
    }),
    { numRuns: 200 },
  );
});
