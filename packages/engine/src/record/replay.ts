import { BUILT_IN, type Box } from '../edition/components.ts';
import { newGame, submitAll, type Game } from '../game/game.ts';
import { checkOptions, rulesOf, type Pinned } from '../game/options.ts';
import { openingState, playRound, resolveRound, type SeatFault } from '../game/round.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { check, join } from '../shape.ts';
import { writeCards } from '../state/cards.ts';
import type { Crowd, Ending, State } from '../state/state.ts';
import { SLOTS } from '../types.ts';
import { readAbout } from './about.ts';
import { firstDifference } from './difference.ts';
import { enterSheet } from './enterSheet.ts';
import { recordOfState, type GameRecord } from './record.ts';
import { recordShape, windowShape } from './recordShape.ts';

/** A valid record. */
export interface Replayed {
  readonly state: State;
  /** The record in canonical form. */
  readonly record: GameRecord;
  /** Whether the record has its seed, so that the deal could be checked too. */
  readonly dealChecked: boolean;
}

/** The parts that the record of a window omits: they follow from the seats outside. */
export interface Outside {
  readonly otherTemps: readonly number[];
  /** Why the game ended, if it did. */
  readonly ending: Ending | null;
}

type Parsed = ReturnType<typeof parse>;
type Raw = Extract<Parsed, { ok: true }>['value'];
type RawRecord = Omit<Raw, 'rounds'> & {
  readonly rounds: readonly (Raw['rounds'][number] & { readonly crowd?: Crowd })[];
};

/**
 * [G5] Replays a record and recomputes everything from its seed and turns; rejects it at the first
 * difference. Pass the user's box if the record was played with one. `after` is the state after its first rounds, which
 * are then trusted; the deal is not checked.
 */
export function replay(input: unknown, box: Box = BUILT_IN, after?: State): Result<Replayed> {
  const parsed = parse(input);
  return parsed.ok ? replayParsed(parsed.value, box, { after }) : parsed;
}

/** The same for the record of a window. */
export function replayWindow(input: unknown, outside: Outside, box: Box): Result<Replayed> {
  const parsed = check(windowShape, input);
  return parsed.ok ? replayParsed(parsed.value, box, { outside }) : parsed;
}

interface Given {
  readonly outside?: Outside;
  readonly after?: State | undefined;
}

function replayParsed(raw: RawRecord, box: Box, { outside, after }: Given): Result<Replayed> {
  const about = readAbout(raw.about ?? {}, raw.options.players.length);
  if (!about.ok) return about;
  const pinned: Pinned = { box, rules: raw.rules, data: raw.data ?? 1 };
  const ending = outside?.ending ?? undefined;
  const dealt = after === undefined ? raw.seed : null;
  const played =
    dealt === null ? foldWithoutSeed(raw, pinned, after) : foldWithSeed(raw, dealt, pinned, ending);
  if (!played.ok) return played;
  const folded = withSheets(played.value, raw.sheets);
  if (!folded.ok) return folded;
  const { commitment, seed } = raw;
  const state: State = {
    ...folded.value,
    ...(outside && { otherTemps: outside.otherTemps }),
    ...(ending && { ending }),
  };
  const record = recordOfState(state, { commitment, seed, about: about.value });
  const different =
    differs(record.sheets, raw.sheets, 'sheets') ?? differs(record.result, raw.result, 'result');
  if (different !== undefined) return reject(different);
  return ok({ state, record, dealChecked: dealt !== null });
}

/** [G8] The game with the sheets that were entered after its end. */
function withSheets(state: State, sheets: RawRecord['sheets'] = []): Result<State> {
  let next = state;
  for (const { seat, sheet } of sheets) {
    const entered = enterSheet(next, seat, sheet);
    if (!entered.ok) return entered;
    next = entered.value;
  }
  return ok(next);
}

function parse(input: unknown) {
  return check(recordShape, input);
}

