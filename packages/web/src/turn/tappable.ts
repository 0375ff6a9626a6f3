import { legalSteps, MAX_HOUSES, takeStep, type Draft, type Spot } from 'picket-engine';
import { targets } from './action.ts';
import { cardDrafts, draftsOf, openChoices } from './choices.ts';
import { pickedPlan } from './claim.ts';
import type { TurnEditor } from './editor.ts';

export type Mode = 'write' | 'act' | 'roundabout' | 'estates' | 'rest';

/** What a tap on the sheet does now. */
export function modeOf(editor: TurnEditor): Mode {
  const { draft } = editor;
  if (editor.sent) return 'rest';
  if (editor.roundabout) return 'roundabout';
  if (!draft.turn.complete) return 'write';
  if (targets(editor).length > 0) return 'act';
  return pickedPlan(draft) === undefined ? 'rest' : 'estates';
}

/** What can be tapped on the sheet now. */
export interface Tappable {
  readonly lot: (spot: Spot) => 'write' | 'bis' | 'roundabout' | undefined;
  readonly gap: (spot: Spot) => boolean;
  readonly sizes: ReadonlySet<number>;
  /** With nothing picked: the cards whose printed number fits. */
  readonly rings: (spot: Spot) => readonly number[];
  /** With nothing picked: the cards whose number fits only with a temp. */
  readonly tempRings: (spot: Spot) => readonly number[];
}

export function tappable(editor: TurnEditor): Tappable {
  const mode = modeOf(editor);
  const found = mode === 'act' ? targets(editor) : [];
  const free = mode === 'write' && !editor.draft.turn.chosen && editor.picked === undefined;
  const fitting = free
    ? cardDrafts(editor).map((draft) => (draft === undefined ? NOWHERE : writable(draft)))
    : [];
  const ringed = fitting.some((spots) => spots.size > 0);
  const changed = ringed ? writableByTemp(editor) : [];
  const lots =
    mode === 'roundabout'
      ? roundabouts(editor.draft)
      : mode === 'write' && !ringed
        ? writableNow(editor)
        : new Set(found.flatMap((step) => (step.do === 'bis' ? [key(step.at)] : [])));
  const kind = mode === 'roundabout' || mode === 'write' ? mode : 'bis';
  const gaps = new Set(found.flatMap((step) => (step.do === 'fence' ? [key(step.at)] : [])));
  return {
    lot: (spot) => (lots.has(key(spot)) ? kind : undefined),
    gap: (spot) => gaps.has(key(spot)),
    sizes: new Set(found.flatMap((step) => (step.do === 'improve' ? [step.size] : []))),
    rings: (spot) => cardsFor(fitting, spot),
    tempRings: (spot) => cardsFor(changed, spot).filter((card) => !cardsFor(fitting, spot).includes(card)),
  };
}

const NOWHERE: ReadonlySet<number> = new Set();

function cardsFor(spots: readonly ReadonlySet<number>[], spot: Spot): number[] {
  return spots.flatMap((fitting, card) => (fitting.has(key(spot)) ? [card] : []));
}

function key([street, house]: Spot): number {
  return street * MAX_HOUSES + house;
}

/** Where the number of a draft may be written unchanged. */
export function writable(draft: Draft): ReadonlySet<number> {
  const spots = new Set<number>();
  for (const step of legalSteps(draft)) {
    if (step.do === 'write') spots.add(key(step.at));
    else if (step.do !== 'temp') break;
  }
  return spots;
}

/** The same as spots. */
export function writableSpots(draft: Draft): Spot[] {
  return [...writable(draft)].map((spot) => [Math.floor(spot / MAX_HOUSES), spot % MAX_HOUSES]);
}

/** Where it may be written with any change a temp still allows. */
function writableNow(editor: TurnEditor): ReadonlySet<number> {
  const spots = new Set<number>();
  for (const { draft } of openChoices(editor)) {
    for (const changed of changedDrafts(editor, draft)) for (const spot of writable(changed)) spots.add(spot);
  }
  return spots;
}

/** By card, where its number may be written with a change that a temp allows. */
function writableByTemp(editor: TurnEditor): ReadonlySet<number>[] {
  const spots = editor.position.numbers.map(() => new Set<number>());
  for (const { draft, cards } of openChoices(editor)) {
    const [number = 0] = cards;
    for (const changed of changedDrafts(editor, draft)) {
      for (const spot of writable(changed)) spots[number]?.add(spot);
    }
  }
  return spots;
}

function changedDrafts(editor: TurnEditor, draft: Draft): Draft[] {
  const all = [...changesOf(draft)].filter((by) => by === (editor.change ?? by));
  const changed = all.flatMap((by) => {
    const next = takeStep(draft, { do: 'temp', by });
    return next.ok ? [next.value] : [];
  });
  return editor.change === undefined ? [draft, ...changed] : changed;
}

function* changesOf(draft: Draft): Generator<number> {
  for (const step of legalSteps(draft)) {
    if (step.do !== 'temp') break;
    yield step.by;
  }
}

function roundabouts(draft: Draft): ReadonlySet<number> {
  const spots = new Set<number>();
  for (const step of legalSteps(draft)) {
    if (step.do === 'plan') break;
    if (step.do === 'roundabout') spots.add(key(step.at));
  }
  return spots;
}

/** What would make a card's number fit that can be picked but fits nowhere as printed. */
export function helpFor(editor: TurnEditor, card: number): 'temp' | 'roundabout' {
  for (const draft of draftsOf(editor, card)) {
    for (const by of changesOf(draft)) {
      const changed = takeStep(draft, { do: 'temp', by });
      if (changed.ok && writable(changed.value).size > 0) return 'temp';
    }
  }
  return 'roundabout';
}

export function hasRoundabouts(draft: Draft): boolean {
  return roundabouts(draft).size > 0;
}

/** How many houses can be tapped now. */
export function spotCount(editor: TurnEditor): number {
  const { lot } = tappable(editor);
  const lengths = editor.position.rules.layout.printed.streets.map(({ houses }) => houses);
  return lengths
    .flatMap((length, street) => Array.from({ length }, (_, house) => lot([street, house])))
    .filter((target) => target !== undefined).length;
}
