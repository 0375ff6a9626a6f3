import { chooseTurn, hintFor } from 'picket-bots';
import type { Spot, Step } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { adviceFor, streetsOf } from 'picket-words';
import type { Hint } from '../../authority/authority.ts';
import { en } from '../../text/en/index.ts';
import { editors, editorWith, nameOf, TABLES } from '../../turn/testKit.ts';
import { act } from '../../turn/act.ts';
import { actionName, numberOf } from '../../turn/choices.ts';
import type { TurnEditor } from '../../turn/editor.ts';
import type { Intent } from '../../turn/intent.ts';
import { canConfirm } from '../../turn/openEditor.ts';
import { ledgerModel, sceneOf, sheetModel } from '../models.ts';
import { hintModel } from './hintModel.ts';
import { hint as words } from '../../text/en/hint.ts';

const said = ({ position, view }: TurnEditor, ...turn: Step[]): string =>
  adviceFor(words, position, turn, streetsOf(view.commitment));
const cardsOf = (editor: TurnEditor, number: number, action: number): string =>
  `${numberOf(editor, number)} with ${en.words.short[actionName(editor, action)]}`;

test('a bis is described by the number that it repeats, new or old', () => {
  const brief = (from: Spot) =>
    words.brief(
      [
        { do: 'write', number: 8, at: [1, 3] },
        { do: 'bis', from, at: [from[0], from[1] + 1] },
      ],
      { edition: '2018', numberAt: () => 5 },
    );
  expect(brief([1, 3])).toBe('Write 8 here and repeat it next door.');
  expect(brief([0, 2])).toBe('Write 8 here and repeat the 5 here.');
});

describe('a turn as advice', () => {
  const editor = editorWith({ players: ['Ada'] }, () => {});
  const [top, middle, bottom] = [0, 1, 2].map((street) =>
    en.words.street(street, streetsOf(editor.view.commitment)),
  );
  const SAID: [Step, string][] = [
    [{ do: 'refuse' }, 'Take the permit refusal.'],
    [{ do: 'temp', by: -2 }, 'Change the number by −2.'],
    [{ do: 'temp', by: 0 }, 'Use a temp and keep the number.'],
    [{ do: 'write', number: 8, at: [1, 3] }, `Write 8 in ${middle}, house 4.`],
    [{ do: 'fence', at: [0, 4] }, `Put up a fence after ${top}, house 5.`],
    [{ do: 'improve', size: 3 }, 'Raise the value of estates of 3.'],
    [{ do: 'park' }, 'Cross a park box.'],
    [{ do: 'pool' }, 'Build the pool.'],
    [{ do: 'roundabout', at: [2, 5] }, `Build a roundabout in ${bottom}, house 6.`],
    [{ do: 'plan', slot: 'A', estates: [] }, 'Claim plan 1.'],
    [{ do: 'reshuffle' }, 'Ask for a reshuffle.'],
  ];
  test.each(SAID)('%j', (step, sentence) => expect(said(editor, step)).toBe(sentence));

  test('names the card to pick', () => {
    expect(said(editor, { do: 'choose', offer: 1 })).toBe(`Pick ${cardsOf(editor, 1, 1)}.`);
  });

  test('names the cards of a hand, including the one to give away', () => {
    const hand = editorWith({ players: ['Ada', 'Bob'], mode: 'expert' }, () => {});
    expect(said(hand, { do: 'choose', number: 2, action: 0 })).toBe(`Pick ${cardsOf(hand, 2, 0)}.`);
    const gives = `Take the permit refusal and give away ${cardsOf(hand, 1, 1)}.`;
    expect(said(hand, { do: 'refuse', give: 1 })).toBe(gives);
  });

  test('says which number a bis has', () => {
    const offered = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((seed) => {
      const editor = editorWith({ players: ['Ada'] }, () => {}, seed);
      return [0, 1, 2]
        .filter((card) => actionName(editor, card) === 'bis')
        .map((offer) => ({ editor, offer }));
    });
    const [{ editor, offer }] = offered as [(typeof offered)[number]];
    const number = numberOf(editor, offer);
    const turn: Step[] = [
      { do: 'choose', offer },
      { do: 'write', number, at: [0, 0] },
      { do: 'bis', from: [0, 0], at: [0, 1] },
    ];
    expect(said(editor, ...turn)).toMatch(new RegExp(`Write a bis of ${number} in .+, house 2\\.$`));
  });
});

/** The wording doesn't depend on the number of rollouts. */
const GAMES = 10;

