import { stackModel } from './deckModel.ts';
import { offersModel } from './offersModel.ts';
import { plansModel } from './plansModel.ts';
import { recap } from './recap.ts';
import type { Scene } from './scene.ts';

/** What can be asked for by a key. */
export type Asked = 'sheet' | 'round' | 'plans' | 'awaited' | 'last-round';

/** The answer, in plain sentences. */
export function answer(asked: Asked, scene: Scene): string {
  switch (asked) {
    case 'sheet':
      return saySheet(scene);
    case 'round':
      return sayRound(scene);
    case 'plans':
      return plansModel(scene)
        .map(({ label }) => label)
        .join(' ');
    case 'awaited':
      return sayAwaited(scene);
    case 'last-round':
      return sayLastRound(scene);
  }
}

function saySheet({ now, streets, text }: Scene): string {
  const { say, spots } = text.turn;
  const lines = now.sheet.streets.map(({ houses, fences }, street) => {
    const words = houses.flatMap(({ kind, number = 0 }, i) => {
      const what = {
        empty: spots.empty,
        number: String(number),
        bis: say.copy(number),
        roundabout: spots.roundabout,
      }[kind];
      return fences[i] === true ? [what, spots.fence] : [what];
    });
    return say.street(streets[street] ?? '', words);
  });
  return [...lines, say.score(now.score.total, 0)].join(' ');
}

function sayRound(scene: Scene): string {
  const { now, text } = scene;
  const { edition } = now.editor.position.rules.options;
  const offers = offersModel(scene).map(({ index, number, action }) =>
    text.turn.say.offer(index, number, text.words.actions[edition][action]),
  );
  const stack = stackModel(now.editor.view, text);
  return text.turn.say.round(now.editor.view.state.rounds.length + 1, [
    ...offers,
    ...(stack === undefined ? [] : [stack.label]),
  ]);
}

function sayAwaited({ now: { editor }, text }: Scene): string {
  const { view } = editor;
  const isAwaited = (seat: number) => view.now?.in[seat] === false;
  const others = view.state.rules.options.players.filter(
    (_, seat) => seat !== editor.seat && isAwaited(seat),
  );
  return text.turn.say.awaited(others, isAwaited(editor.seat));
}

function sayLastRound({ now: { editor }, text }: Scene): string {
  const lines = recap(editor.view.state, text);
  return lines.length === 0 ? text.game.noLastRound : lines.map((line) => line.text).join(' ');
}
