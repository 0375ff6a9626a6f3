import type { LevelId } from 'picket-bots';
import { describeSheet, scoresOf, type State } from 'picket-engine';
import type { BotStyle } from 'picket-protocol';
import { streetsOf } from 'picket-words';
import type { Snapshot } from '../authority/authority.ts';
import type { SheetModel } from './sheetTypes.ts';
import type { SeatModel } from './tableTypes.ts';
import type { Text, TextViewText } from '../text/text.ts';
import { drawingOf, pictureOf } from './drawing.ts';
import { handModel } from './handModel.ts';
import { newsOf } from './news.ts';
import { did } from './recap.ts';
import { partModels } from './parts.ts';
import type { Scene } from './scene.ts';

/** Everyone at the table, with their last known sheets; the player's own with the draft. */
export function seatsModel(scene: Scene): SeatModel[] {
  const { now, text, spoken, city, streets, bots, styles, statuses } = scene;
  const { editor, score } = now;
  const { state } = editor.view;
  const sheets = state.sheets.with(editor.seat, editor.draft.turn.sheet);
  const scores = scoresOf(state, sheets);
  return state.rules.options.players.map((name, seat) => {
    const you = seat === editor.seat;
    const isIn = editor.view.now?.in[seat] === true;
    const steps = you ? editor.draft.steps : lastSteps(state, seat);
    const hand = handModel(editor.view, seat, text);
    const total = you ? score.total : (scores[seat]?.total ?? 0);
    const described = () => describeSheet(sheets[seat] ?? editor.position.sheet);
    const draw = (): SheetModel => {
      const sheet = described();
      const drawing = drawingOf({ state, seat, sheet, steps, text, spoken, streets });
      return pictureOf(drawing, you ? city : name, total);
    };
    let drawn: SheetModel | undefined;
    return {
      seat,
      name,
      you,
      // A getter, so only visible towns are drawn: there can be two hundred.
      get sheet() {
        return (drawn ??= draw());
      },
      get parts() {
        const own = you ? score : scores[seat];
        return own === undefined ? [] : partModels(state.rules, own, described(), text);
      },
      get news() {
        return newsOf(state, seat);
      },
      get newsLabel() {
        return text.game.seat.news(name, did(state, seat, streets, text));
      },
      ...levelOf(bots[seat]),
      ...characterOf(styles[seat]),
      ...(hand && { hand }),
      state: isIn ? 'in' : 'thinking',
      ...(statuses[seat] === undefined ? {} : { status: statuses[seat] }),
      score: total,
      label: text.game.seat.label(
        { name, ...levelOf(bots[seat]), ...characterOf(styles[seat]), status: statuses[seat] },
        isIn,
        total,
      ),
    };
  });
}

export function levelOf(level: LevelId | null | undefined): Pick<SeatModel, 'level'> {
  return level === undefined || level === null ? {} : { level };
}

function characterOf(style: BotStyle | null | undefined): Pick<SeatModel, 'character'> {
  const character = style?.character ?? null;
  return character === null ? {} : { character };
}

interface Words {
  readonly text: Text;
  readonly spoken?: TextViewText | undefined;
}

/** Everyone's town after a round, with its new marks, and a description. */
export interface AfterRound extends Pick<SeatModel, 'seat' | 'name' | 'level' | 'score' | 'parts' | 'sheet'> {
  readonly did: string;
}

export function afterRound(
  state: State,
  commitment: string,
  { text, spoken, bots }: Words & { readonly bots: Snapshot['bots'] },
): AfterRound[] {
  const streets = streetsOf(commitment);
  const scores = scoresOf(state);
  const { players } = state.rules.options;
  return state.sheets.map((sheet, seat) => {
    const name = players[seat] ?? '';
    const own = scores[seat];
    const score = own?.total ?? 0;
    const steps = lastSteps(state, seat);
    const described = describeSheet(sheet);
    const drawing = drawingOf({ state, seat, sheet: described, steps, text, spoken, streets });
    return {
      seat,
      name,
      ...levelOf(bots[seat]),
      score,
      parts: own === undefined ? [] : partModels(state.rules, own, described, text),
      sheet: pictureOf(drawing, name, score),
      did: text.turn.recap.sentences(did(state, seat, streets, text)),
    };
  });
}

/** The sheets of a finished game, or of one that is watched. */
export function townModels(
  state: State,
  commitment: string,
  { text, spoken, town }: Words & { readonly town: (seat: number) => string },
): SheetModel[] {
  const streets = streetsOf(commitment);
  const scores = scoresOf(state);
  return state.sheets.map((sheet, seat) => {
    const drawing = drawingOf({ state, seat, sheet: describeSheet(sheet), steps: [], text, spoken, streets });
    return pictureOf(drawing, town(seat), scores[seat]?.total ?? 0);
  });
}

function lastSteps(state: State, seat: number) {
  return state.rounds.at(-1)?.turns[seat] ?? [];
}
