import type { Options } from 'picket-engine';
import { FastRandom, type Sheet } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene/scene.ts';
import * as models from '../scene/models.ts';
import { help } from '../text/en/help.ts';
import { en } from '../text/en/index.ts';
import { speakAll } from '../text/language.ts';
import { act } from '../turn/act.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { editorWith, fillAtRandom, highlighted, nameOf, TABLES } from '../turn/testKit.ts';
import { explanationOf, type Explainable } from './explanation.ts';
import { nextThings } from './nextThings.ts';
import { gapOdds } from './odds/model.ts';
import { targetOf, type Target } from './targets.ts';

await speakAll('en');

const showing = { text: en, city: 'Linden Falls' };

/** Turns on sheets filled at random, at their start and after a few taps on what is highlighted. */
const POSITIONS = TABLES.flatMap((options) => {
  const random = new FastRandom(`help ${nameOf(options)}`);
  return Array.from({ length: 4 }, (_, i) =>
    i === 0
      ? editorWith(options, () => {})
      : editorWith(options, (sheet) => fillAtRandom(sheet, random), `help ${i}`),
  ).flatMap((opening) => {
    const walk = [opening];
    for (let i = 0; i < 4; i++) {
      const now = walk.at(-1) as TurnEditor;
      const some = highlighted(now);
      const intent = some[random.below(Math.max(1, some.length))];
      if (intent !== undefined) walk.push(act(now, intent));
    }
    return walk;
  });
});

const tableOf = (editor: TurnEditor): Explainable => {
  const scene = sceneOf(editor, showing);
  return {
    scene,
    offers: models.offersModel(scene),
    plans: models.plansModel(scene),
    ledger: models.ledgerModel(scene),
    seats: models.seatsModel(scene),
    bar: models.barModel(scene),
    rival: models.rivalModel(scene),
    stack: models.stackModel(editor.view, en),
  };
};

const element = (attributes: { readonly [name: string]: string }) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

describe('what can I do now?', () => {
  test('there is always an answer, in whole sentences', () => {
    for (const editor of POSITIONS) {
      const things = nextThings(sceneOf(editor, showing), help);
      expect(things.length).toBeGreaterThan(0);
      for (const { lead, rest } of things) expect(`${lead} ${rest}`.trim()).toMatch(/^\S.*[^.][.?]$/);
    }
  });

  test('before a card is picked, each card says where its number fits', () => {
    const editor = editorWith({ edition: '2018', players: ['Ada'] }, () => {});
    const cards = nextThings(sceneOf(editor, showing), help).filter(({ card }) => card !== undefined);
    expect(cards.map(({ lead }) => lead)).toEqual(
      editor.position.numbers.map((number) => `${number} fits 33 houses.`),
    );
  });

  test('a number that fits nowhere as it is comes with what would make it fit', () => {
    const needs = (options: Partial<Options>, fill: (sheet: Sheet) => void) => {
      const reasons = Array.from({ length: 30 }, (_, i) => editorWith(options, fill, `needs ${i}`)).flatMap(
        (editor) => {
          const scene = sceneOf(editor, showing);
          const said = nextThings(scene, help).map(({ lead }) => lead);
          const table = tableOf(editor);
          return table.offers.flatMap(({ index, number, houses, state }) => {
            if (houses > 0 || state === 'fits-nowhere') return [];
            const reason = /only (.*)\.$/.exec(
              said.find((lead) => lead.startsWith(`${number} fits`)) ?? '',
            )?.[1];
            const now = explanationOf(table, { kind: 'offer', index }, help)?.now;
            expect(now).toBe(`${number} fits only ${reason}.`);
            return [reason];
          });
        },
      );
      return new Set(reasons);
    };
    /** One empty house in each street, after the highest number and before the lowest. */
    const blocked = (sheet: Sheet): void => {
      for (const street of [0, 1, 2]) {
        sheet.write(street, 3, 15);
        for (const house of [0, 1, 2]) sheet.write(street, house, house);
      }
    };
    expect(needs({ players: ['Ada'], advanced: true }, blocked)).toContain('after a roundabout');
    expect(needs({ players: ['Ada'] }, blocked)).not.toContain('after a roundabout');
  });

  test('writing is not offered where no house fits', () => {
    for (const editor of POSITIONS) {
      for (const { rest } of nextThings(sceneOf(editor, showing), help)) {
        expect(rest).not.toMatch(/\b(0|no) houses/);
      }
    }
  });

  test('after a confirmed turn, taking it back is mentioned once', () => {
    const editor = { ...editorWith({ players: ['Ada', 'Bob'] }, () => {}), sent: true };
    const scene = sceneOf(editor, { ...showing, bots: [null, 'regular'] });
    const said = nextThings(scene, help).map(({ lead, rest }) => `${lead} ${rest}`);
    expect(said.join(' ').match(/take it back/g)).toHaveLength(1);
  });

  test('after a number, the open action and Confirm are named', () => {
    const done = POSITIONS.filter(({ draft }) => draft.turn.written && !draft.turn.acted);
    expect(done.length).toBeGreaterThan(5);
    for (const editor of done) {
      const said = nextThings(sceneOf(editor, showing), help).map(({ lead }) => lead);
      expect(said.some((lead) => lead.startsWith('Confirm'))).toBe(true);
    }
  });
});

