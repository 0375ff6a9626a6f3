import type { Note, Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { en } from '../text/en/index.ts';
import { speakAll } from '../text/language.ts';
import { act } from '../turn/act.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { afterRound, barModel, rivalModel, sceneOf, seatsModel, specialsLine } from './models.ts';
import { tempsNote } from './tempsNote.ts';
import { editors, playOut, start } from '../turn/testKit.ts';

await speakAll('en');

const showing = { text: en, city: 'Linden Falls' };
const SOLO: Partial<Options> = { edition: '2018', mode: 'solo', players: ['Ada'] };
const AAA = (edition: '2018' | '2023', opponent: string): Partial<Options> => ({
  edition,
  mode: 'aaa',
  opponent,
  players: ['Ada'],
});

/** Plays games until this kind of note comes up, and returns the turn editor that shows it. */
function editorWithNote(options: Partial<Options>, kind: Note['note']): TurnEditor {
  for (let i = 0; i < 40; i++) {
    let found: TurnEditor | undefined;
    playOut(start(options, `notes ${i}`), new FastRandom(`notes ${i}`), (editor) => {
      const isNew = editor.taps.length === 0 && editor.picked === undefined && editor.asking === undefined;
      if (isNew && editor.view.now?.notes.some(({ note }) => note === kind)) found ??= editor;
    });
    if (found !== undefined) return found;
  }
  throw new Error(`no ${kind} came up`);
}

test('a special card is announced in the round in which it comes up', () => {
  const solo = editorWithNote(SOLO, 'solo-card');
  expect(barModel(sceneOf(solo, showing)).sentence).toContain('The Solo card came up');
  expect(specialsLine(solo.view, en)).toBe('Solo card out: plans score less');
  for (const options of [AAA('2018', '2018-aaa-2'), AAA('2023', '2023-aaa-2')]) {
    const editor = editorWithNote(options, 'validation');
    const scene = sceneOf(editor, showing);
    expect(barModel(scene).sentence).toMatch(/card for plan|claimed plan/);
    expect(rivalModel(scene)?.came.at(-1)).toMatch(/^Round \d+: /);
  }
});

test('special cards still to come are named', () => {
  const [solo] = editors(SOLO, 1, new FastRandom('to come'));
  const [aaa] = editors(AAA('2018', '2018-aaa-1'), 1, new FastRandom('to come'));
  const [standard] = editors({ edition: '2018' }, 1, new FastRandom('to come'));
  expect(solo && specialsLine(solo.view, en)).toBe('Plans score less after the Solo card');
  expect(aaa && rivalModel(sceneOf(aaa, showing))?.toCome).toBe('To come: plan cards n°1 n°2 n°3');
  expect(standard && specialsLine(standard.view, en)).toBe('');
});

test('temps have a note on what they earn in every mode', () => {
  const note = (options: Partial<Options>) => tempsNote(start(options).state.rules, en);
  expect(note({ edition: '2018', players: ['Ada', 'Bob'] })).toBe('7 for the most, then 4');
  expect(note(SOLO)).toBe('7 for 6');
  expect(note(AAA('2018', '2018-aaa-1'))).toBe('7 for the most, then 4');
  expect(note(AAA('2023', '2023-aaa-0'))).toBe('7 for 6 · 4 for 4 · 1 for 1');
});

test('bots are labelled as bots, and are “still thinking” where a person is waited for', () => {
  const [editor] = editors({ edition: '2018', players: ['Ada', 'Bob'] }, 1, new FastRandom('bots'));
  if (editor?.view.now === undefined) throw new Error('no opening');
  const bots = [null, 'casual'] as const;
  const scene = sceneOf(editor, { ...showing, bots });
  expect(seatsModel(scene)[1]).toMatchObject({
    level: 'casual',
    label: 'Bob, bot, Casual, thinking, 0 points',
  });
  const sent: TurnEditor = {
    ...editor,
    sent: true,
    view: { ...editor.view, now: { ...editor.view.now, in: [true, false] } },
  };
  expect(barModel(sceneOf(sent, { ...showing, bots })).sentence).toContain('Bob is still thinking');
  expect(barModel(sceneOf(sent, showing)).sentence).toContain('Waiting for Bob');
  expect(act(sent, { kind: 'undo' }).why?.code).toBe('already-in');
});

test("a round is summarised with everyone's town", () => {
  const players = ['Ada', 'Bob', 'Cy'];
  const editor = editors({ edition: '2018', players }, 12, new FastRandom('towns')).at(-1);
  if (editor === undefined) throw new Error('no opening');
  const { state, commitment } = editor.view;
  expect(state.rounds.length).toBeGreaterThan(0);
  const towns = afterRound(state, commitment, { text: en, bots: [null, null, 'master'] });
  expect(towns.map(({ name }) => name)).toEqual(players);
  expect(towns.map(({ level }) => level)).toEqual([undefined, undefined, 'master']);
  for (const { did, sheet } of towns) {
    expect(did).toMatch(/\.$/);
    const fresh = sheet.streets.flatMap(({ lots }) => lots).filter(({ ink }) => ink === 'fresh');
    expect(fresh.length > 0).toBe(/Wrote|Built a roundabout/.test(did));
  }
});
