import type { LevelId, Limits, Player } from 'picket-bots';
import {
  isComplete,
  legalSteps,
  positionIn,
  startDraft,
  takeStep,
  type Random,
  type Rejection,
  type Step,
  type View,
} from 'picket-engine';
import type { BotStyle } from 'picket-protocol';
import type { GameId, TurnMessage } from './authority.ts';
import { inSlices, type Slicing } from './slices.ts';

/** A bot turn to find. */
export interface BotTask {
  readonly seat: number;
  readonly round: number;
  readonly level: LevelId;
  readonly style: BotStyle | null;
  readonly view: View;
  /** A new random source for this turn. */
  readonly random: () => Random;
  /** Whether the turn can still be played. */
  readonly isStill: () => boolean;
}

/** The part of the bots used here. */
export interface Bots {
  readonly think: (
    view: View,
    player: Player,
    random: Random,
    limits: Limits,
  ) => Generator<undefined, readonly Step[]>;
  readonly levelOf: (level: LevelId) => { readonly ms: number };
  readonly playerOf: (level: LevelId) => { readonly id: LevelId };
}

/** Dependencies, injected for tests. */
export interface ThinkingDependencies extends Slicing {
  /** Loaded with the first game that has bots, with the networks if possible. */
  readonly bots: (level: LevelId) => Promise<Bots>;
  readonly task: (id: GameId) => Promise<BotTask | undefined>;
  readonly submit: (id: GameId, turn: TurnMessage) => Promise<Rejection | undefined>;
}

const SIMPLEST: LevelId = 'newcomer';

/**
 * The bots of local games. They think while people do, in slices, and submit turns like everyone else; work
 * for a past round is dropped.
 */
export class Thinking {
  readonly #around: ThinkingDependencies;
  readonly #attended = new Map<GameId, { again: boolean }>();
  readonly #players = new Map<LevelId, LevelId>();

  constructor(around: ThinkingDependencies) {
    this.#around = around;
  }

  /** The game has changed or is now played here: bots that haven't played start to think. */
  attend(id: GameId): void {
    const attended = this.#attended.get(id);
    if (attended !== undefined) {
      attended.again = true;
      return;
    }
    const attention = { again: true };
    this.#attended.set(id, attention);
    // A game that was removed has no more turns; a failing store is reported by the next write.
    this.#run(id, attention).catch(() => this.drop(id));
  }

  /** Called when the game is no longer played here. */
  drop(id: GameId): void {
    this.#attended.delete(id);
  }

  /** The level that plays for a level: itself, or a substitute while it lacks its networks. */
  playerOf(level: LevelId): LevelId {
    return this.#players.get(level) ?? level;
  }

  async #run(id: GameId, attention: { again: boolean }): Promise<void> {
    const isHere = () => this.#attended.get(id) === attention;
    while (attention.again && isHere()) {
      attention.again = false;
      for (let goesOn = true; goesOn && isHere();) {
        const task = await this.#around.task(id);
        goesOn = task !== undefined && (await this.#play(id, task, isHere));
      }
    }
    if (isHere()) this.#attended.delete(id);
  }

  /** A failing bot must not stop the game: a simpler one plays. Returns whether there may be more to do. */
  async #play(id: GameId, task: BotTask, isHere: () => boolean): Promise<boolean> {
    const { seat, round, level, view } = task;
    const isWanted = () => isHere() && task.isStill();
    const ways = [
      () => this.#think(task, level, isWanted),
      () => this.#think(task, SIMPLEST, isWanted),
      async () => firstTurn(view),
    ];
    for (const way of ways) {
      const steps = await way().catch(() => undefined);
      if (!isWanted()) return true;
      if (steps === undefined) continue;
      if ((await this.#around.submit(id, { seat, round, steps })) === undefined) return true;
    }
    return false;
  }

  /** Undefined once the turn is no longer wanted. */
  async #think(
    { style, view, random }: BotTask,
    level: LevelId,
    isWanted: () => boolean,
  ): Promise<readonly Step[] | undefined> {
    const { now } = this.#around;
    const { think, levelOf, playerOf } = await this.#around.bots(level);
    this.#players.set(level, playerOf(level).id);
    const player = { level, character: style?.character ?? undefined, attention: style?.attention };
    const thought = think(view, player, random(), { ms: levelOf(level).ms, now });
    return inSlices(thought, isWanted, this.#around);
  }
}

/** The first legal turn. */
function firstTurn(view: View): readonly Step[] | undefined {
  const position = positionIn(view);
  let draft = position && startDraft(position);
  while (draft !== undefined && !isComplete(draft)) {
    const [step] = legalSteps(draft);
    const next = takeStep(draft, step);
    draft = next.ok ? next.value : undefined;
  }
  return draft?.steps;
}
