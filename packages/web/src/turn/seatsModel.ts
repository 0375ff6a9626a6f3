import { describeSheet, scoresOf, type State } from '@picket/engine';
import type { SheetModel } from '../sheet/model.ts';
import type { SeatModel } from '../table/model.ts';
import type { Text } from '../text/text.ts';
import { drawingOf, pictureOf } from './drawing.ts';
import type { Scene } from './scene.ts';
import { streetNames } from './streetNames.ts';

/** Everybody at the table, with their sheets as they were last seen; the own one as it is being made. */
export function seatsModel({ now, text, city, streets }: Scene): SeatModel[] {
  const { desk, score } = now;
  const { state } = desk.view;
  const sheets = state.sheets.with(desk.seat, desk.draft.turn.sheet);
  const scores = scoresOf(state, sheets);
  return state.rules.options.players.map((name, seat) => {
    const you = seat === desk.seat;
    const steps = you ? desk.draft.steps : lastSteps(state, seat);
    const sheet = describeSheet(sheets[seat] ?? desk.position.sheet);
    const total = you ? score.total : (scores[seat]?.total ?? 0);
    const drawing = drawingOf({ state, seat, sheet, steps, text, streets });
    return {
      seat,
      name,
      you,
      state: desk.view.now?.in[seat] === true ? 'in' : 'thinking',
      score: total,
      sheet: pictureOf(drawing, you ? city : name, total),
    };
  });
}

/** The sheets of a game that is over, or of one that is only watched. */
export function townModels(
  state: State,
  commitment: string,
  { text, town }: { readonly text: Text; readonly town: (seat: number) => string },
): SheetModel[] {
  const streets = streetNames(commitment).map((name) => text.turn.street(name));
  const scores = scoresOf(state);
  return state.sheets.map((sheet, seat) => {
    const drawing = drawingOf({ state, seat, sheet: describeSheet(sheet), steps: [], text, streets });
    return pictureOf(drawing, town(seat), scores[seat]?.total ?? 0);
  });
}

function lastSteps(state: State, seat: number) {
  return state.rounds.at(-1)?.turns[seat] ?? [];
}
