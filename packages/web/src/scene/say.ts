import { nothingFits } from './barSentence.ts';
import { stackModel } from './deckModel.ts';
import { offersModel } from './offersModel.ts';
import { partsIn, pointsOf } from './parts.ts';
import { plansModel } from './plansModel.ts';
import { recap } from './recap.ts';
import { rivalModel } from './rivalModel.ts';
import type { Scene } from './scene.ts';
import { seatsModel } from './seatsModel.ts';

/** What a key can announce. */
export type Asked = 'sheet' | 'round' | 'plans' | 'awaited' | 'last-round' | 'score' | 'others';

/** The answer, in plain sentences. */
export function answer(asked: Asked, scene: Scene): string {
  switch (asked) {
    case 'sheet':
      return saySheet(scene);
    case 'round':
      return sayRound(scene);
    case 'plans':
      return scene.text.turn.say.sentences(plansModel(scene).map(({ label }) => label));
    case 'awaited':
      return sayAwaited(scene);
    case 'last-round':
      return sayLastRound(scene);
    case 'score':
      return sayScore(scene);
    case 'others':
      return sayOthers(scene);
  }
}

function saySheet({ now, streets, text }: Scene): string {
  const { say } = text.turn;
  const lines = now.sheet.streets.map(({ houses, fences }, street) =>
    say.street(
      street,
      streets,
      houses.map(({ kind, number = 0 }, i) => ({ kind, number, fence: fences[i] === true })),
    ),
  );
  return say.sentences([...lines, say.score(now.score.total, 0)]);
}

function sayRound(scene: Scene): string {
  const { now, text } = scene;
  const { say } = text.turn;
  const offers = offersModel(scene).map(({ index, number, action }) => say.offer(index, number, action));
  const stack = stackModel(now.editor.view, text);
  return say.sentences([
    say.round(now.editor.view.state.rounds.length + 1),
    ...offers,
    ...(stack === undefined ? [] : [stack.label]),
    nothingFits(scene),
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

function sayLastRound({ now: { editor }, streets, text }: Scene): string {
  const lines = recap(editor.view.state, streets, text);
  if (lines.length === 0) return text.game.noLastRound;
  return text.turn.say.sentences(lines.map((line) => line.text));
}

/** The score by parts. */
function sayScore({ now: { editor, score }, text, spoken }: Scene): string {
  const parts = partsIn(editor.position.rules).map((part) => ({
    name: text.words.columns[part],
    points: pointsOf(score, part),
  }));
  return spoken?.answers.score(score.total, parts) ?? '';
}

/** Everyone else, and the AAA. */
function sayOthers(scene: Scene): string {
  const { text, spoken } = scene;
  const others = seatsModel(scene).filter(({ you }) => !you);
  const rival = rivalModel(scene);
  if (spoken === undefined) return '';
  if (others.length === 0 && rival === undefined) return spoken.answers.alone;
  return text.turn.say.sentences([
    ...others.map(({ label }) => `${label}.`),
    rival === undefined ? '' : spoken.answers.others([rival]),
  ]);
}