/** Deals the game again from its seed and submits every turn. `ending` is why it ended, if the turns don't show it. */
function foldWithSeed(raw: RawRecord, seed: string, pinned: Pinned, ending?: Ending): Result<State> {
  const started = newGame({ options: raw.options, seed, ...pinned });
  if (!started.ok) return started;
  let game: Game = started.value;
  const wrong =
    differs(game.commitment, raw.commitment, 'commitment') ??
    differs(planIds(game.state), raw.plans, 'plans');
  if (wrong !== undefined) return reject(wrong);
  for (const [i, round] of raw.rounds.entries()) {
    const path = join('rounds', i);
    if (game.state.ending !== undefined) return reject(surplus(path));
    const changed =
      differs(writeCards(game.cards), round.cards, `${path}.cards`) ??
      differs(game.notes, round.notes, `${path}.notes`);
    if (changed !== undefined) return reject(changed);
    if (round.turns.length !== game.turns.length) return reject(seatsDiffer(path, game.turns.length));
    const next = submitAll(game, round.turns, round.crowd);
    if (!next.ok) return reject(illegal(path, next.rejection));
    game = next.value;
  }
  if ((game.state.ending ?? ending) === undefined) {
    return reject(rejection('record-cut-short', { rounds: raw.rounds.length }));
  }
  return ok(game.state);
}

/** Accepts the cards, since they cannot be dealt again, and checks everything that follows from them. */
function foldWithoutSeed(raw: RawRecord, pinned: Pinned, after?: State): Result<State> {
  const opened = after === undefined ? opening(raw, pinned) : ok(after);
  if (!opened.ok) return opened;
  let state = opened.value;
  const { rules } = state;
  for (const [i, round] of raw.rounds.entries()) {
    if (i < (after?.rounds.length ?? 0)) continue;
    const path = join('rounds', i);
    if (state.ending !== undefined) return reject(surplus(path));
    const cards = check(rules.mode.cardsShape(rules), round.cards, `${path}.cards`);
    if (!cards.ok) return cards;
    if (round.turns.length !== state.sheets.length) return reject(seatsDiffer(path, state.sheets.length));
    const dealt = { cards: cards.value, notes: round.notes };
    const impossible = rules.mode.impossible(state, dealt);
    if (impossible !== undefined) {
      return reject(rejection('deal-impossible', { path: `${path}.${impossible}` }));
    }
    const turns = playRound(state, dealt, round.turns);
    if (!turns.ok) return reject(illegal(path, turns.rejection));
    state = resolveRound(state, dealt, turns.value, round.crowd);
  }
  return ok(state);
}

function opening(raw: RawRecord, pinned: Pinned): Result<State> {
  const setup = checkOptions(raw.options, pinned);
  if (!setup.ok) return setup;
  const ids = SLOTS.map((slot) => raw.plans[slot]);
  const chosen = differs(raw.options.plans ?? ids, ids, 'plans');
  if (chosen !== undefined) return reject(chosen);
  const rules = rulesOf(setup.value, ids);
  return rules.ok ? ok(openingState(rules.value)) : rules;
}

function planIds(state: State): { readonly [slot: string]: string } {
  return Object.fromEntries(SLOTS.map((slot, i) => [slot, state.rules.plans[i]?.card.id ?? '']));
}

function differs(should: unknown, is: unknown, path: string): Rejection | undefined {
  const found = firstDifference(should, is, path);
  return found === undefined ? undefined : rejection('record-differs', found);
}

function surplus(path: string): Rejection {
  return rejection('record-goes-on', { path });
}

function seatsDiffer(path: string, seats: number): Rejection {
  return rejection('record-seats-differ', { path: `${path}.turns`, seats });
}

function illegal(round: string, fault: SeatFault): Rejection {
  const path = `${round}.turns[${fault.seat}]`;
  return rejection('turn-illegal', {
    ...fault.rejection.facts,
    path: `${path}[${fault.step}]`,
    why: fault.rejection.code,
  });
}
