import { newGame, readAbout, submit, viewOf, writeView, type Game, type Round } from 'picket-engine';
import type { SavedDraft, Problem, Snapshot, TurnMessage } from './authority.ts';
import { counting } from './about.ts';
import { isDraft } from './storedDraft.ts';
import { componentsIn, inOrder, readGame } from './storedValues.ts';
import { botsOf, peopleOf, seatsPeople, stylesOf } from './seating.ts';
import type { OwnFile } from './componentFiles.ts';
import type { Change, StoredValues, StoredGame } from './store.ts';

/** A loaded game: its stored data, and the state folded from it. */
export interface OpenGame {
  readonly stored: StoredGame;
  readonly game: Game;
  /** By seat. A draft is kept until the round is over, so that a turn taken back can be changed. */
  readonly drafts: readonly SavedDraft[];
  /** The user's components, if the game uses them. */
  readonly own?: OwnFile;
  /** Why the store lags behind memory. */
  readonly problem?: Problem;
}

/** Folds a stored log; undefined if it can't be the log of a game. */
export function openStored(found: StoredValues, own?: OwnFile): OpenGame | undefined {
  const stored = readGame(found.game);
  // Without its components file, the game would have other cards.
  if (stored === undefined || componentsIn(stored) !== own?.hash) return undefined;
  const { options, seed, rules, data = 1, plans } = stored;
  const started = newGame({
    options,
    seed,
    rules,
    data,
    ...(plans && { plans }),
    ...(own && { box: own.box }),
  });
  if (!started.ok || !seatsPeople(stored)) return undefined;
  if (!readAbout(stored.about ?? {}, options.players.length).ok) return undefined;
  let game = started.value;
  for (const turn of inOrder(found.turns)) {
    const next = submit(game, turn);
    if (!next.ok) return undefined;
    game = next.value;
  }
  return { stored, game, drafts: found.drafts.filter(isDraft), ...(own && { own }) };
}

/** The versions the game is pinned to. */
export type Pinned = Required<Pick<StoredGame, 'rules' | 'data' | 'plans'>>;
/** If no plans are given, they are dealt. */
export type Versions = Pick<Pinned, 'rules' | 'data'> & Partial<Pinned>;

export function pinnedOf({ state: { rules } }: Game): Pinned {
  return { rules: rules.version, data: rules.data, plans: rules.plans.map(({ card }) => card.id) };
}

/** A game as this device may know it; `elsewhere` says whether another tab plays it. */
export function snapshotOf(open: OpenGame): Omit<Snapshot, 'elsewhere'> {
  const { stored, game, drafts, own, problem } = open;
  const active = activeSeat(open);
  const round = roundOf(game);
  return {
    id: stored.id,
    city: stored.city,
    ...(stored.cities && { cities: stored.cities }),
    views: peopleOf(stored).map((seat) => writeView(viewOf(game, seat))),
    over: isOver(game),
    active,
    bots: botsOf(stored),
    ...(stored.styles && { styles: stylesOf(stored) }),
    drafts: drafts.filter((draft) => draft.seat === active && draft.round === round),
    played: stored.played,
    ...(stored.practice && { practice: true }),
    ...(stored.imported && { imported: true }),
    ...(stored.deal !== undefined && { deal: stored.deal }),
    ...(stored.odds === false && { odds: false }),
    ...(own && { components: own.text }),
    ...(problem !== undefined && { problem }),
  };
}

/** Pass-and-play: the first seat that has not submitted, else the last one that did. */
function activeSeat({ stored, game }: OpenGame): number {
  const people = peopleOf(stored);
  return people.find((seat) => game.turns[seat] === undefined) ?? people.at(-1) ?? 0;
}

export function isOver(game: Game): boolean {
  return game.state.ending !== undefined;
}

export function roundOf(game: Game): number {
  return game.state.rounds.length;
}

/** The whole log: finished rounds, and the submitted turns of the current one. */
function turnsOf(game: Game): TurnMessage[] {
  const over = logOf(game.state.rounds);
  // Once the game is over, its last turns are part of the rounds.
  if (isOver(game)) return over;
  const round = roundOf(game);
  const now = game.turns.flatMap((turn, seat) =>
    turn === undefined ? [] : [{ seat, round, steps: turn.steps }],
  );
  return [...over, ...now];
}

/** The turns of finished rounds. */
export function logOf(rounds: readonly Pick<Round, 'turns'>[]): TurnMessage[] {
  return rounds.flatMap(({ turns }, round) => turns.map((steps, seat) => ({ seat, round, steps })));
}

/** Everything stored about a game. */
export function everything({ stored, game, drafts }: OpenGame): Required<Omit<Change, 'takenBack'>> {
  return { game: stored, whole: true, turns: turnsOf(game), drafts };
}

/** The same game before its last finished round, as practice; undefined if there is none. */
export function beforeLastRound(open: OpenGame): OpenGame | undefined {
  const round = roundOf(open.game) - 1;
  if (round < 0) return undefined;
  const { game, turns, drafts } = everything(open);
  const earlier = {
    game: counting(game, 'takeBacks'),
    turns: turns.filter((turn) => turn.round < round),
    drafts: drafts.filter((draft) => draft.round <= round),
  };
  return openStored(earlier, open.own);
}