describe('explanations', () => {
  /** Everything on the table that has a code. */
  const targets = (editor: TurnEditor): Target[] => {
    const { streets } = sceneOf(editor, showing).now.sheet;
    const codes = [
      ...streets.flatMap(({ houses, fences }, street) => [
        ...houses.map((_, house) => `lot ${street} ${house}`),
        ...fences.map((_, house) => `gap ${street} ${house}`),
        `explain parks ${street}`,
      ]),
      ...[1, 2, 3, 4, 5, 6].flatMap((size) => [`value ${size}`, `explain estates ${size}`]),
      ...['plans', 'parks', 'pools', 'temps', 'estates', 'bis', 'refusals', 'total'].map(
        (p) => `explain ${p}`,
      ),
      'seat 0',
    ];
    return [
      ...codes.map((code) => targetOf(element({ 'data-cell': code }))),
      ...[0, 1, 2].map((card) => targetOf(element({ 'data-offer': String(card) }))),
      ...['A', 'B', 'C'].map((slot) => targetOf(element({ 'data-plan': slot }))),
    ].map((target) => target as Target);
  };

  test('everything on the table is explained, with what it is worth now', () => {
    for (const editor of POSITIONS.filter((_, i) => i % 7 === 0)) {
      const table = tableOf(editor);
      for (const target of targets(editor)) {
        const explanation = explanationOf(table, target, help, gapOdds);
        expect(explanation, JSON.stringify(target)).toBeDefined();
        const { title = '', lines = [], now = '' } = explanation ?? {};
        expect(title).not.toBe('');
        for (const line of [...lines, now]) expect(line).not.toMatch(/undefined|NaN|^ /);
        expect(lines.length + now.length).toBeGreaterThan(0);
      }
    }
  });

  test('an empty house has odds only where they are allowed', () => {
    const table = tableOf(editorWith({ edition: '2018', players: ['Ada'] }, () => {}));
    const house: Target = { kind: 'house', spot: [0, 0] };
    const lines = (odds?: typeof gapOdds) => explanationOf(table, house, help, odds)?.lines.join(' ');
    expect(lines(gapOdds)).toContain('100% next round');
    expect(lines()).not.toContain('%');
  });

  test('a fence is offered only where it is legal', () => {
    const lines = (fill: (sheet: Sheet) => void) =>
      explanationOf(
        tableOf(editorWith({ players: ['Ada'] }, fill)),
        { kind: 'gap', spot: [0, 1] },
        help,
      )?.lines.join(' ');
    expect(lines(() => {})).toBe('A fence here leaves estates of 2 and 8.');
    expect(
      lines((sheet) => {
        sheet.write(0, 1, 5);
        sheet.write(0, 2, 5);
        sheet.addBis(0, 1 << 2);
      }),
    ).toContain('the same number');
    expect(lines((sheet) => sheet.markUsed(new Int32Array([0b110, 0, 0])))).toContain('a plan has used');
  });

  test('an estate size without estates gets a sentence, not a zero', () => {
    const table = tableOf(editorWith({ players: ['Ada'] }, () => {}));
    expect(explanationOf(table, { kind: 'value', size: 3 }, help)?.now).toBe('You have none yet.');
  });

  test('an unknown code has no explanation', () => {
    expect(targetOf(element({ 'data-cell': 'dance 1 2' }))).toBeUndefined();
    expect(targetOf(element({ 'data-plan': 'Z' }))).toBeUndefined();
    expect(targetOf(element({}))).toBeUndefined();
  });
});
