import { chooseTurn, completeTurn, type Player } from 'picket-bots';
import { LEVELS, LIMITS, type LevelName } from 'picket-protocol';
import {
  isComplete,
  legalSteps,
  newGame,
  positionIn,
  startDraft,
  submit,
  takeStep,
  viewOf,
  windowOf,
  type Box,
  type Game,
  type Step,
  type View,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { REMEMBERED, type Found, type Job, type JobSeat } from './jobs.ts';
import { equipFor } from './nets.ts';
import { RecentMap } from './recentMap.ts';

/** The level that replaces one that fails. */
const SIMPLEST: LevelName = 'newcomer';
/** The strongest level that needs almost no time. */
const QUICKEST: LevelName = 'regular';

/** Finds turns for bots. It knows whole games, like the server, but each bot gets only the view of its seat. */
export class TurnFinder {
  readonly #games = new RecentMap<Game>(REMEMBERED);
  readonly #box: Box;
  readonly #now: () => number;

  constructor(box: Box, now: () => number) {
    this.#box = box;
    this.#now = now;
  }

  find(job: Job): Found {
    const start = this.#now();
    const passed = () => this.#now() - start;
    const game = this.#follow(job);
    if (game === undefined) return { ms: passed() };
    const turns = job.seats.map((seat) => ({
      nr: seat.nr,
      steps: this.#turn(game, seat, job.chance, Math.min(job.ms, job.within - passed())),
    }));
    return { turns, ms: passed() };
  }

  #follow({ table, start, from, rounds }: Job): Game | undefined {
    const known = from === 0 ? dealt(start, this.#box) : this.#games.get(table);
    if (known?.state.rounds.length !== from) return undefined;
    let game = known;
    for (const [i, turns] of rounds.entries()) {
      for (const [seat, steps] of turns.entries()) {
        const next = submit(game, { seat, round: from + i, steps });
        if (!next.ok) throw new Error(`A stored turn was refused: ${next.rejection.rejection.code}.`);
        game = next.value;
      }
    }
    this.#games.set(table, game);
    return game;
  }

  /** If a bot fails or runs out of time, a simpler one plays, so the game continues. */
  #turn(game: Game, { nr, level, style, draft = [] }: JobSeat, chance: string, ms: number): readonly Step[] {
    const view = viewFor(game, nr);
    for (const who of [ms > 0 ? level : quicker(level), SIMPLEST]) {
      try {
        equipFor(who);
        const begun = draft.length === 0 ? undefined : completeTurn(view, draft);
        if (begun !== undefined) return begun;
        return chooseTurn(view, playerOf(who, style), new FastRandom(`${chance}/${nr}`), {
          ms,
          now: this.#now,
        });
      } catch {
        continue;
      }
    }
    return firstTurn(view);
  }
}

/** At a very large table a bot sees a few seats, like a player. */
function viewFor(game: Game, nr: number): View {
  const { length } = game.turns;
  if (length <= LIMITS.wholeSeats) return viewOf(game, nr);
  const seats = Array.from({ length: LIMITS.followed }, (_, i) => (nr + i) % length);
  return windowOf(game, seats, nr);
}

function dealt(start: Job['start'], box: Box): Game {
  const game = newGame({ ...start, box });
  if (!game.ok) throw new Error(`A stored game was rejected: ${game.rejection.code}.`);
  return game.value;
}

function playerOf(level: LevelName, style: JobSeat['style']): Player {
  return { level, character: style?.character ?? undefined, attention: style?.attention };
}

function quicker(level: LevelName): LevelName {
  return LEVELS.indexOf(level) < LEVELS.indexOf(QUICKEST) ? level : QUICKEST;
}

/** The first legal step, until the turn is complete. */
function firstTurn(view: View): readonly Step[] {
  const position = positionIn(view);
  if (position === undefined) throw new Error('There is no turn to play.');
  let draft = startDraft(position);
  while (!isComplete(draft)) {
    const [step] = legalSteps(draft);
    const next = takeStep(draft, step);
    if (!next.ok) throw new Error(`A legal step was refused: ${next.rejection.code}.`);
    draft = next.value;
  }
  return draft.steps;
}