/** The worker's answer, from the heuristic. */
function hintAt({ view }: TurnEditor, by: Hint['against']['by']): Hint {
  const random = new FastRandom('hint');
  const hint = hintFor(view, by === 'you' ? chooseTurn(view, 'newcomer', random) : [], random, GAMES);
  if (hint === undefined) throw new Error('nothing to play');
  return hint;
}

/** One table of each mode. */
const MODES = TABLES.filter(({ mode }, i) => TABLES.findIndex((other) => other.mode === mode) === i);

describe.each(MODES.map((options) => [nameOf(options), options] as const))('a hint at %s', (_, options) => {
  const some = editors(options, 1, new FastRandom('hints'));

  test('names a turn, a reason and the expected score, and draws the turn', () => {
    for (const editor of some) {
      const hint = hintAt(editor, 'you');
      const { turn, reason, end, notes, town } = hintModel(editor, hint, en, words);
      expect(turn).toMatch(/^([A-Z][^.]+\. ?)+$/);
      expect(reason).toMatch(/^[A-Z].+\.$/);
      expect(end).toMatch(/^Expect about −?\d+ points at the end\.$/);
      expect(notes).toEqual([words.ruleOfThumb]);
      const fresh = town.streets.flatMap(({ lots }) => lots).filter(({ ink }) => ink === 'fresh');
      expect(fresh.length > 0).toBe(
        hint.turn.some((step) => step.do === 'write' || step.do === 'roundabout'),
      );
    }
  });

  test("names a Regular's turn if it differs", () => {
    for (const editor of some) {
      const hint = hintAt(editor, 'regular');
      const { notes, reason } = hintModel(editor, { ...hint, learned: true }, en, words);
      if (hint.gains.length === 0) {
        expect(reason).toBe(words.reasons.clear);
        expect(notes).toEqual([]);
      } else {
        expect(notes).toEqual([expect.stringMatching(/^A Regular would: [A-Z]/)]);
      }
    }
  });
});

describe('a hint on the sheet', () => {
  const some = TABLES.flatMap((options) => editors(options, 3, new FastRandom('pencil')));

  test('is drawn in pencil exactly as it is played, which is one tap that can be undone', () => {
    for (const editor of some) {
      const hint: Intent = {
        kind: 'turn',
        steps: chooseTurn(editor.view, 'casual', new FastRandom('pencil')),
      };
      const played = act(editor, hint);
      expect(played.taps).toHaveLength(1);
      expect(canConfirm(played)).toBe(true);
      expect(act(played, { kind: 'undo' }).draft.steps).toEqual(editor.draft.steps);
      const pencil = sheetModel(sceneOf(editor, { text: en, city: '', pointed: hint }));
      const ink = sheetModel(sceneOf(played, { text: en, city: '' }));
      for (const [i, street] of pencil.streets.entries()) {
        const then = ink.streets[i];
        expect(street.lots.map(({ preview, number }) => preview?.number ?? number)).toEqual(
          then?.lots.map(({ number }) => number),
        );
        expect(street.gaps.map(({ preview, fence }) => preview !== undefined || fence !== 'none')).toEqual(
          then?.gaps.map(({ fence }) => fence !== 'none'),
        );
        expect(street.lots.map(({ preview, pool }) => preview?.pool === true || pool === 'built')).toEqual(
          then?.lots.map(({ pool }) => pool === 'built'),
        );
        expect(street.park.crossed + (street.park.preview ?? 0)).toBe(then?.park.crossed);
      }
      const crossed = ({ columns, tracks }: ReturnType<typeof ledgerModel>) =>
        [...columns, ...tracks].map(({ crossed, preview = 0 }) => crossed + preview);
      const before = ledgerModel(sceneOf(editor, { text: en, city: '', pointed: hint }));
      expect(crossed(before)).toEqual(crossed(ledgerModel(sceneOf(played, { text: en, city: '' }))));
    }
  });

  test('is one short sentence', () => {
    const brief = (...turn: Step[]): string => words.brief(turn, { edition: '2018', numberAt: () => 0 });
    expect(brief({ do: 'choose', offer: 1 }, { do: 'write', number: 8, at: [1, 4] })).toBe('Write 8 here.');
    expect(
      brief(
        { do: 'temp', by: 1 },
        { do: 'write', number: 9, at: [1, 4] },
        { do: 'plan', slot: 'A', estates: [] },
      ),
    ).toBe('Write 9 here with a temp and claim plan 1.');
    expect(brief({ do: 'refuse' })).toBe('Take the permit refusal.');
  });
});
