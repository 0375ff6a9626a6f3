// Shared by the tests of turns: games played by random taps.

import {
  base64url,
  defaultOptions,
  newGame,
  sha256,
  SLOTS,
  submit,
  utf8,
  viewOf,
  type Game,
  type Spot,
  type Options,
  type Random,
  type Result,
} from 'picket-engine';
import type { Sheet } from 'picket-engine/fast';
import { chipsOf } from './chips.ts';
import { canConfirm, isDone, openEditor, steps } from './openEditor.ts';
import { act } from './act.ts';
import type { TurnEditor } from './editor.ts';
import type { Intent } from './intent.ts';
import { tappable } from './tappable.ts';

/** The value of a result that must be ok. */
export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.rejection)}`);
  return result.value;
}

export function start(options: Partial<Options> = {}, seed = 'kit'): Game {
  const drawn = base64url(sha256(utf8(seed)).subarray(0, 16));
  return must(newGame({ options: { ...defaultOptions, ...options }, seed: drawn }));
}

const seats = (count: number): string[] => ['Ada', 'Bob', 'Cy', 'Dot'].slice(0, count);

/** One table for each meaning of taps; `tables.ts` has all of them. */
export const TABLES: readonly Partial<Options>[] = [
  { edition: '2018', players: seats(1) },
  { edition: '2018', players: seats(2), advanced: true },
  { edition: '2023', players: seats(3) },
  { edition: '2023', players: seats(4), advanced: true },
  { edition: '2018', players: seats(1), mode: 'solo' },
  { edition: '2018', players: seats(1), mode: 'solo', advanced: true },
  { edition: '2018', players: seats(2), mode: 'expert', advanced: true },
  { edition: '2018', players: seats(1), mode: 'aaa', opponent: '2018-aaa-3' },
  { edition: '2023', players: seats(1), mode: 'aaa', opponent: '2023-aaa-4', sheet: 'blueprint' },
];

export function nameOf({
  edition,
  mode = 'standard',
  sheet = 'classic',
  opponent,
  advanced = false,
  players = [],
}: Partial<Options>): string {
  const parts = [edition, mode, sheet, opponent ?? '', advanced ? 'advanced' : '', players.length];
  return parts.filter((part) => part !== '').join(' ');
}

function editorOf(game: Game, seat = 0, autoMarks = true): TurnEditor {
  const editor = openEditor(viewOf(game, seat), undefined, { autoMarks });
  if (editor === undefined) throw new Error('there is no turn to make');
  return editor;
}

/** A turn in the middle of a game: a sheet filled in as given, with the cards of the first round. */
export function editorWith(
  options: Partial<Options>,
  fill: (sheet: Sheet) => void,
  seed?: string,
): TurnEditor {
  const game = start(options, seed);
  const view = viewOf(game, 0);
  const sheets = view.state.sheets.map((sheet) => sheet.copy());
  for (const sheet of sheets) fill(sheet);
  const editor = openEditor({ ...view, state: { ...view.state, sheets } }, undefined, { autoMarks: true });
  if (editor === undefined) throw new Error('there is no turn to make');
  return editor;
}

/** Fills streets from the left with rising numbers and gaps, and adds fences: many small estates. */
export function fillAtRandom(sheet: Sheet, random: Random): void {
  for (const [street, { houses }] of sheet.layout.printed.streets.entries()) {
    for (let gap = 0; gap < houses - 1; gap++) if (random.below(2) === 0) sheet.putFence(street, gap);
    let number = random.below(2);
    for (let house = 0; house < houses && number <= 15; house++) {
      if (random.below(8) === 0) continue;
      sheet.write(street, house, number);
      number += random.below(8) === 0 ? 2 : 1;
    }
  }
}

/** Everything that could be tapped, legal or not. */
export function allIntents(editor: TurnEditor): Intent[] {
  const lengths = editor.position.rules.layout.printed.streets.map(({ houses }) => houses);
  const spots = lengths.flatMap((length, street) =>
    Array.from({ length }, (_, house) => [street, house] as const),
  );
  return [
    ...spots.map((spot): Intent => ({ kind: 'lot', spot })),
    ...spots.map((at): Intent => ({ kind: 'gap', at })),
    ...spots.map(([street, first]): Intent => ({ kind: 'estate', street, first })),
    ...[0, 1, 2].flatMap((index): Intent[] => [
      { kind: 'offer', index },
      { kind: 'offer', index, half: 'number' },
      { kind: 'offer', index, half: 'action' },
      { kind: 'undo-to', index },
    ]),
    ...[1, 2, 3, 4, 5, 6].map((size): Intent => ({ kind: 'size', size })),
    ...SLOTS.map((slot): Intent => ({ kind: 'plan', slot })),
    ...chipsOf(editor).map(({ id }): Intent => ({ kind: 'chip', id })),
    ...([-1, 1] as const).map((by): Intent => ({ kind: 'temp', by })),
    ...(['park', 'pool', 'temp'] as const).map((action): Intent => ({ kind: 'mark', action })),
    ...SIMPLE.map((kind): Intent => ({ kind })),
    { kind: 'plan' },
    { kind: 'explain', what: { part: 'total' } },
  ];
}

const SIMPLE = ['skip', 'roundabout', 'refuse', 'reshuffle', 'cancel', 'undo', 'redo'] as const;

/** Everything the page highlights. */
export function highlighted(editor: TurnEditor): Intent[] {
  const chips = chipsOf(editor).map(({ id }): Intent => ({ kind: 'chip', id }));
  if (editor.asking?.written === false) return chips;
  const { lot, gap, rings, tempRings, sizes } = tappable(editor);
  const lit = (spot: Spot) => lot(spot) !== undefined || rings(spot).length + tempRings(spot).length > 0;
  return [
    ...chips,
    ...allIntents(editor).filter((intent) => {
      if (intent.kind === 'lot') return lit(intent.spot);
      return intent.kind === 'gap' ? gap(intent.at) : intent.kind === 'size' && sizes.has(intent.size);
    }),
  ];
}

function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[random.below(Math.max(items.length, 1))];
}

/** The best of a few taps: plans first, then numbers near their house in an evenly filled street. */
function pickSensibly(editor: TurnEditor, random: Random): Intent | undefined {
  const plan = chipsOf(editor).find(({ kind }) => kind === 'plan');
  if (plan !== undefined && random.below(4) > 0) return { kind: 'chip', id: plan.id };
  const some = highlighted(editor);
  const drawn = Array.from({ length: Math.min(8, some.length) }, () => pick(some, random));
  const ranked = drawn.map((intent) => ({
    intent,
    cost: intent ? costOf(act(editor, intent), random) : 99,
  }));
  return ranked.toSorted((a, b) => a.cost - b.cost)[0]?.intent;
}

function costOf({ draft: { turn }, position }: TurnEditor, random: Random): number {
  const length = position.rules.layout.printed.streets[turn.street]?.houses;
  if (length === undefined) return random.below(100) / 100;
  return Math.abs(turn.house / (length - 1) - (turn.number - 1) / 14);
}

/** Plays a turn by taps on highlights, with an occasional stray tap. */
function playTurn(
  start: TurnEditor,
  random: Random,
  visit: (editor: TurnEditor, intent: Intent) => void = () => {},
): TurnEditor {
  let editor = start;
  for (let i = 0; i < 200; i++) {
    if (isDone(editor) || (canConfirm(editor) && random.below(6) === 0)) return editor;
    const stray = random.below(8) === 0;
    const sensible = stray ? undefined : pickSensibly(editor, random);
    const intent = sensible ?? pick(allIntents(editor), random);
    if (intent === undefined) break;
    visit(editor, intent);
    editor = act(editor, intent);
  }
  throw new Error('the turn never ended');
}

/** A turn of one seat, by taps. */
export function playSeat(game: Game, seat: number, random: Random): TurnEditor['draft']['steps'] {
  return steps(playTurn(editorOf(game, seat), random));
}

/** Plays a game to its end by taps. */
export function playOut(
  game: Game,
  random: Random,
  visit: (editor: TurnEditor, intent: Intent) => void = () => {},
): Game {
  let now = game;
  while (now.state.ending === undefined) {
    const round = now.state.rounds.length;
    for (let seat = 0; seat < now.turns.length; seat++) {
      const editor = playTurn(editorOf(now, seat), random, visit);
      now = must(submit(now, { seat, round, steps: steps(editor) }));
    }
  }
  return now;
}

/** Turn editors from games at this table, at the start of a turn. */
export function editors(options: Partial<Options>, count: number, random: Random): TurnEditor[] {
  const found: TurnEditor[] = [];
  for (let i = 0; found.length < count; i++) {
    const seen = new Set<string>();
    playOut(start(options, `editors ${i}`), random, ({ view, seat, settings }) => {
      const key = `${view.state.rounds.length} ${seat}`;
      if (seen.has(key)) return;
      seen.add(key);
      const editor = openEditor(view, undefined, settings);
      if (editor !== undefined) found.push(editor);
    });
  }
  return found;
}
