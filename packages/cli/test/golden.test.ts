import { bots } from 'picket-bots';
import {
  BUILT_IN,
  defaultOptions,
  submit,
  viewOf,
  type Game,
  type Options,
  type Step,
  type View,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { seedOf, startGame } from '../src/gameOptions.ts';
import { width } from '../src/io/table.ts';
import { hint } from '../src/play/guide.ts';
import { printed } from '../src/play/look.ts';
import { roundNews } from '../src/play/recap.ts';
import { screen } from '../src/play/screen.ts';
import { openSession } from '../src/play/session.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../src/text/languages.ts';

const ROUNDS = 9;

/** At random, so that the screens don't depend on how well bots play. */
function turnIn(view: View, chance: string): readonly Step[] {
  const { random } = bots;
  if (random === undefined) throw new Error('no bot');
  return random(view, new FastRandom(chance));
}

/** A game after some rounds. */
function played(options: Partial<Options>): Game {
  let game = startGame({ ...defaultOptions, ...options }, seedOf('golden', 0), BUILT_IN);
  for (let round = 0; round < ROUNDS; round++) {
    for (const seat of game.turns.keys()) {
      const steps = turnIn(viewOf(game, seat), `golden/${round}/${seat}`);
      const next = submit(game, { seat, round, steps });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
  }
  return game;
}

const GAMES: readonly Partial<Options>[] = [
  { players: ['Ada', 'Bob'], advanced: true },
  { mode: 'aaa', opponent: '2018-aaa-3', players: ['Ada'] },
];

test.each(LANGUAGE_CODES)('%s: the screen at 80×24', async (code) => {
  const look = { ...printed(await LANGUAGES[code]()), rows: 24 };
  const screens = GAMES.map((options) => {
    const game = played(options);
    const view = viewOf(game, 0);
    const turn = turnIn(view, 'golden');
    const session = openSession(view, undefined, turn.slice(0, 2));
    const lines = screen(session, look, {
      lines: roundNews(view, look, (seat) => seat !== 0),
      guide: hint(session.draft, look.text),
    });
    expect(lines.length).toBeLessThanOrEqual(23);
    expect(Math.max(...lines.map(width))).toBeLessThanOrEqual(80);
    return lines.join('\n');
  });
  await expect(`${screens.join(`\n${'—'.repeat(80)}\n`)}\n`).toMatchFileSnapshot(
    `goldens/screen.${code}.txt`,
  );
});
