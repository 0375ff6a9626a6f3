// node greedyBot.ts: a bot that takes the turn with the highest score right now, against a newcomer.
import { bots, playGame, type Bot } from 'picket-bots';
import {
  defaultOptions,
  isComplete,
  legalSteps,
  newGame,
  positionIn,
  resultOf,
  scoreSheet,
  startDraft,
  takeStep,
  type Draft,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';

/** Every complete turn that starts with this draft. */
function* turnsFrom(draft: Draft): Generator<Draft> {
  if (isComplete(draft)) yield draft;
  for (const step of legalSteps(draft)) {
    const next = takeStep(draft, step);
    if (next.ok) yield* turnsFrom(next.value);
  }
}

export const greedy: Bot = (view) => {
  const position = positionIn(view);
  if (position === undefined) throw new Error('A spectator has no turn.');
  let best: Draft | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const draft of turnsFrom(startDraft(position))) {
    // Temps are ranked at the end; until then, count each box as one point.
    const { total } = scoreSheet(draft.turn.sheet, draft.turn.sheet.temps);
    if (total > most) [best, most] = [draft, total];
  }
  return best?.steps ?? [];
};

const options = { ...defaultOptions, players: ['Greedy', 'Newcomer'] };
const game = newGame({ options, seed: 'AAAAAAAAAAAAAAAAAAAAAA' });
if (!game.ok) throw new Error(game.rejection.code);

const { newcomer = greedy } = bots;
const { state } = playGame(game.value, [greedy, newcomer], (seat) => new FastRandom(`seat ${seat}`));
for (const [seat, { total }] of (resultOf(state)?.scores ?? []).entries()) {
  console.log(`${options.players[seat]}: ${total}`);
}
