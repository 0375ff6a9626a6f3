import type { LevelId } from 'picket-bots';
import { describeSheet, scoresOf, type TurnStep } from 'picket-engine';
import { streetsOf } from 'picket-words';
import { drawingOf, pictureOf } from '../scene/drawing.ts';
import { stepSentences } from '../scene/logModel.ts';
import { offersModel, plansModel, sceneOf } from '../scene/models.ts';
import { partModels } from '../scene/parts.ts';
import { dealNotes } from '../scene/recap.ts';
import type { SheetModel } from '../scene/sheetTypes.ts';
import type { OfferModel, PartModel, PlanModel } from '../scene/tableTypes.ts';
import type { Text } from '../text/text.ts';
import { openEditor } from '../turn/openEditor.ts';
import type { Moment, Viewer } from './moment.ts';
import { shownAt, type Shown } from './shown.ts';
import { stepsIn } from './stages.ts';
import { gameBefore, turnIn, type Story } from './story.ts';

/** The names as the page shows them. */
export interface Cast {
  readonly names: readonly string[];
  readonly towns: readonly string[];
  readonly bots: readonly (LevelId | null)[];
}

export interface TownModel {
  readonly seat: number;
  readonly name: string;
  readonly level: LevelId | null;
  readonly score: number;
  readonly parts: readonly PartModel[];
  /** Computed on demand. */
  readonly sheet: SheetModel;
}

export interface CardModel extends OfferModel {
  /** Who picked it, if the cards are open to all. */
  readonly takers: readonly string[];
}

export interface ReplayModel {
  readonly towns: readonly TownModel[];
  readonly cards: readonly CardModel[];
  readonly plans: readonly PlanModel[];
  /** What the shown town did in this stage; in the first stage, what came up with the cards. */
  readonly sentence: string;
  /** Its score before the round. */
  readonly before: number;
  /** The whole turn, for the names of the stages. */
  readonly turn: readonly TurnStep[];
  readonly shown: Shown;
}

export function replayModel(
  story: Story,
  moment: Moment,
  viewer: Viewer,
  { names, towns, bots, text }: Cast & { readonly text: Text },
): ReplayModel {
  const shown = shownAt(story, moment, viewer);
  const { state } = shown;
  const streets = streetsOf(story.record.commitment);
  const scores = scoresOf(state);
  const before = scoresOf(gameBefore(story.games, moment.round).state)[moment.seat]?.total ?? 0;
  const named = { ...state, rules: { ...state.rules, options: { ...state.rules.options, players: names } } };
  const scene = sceneFor(shown, { names, bots, text });
  const { edition } = state.rules.options;
  const done = stepsIn(shown.steps[moment.seat] ?? [], moment.stage);
  return {
    towns: state.sheets.map((sheet, seat) => ({
      seat,
      name: names[seat] ?? '',
      level: bots[seat] ?? null,
      score: scores[seat]?.total ?? 0,
      get parts() {
        const score = scores[seat];
        return score === undefined ? [] : partModels(state.rules, score, describeSheet(sheet), text);
      },
      get sheet() {
        const steps = shown.steps[seat] ?? [];
        const drawing = drawingOf({ state: named, seat, sheet: describeSheet(sheet), steps, text, streets });
        return pictureOf(drawing, towns[seat] ?? '', scores[seat]?.total ?? 0);
      },
    })),
    cards:
      scene === undefined
        ? []
        : offersModel(scene).map((offer) => ({ ...offer, takers: takersOf(shown, offer.index, names) })),
    plans: scene === undefined ? [] : plansModel(scene),
    sentence:
      done.length > 0
        ? stepSentences(text, done, { edition, streets })
        : dealNotes(state, shown.view.now?.notes ?? [], text).join(' '),
    before,
    turn: turnIn(story, moment.round, moment.seat),
    shown,
  };
}

/** The table of the seat whose cards are shown, with everyone's visible marks. */
function sceneFor(
  { view, draft, state }: Shown,
  { names, bots, text }: Omit<Cast, 'towns'> & { readonly text: Text },
) {
  const options = { ...view.state.rules.options, players: names };
  const open = { ...view, state: { ...view.state, rules: { ...view.state.rules, options } } };
  const editor = openEditor(open, draft, { autoMarks: false });
  if (editor === undefined) return undefined;
  const others = { ...editor.view, state: { ...editor.view.state, sheets: state.sheets } };
  return sceneOf({ ...editor, view: others, sent: true }, { text, city: '', bots });
}

function takersOf({ steps, view }: Shown, index: number, names: readonly string[]): string[] {
  if (view.now?.cards.kind !== 'offers') return [];
  return names.filter((_, seat) =>
    steps[seat]?.some((step) => step.do === 'choose' && 'offer' in step && step.offer === index),
  );
}
