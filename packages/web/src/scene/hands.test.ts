import { opponentOf, pileOf, worthToOpponent, type Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en/index.ts';
import { speakAll } from '../text/language.ts';
import { thirdCard } from '../turn/choices.ts';
import { openEditor, steps } from '../turn/openEditor.ts';
import { act } from '../turn/act.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { barModel, offersModel, rivalModel, sceneOf } from './models.ts';
import { editors, playOut, start } from '../turn/testKit.ts';

await speakAll('en');

const EXPERT: Partial<Options> = { edition: '2018', mode: 'expert', players: ['Ada', 'Bob', 'Cy'] };
const RIVALS: readonly Partial<Options>[] = [
  { edition: '2018', mode: 'aaa', opponent: '2018-aaa-1', players: ['Ada'] },
  { edition: '2018', mode: 'aaa', opponent: '2018-aaa-alan', players: ['Ada'] },
  { edition: '2023', mode: 'aaa', opponent: '2023-aaa-0', players: ['Ada'] },
  { edition: '2023', mode: 'aaa', opponent: '2023-aaa-4', players: ['Ada'] },
];
const showing = { text: en, city: 'Linden Falls' };
const fates = (editor: TurnEditor) => offersModel(sceneOf(editor, showing)).map(({ fate }) => fate);
const take = (editor: TurnEditor, number: number, action: number): TurnEditor =>
  act(act(editor, { kind: 'offer', index: number }), { kind: 'offer', index: action });

/** Every way to pick a number and an action with two cards. */
function openings(options: Partial<Options>, count = 24): TurnEditor[] {
  return editors(options, count, new FastRandom(`hands ${options.opponent}`)).filter(
    (editor) => take(editor, 0, 1).draft.turn.chosen,
  );
}

describe('a card that is given away', () => {
  test('names who gets it and who passes one on, from the second round', () => {
    const [first, ...later] = openings(EXPERT);
    if (first === undefined) throw new Error('no opening');
    expect(first.view.state.rounds).toHaveLength(0);
    expect(fates(first)).toEqual(['Drawn', 'Drawn', 'Drawn']);
    expect(barModel(sceneOf(first, showing)).sentence).toContain('goes to Bob; Cy passes one to you.');
    expect(fates(take(first, 0, 1))).toEqual(['Number', 'Action', 'To Bob']);
    const second = later.find(({ view, seat }) => view.state.rounds.length > 0 && seat === 2);
    expect(second && fates(second)[0]).toBe('From Bob');
    expect(second && fates(take(second, 0, 1))[2]).toBe('To Ada');
  });

  test('says on each card what it is worth to the AAA', () => {
    for (const options of RIVALS) {
      for (const editor of openings(options)) {
        const worth = [0, 1, 2].map((index) => {
          const { number, action } = offersModel(sceneOf(editor, showing))[index] ?? {};
          if (number === undefined || action === undefined) throw new Error('no card');
          return worthToOpponent(editor.view.state, { number, action });
        });
        const name = rivalModel(sceneOf(editor, showing))?.name.replace(/ level .*/, '');
        expect(fates(editor)).toEqual(worth.map((points) => `${name} +${points} if left`));
        expect(fates(take(editor, 0, 1))).toEqual(['Number', 'Action', `To ${name} +${worth[2]}`]);
      }
    }
  });

  test('a refusal gives the chosen card, and says so', () => {
    let refusals = 0;
    for (const options of [EXPERT, ...RIVALS]) {
      playOut(start(options, 'refusals'), new FastRandom('refusals'), (editor) => {
        const chips = barModel(sceneOf(editor, showing)).chips.filter(({ id }) => /^refuse \d$/.test(id));
        for (const { id, label } of chips) {
          refusals++;
          const given = Number(id.slice(-1));
          const after = act(editor, { kind: 'chip', id });
          const offer = offersModel(sceneOf(after, showing))[given];
          expect(offer?.role).toBe('given');
          expect(offer?.fate).toMatch(/^To /);
          expect(label).toContain(`give away ${offer?.number} with`);
          expect(fates(after).filter((fate) => fate === 'Discarded')).toHaveLength(2);
        }
      });
    }
    expect(refusals).toBeGreaterThan(3);
  });

  test('no two choices look the same', () => {
    let asked = 0;
    for (const options of [EXPERT, ...RIVALS]) {
      for (const editor of openings(options)) {
        const question = act(editor, { kind: 'lot', spot: [1, 5] });
        if (question.asking === undefined) continue;
        asked++;
        const { chips } = barModel(sceneOf(question, showing));
        const seen = chips.map(({ text, action, gives }) => `${text} ${action} ${gives}`);
        expect(new Set(seen).size).toBe(seen.length);
        for (const { label } of chips) expect(label).toContain(', giving away ');
      }
    }
    expect(asked).toBeGreaterThan(10);
  });
});

describe('the opponent', () => {
  test('is shown unchanged once the turn is submitted', () => {
    for (const options of RIVALS) {
      const game = start(options, 'rival');
      playOut(game, new FastRandom('rival'), (editor) => {
        const rival = rivalModel(sceneOf(editor, showing));
        const { state } = editor.view;
        if (editor.taps.length > 0) return;
        const cards = rival?.street.map((part) => (part.kind === 'fence' ? 1 : part.cards.length)) ?? [];
        expect(cards.reduce((sum, count) => sum + count, 0)).toBe(state.rounds.length);
        expect(rival?.score).toBe(opponentOf(state, editor.view.now?.notes)?.score.total);
        expect(rival?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(rival?.score);
        const counting = rival?.street.filter((part) => part.kind === 'estate' && part.counts) ?? [];
        expect(counting.length).toBeLessThanOrEqual(5);
      });
    }
  });

  test('includes the remaining card before the turn is confirmed', () => {
    let turns = 0;
    for (const options of RIVALS) {
      let last: TurnEditor | undefined;
      playOut(start(options, 'grows'), new FastRandom('grows'), (editor, intent) => {
        const { state } = editor.view;
        if (last !== undefined && state.rounds.length > last.view.state.rounds.length) {
          turns++;
          expect(steps(last)).toEqual(state.rounds.at(-1)?.turns[0]);
          expect(rivalModel(sceneOf(last, showing))?.score).toBe(opponentOf(state)?.score.total);
        }
        last = act(editor, intent);
      });
    }
    expect(turns).toBeGreaterThan(20);
  });

  test("can take the lead in temps with the remaining card, which changes the player's score", () => {
    const ranked = RIVALS.filter(({ opponent }) => opponent !== '2023-aaa-0');
    let leads = 0;
    for (const editor of ranked.flatMap((options) => openings(options, 120))) {
      const { view } = editor;
      const temps = pileOf(view.state).filter(({ action }) => action === 'temp').length;
      const given = offersModel(sceneOf(editor, showing))[thirdCard(0, 1)]?.action;
      if (temps === 0 || given !== 'temp') continue;
      leads++;
      const sheet = view.state.sheets[0]?.copy();
      if (sheet === undefined) throw new Error('no sheet');
      sheet.temps = temps;
      const level = openEditor(
        { ...view, state: { ...view.state, sheets: [sheet] } },
        undefined,
        editor.settings,
      );
      if (level === undefined) throw new Error('no turn to make');
      expect(sceneOf(level, showing).now.score.temps).toBe(7);
      expect(sceneOf(take(level, 0, 1), showing).now.score.temps).toBe(4);
    }
    expect(leads).toBeGreaterThan(5);
  });

  test('a solo game has none, and shows its special card', () => {
    const solo: Partial<Options> = { edition: '2018', mode: 'solo', players: ['Ada'] };
    const [editor] = openings(solo);
    if (editor === undefined) throw new Error('no opening');
    expect(rivalModel(sceneOf(editor, showing))).toBeUndefined();
    expect(thirdCard(0, 2)).toBe(1);
    expect(offersModel(sceneOf(take(editor, 0, 1), showing))[2]?.label).toContain('not used');
    expect(steps(take(editor, 0, 1))).toEqual([{ do: 'choose', number: 0, action: 1 }]);
  });
});
