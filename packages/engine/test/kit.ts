// Shared test helpers: games of simple players, positions from them, sheets written as text.

import {
  base64url,
  builtIn,
  defaultOptions,
  isComplete,
  legalSteps,
  newGame,
  positionIn,
  RULES_VERSION,
  sha256,
  startDraft,
  submit,
  takeStep,
  utf8,
  viewOf,
  type Draft,
  type Game,
  type Options,
  type Position,
  type Random,
  type Result,
  type Step,
} from '../src/index.ts';
import { FastRandom } from '../src/fast.ts';

/** The value of a result that must be ok. */
export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`rejected: ${JSON.stringify(result.rejection)}`);
  return result.value;
}

/** A seed derived from any text. */
export function seedOf(text: string): string {
  return base64url(sha256(utf8(text)).subarray(0, 16));
}

/** A new game under the newest rules, or another version. */
export function start(options: Partial<Options> = {}, seed = 'kit', rules = RULES_VERSION): Game {
  return must(newGame({ options: { ...defaultOptions, ...options }, seed: seedOf(seed), rules }));
}

/** The tables of the standard game. */
export const STANDARD: readonly Partial<Options>[] = [
  { edition: '2018' },
  { edition: '2018', advanced: true },
  { edition: '2023' },
  { edition: '2023', advanced: true },
  { edition: '2023', sheet: 'blueprint' },
  { edition: '2023', sheet: 'blueprint', advanced: true },
];

const alone = ['Ada'];
const opponents = (edition: '2018' | '2023'): readonly Partial<Options>[] =>
  (builtIn.editions[edition]?.architects ?? []).map(({ id }, i) => ({
    edition,
    mode: 'aaa',
    opponent: id,
    players: alone,
    advanced: i % 2 === 1,
  }));

/** The tables of the modes with cards in hand, every opponent included. */
export const HANDS: readonly Partial<Options>[] = [
  { edition: '2018', mode: 'expert' },
  { edition: '2018', mode: 'expert', advanced: true, players: ['Ada', 'Bob', 'Cy'] },
  { edition: '2018', mode: 'solo', players: alone },
  { edition: '2018', mode: 'solo', players: alone, advanced: true },
  ...opponents('2018'),
  ...opponents('2023'),
  {
    edition: '2023',
    mode: 'aaa',
    opponent: '2023-aaa-4',
    players: alone,
    sheet: 'blueprint',
    advanced: true,
  },
];

/** Every kind of table. */
export const TABLES: readonly Partial<Options>[] = [...STANDARD, ...HANDS];

export function nameOf({
  edition,
  mode = 'standard',
  advanced = false,
  sheet = 'classic',
  opponent,
}: Partial<Options>): string {
  const parts = [
    edition ?? '2018',
    mode === 'standard' ? undefined : mode,
    opponent?.replace(`${edition}-aaa-`, ''),
    sheet === 'classic' ? undefined : sheet,
    advanced ? 'advanced' : undefined,
  ];
  return parts.filter((part) => part !== undefined).join('-');
}

/** How likely a simple player is to pick each kind of legal step; `stop` is one of them. */
export type Style = 'wild' | 'sensible';

/**
 * Picks the next step, or none to stop. A wild player likes every kind of step equally. A sensible one keeps
 * its streets in order, always uses the action, rarely builds roundabouts, and claims most plans: its games
 * last long.
 */
export function pickStep(draft: Draft, random: Random, style: Style): Step | undefined {
  const byKind = new Map<string, Step[]>();
  for (const step of legalSteps(draft)) {
    const kind = byKind.get(step.do) ?? [];
    if (kind.length < 300) kind.push(step);
    byKind.set(step.do, kind);
  }
  const seldom = style === 'sensible' && random.below(12) > 0 ? ['roundabout'] : [];
  for (const kind of seldom) if (byKind.size > 1) byKind.delete(kind);
  const kinds = [...byKind.keys()];
  const acting = kinds.some((kind) => ['fence', 'improve', 'park', 'pool', 'bis'].includes(kind));
  if (isComplete(draft) && !(style === 'sensible' && (acting || random.below(4) > 0))) kinds.push('stop');
  const steps = byKind.get(kinds[random.below(Math.max(kinds.length, 1))] ?? 'stop');
  if (steps === undefined) return undefined;
  return style === 'sensible' ? best(steps, draft, random) : steps[random.below(steps.length)];
}

/** Prefers numbers near the house they would have in an evenly filled street; everything else is random. */
function best(steps: readonly Step[], draft: Draft, random: Random): Step | undefined {
  const { streets } = draft.position.rules.layout.printed;
  const strain = (step: Step): number => {
    if (step.do !== 'write') return random.below(100);
    const [street, house] = step.at;
    const length = streets[street]?.houses ?? 1;
    return Math.abs(house / Math.max(length - 1, 1) - (step.number - 1) / 14) * 100 + random.below(12);
  };
  const ranked = steps.map((step) => ({ step, strain: strain(step) }));
  return ranked.toSorted((a, b) => a.strain - b.strain)[0]?.step;
}

/** A whole turn of a simple player. */
export function pickTurn(position: Position, random: Random, style: Style): Draft {
  let draft = startDraft(position);
  for (;;) {
    const step = pickStep(draft, random, style);
    if (step === undefined) return draft;
    draft = must(takeStep(draft, step));
  }
}

/** Plays a game to its end; `visit` is called with the game before every turn. */
export function playOut(
  game: Game,
  random: Random,
  style: Style,
  visit: (game: Game, seat: number) => void = () => undefined,
): Game {
  let now = game;
  while (now.state.ending === undefined) {
    const round = now.state.rounds.length;
    for (let seat = 0; seat < now.state.sheets.length; seat++) {
      visit(now, seat);
      now = must(submit(now, { seat, round, steps: pickTurn(positionFor(now, seat), random, style).steps }));
    }
  }
  return now;
}

export function positionFor(game: Game, seat: number): Position {
  const position = positionIn(viewOf(game, seat));
  if (position === undefined) throw new Error('the game is over');
  return position;
}

/** A finished game of simple players. */
export function finished(
  options: Partial<Options>,
  seed: string,
  style: Style = 'sensible',
  rules = RULES_VERSION,
): Game {
  return playOut(start(options, seed, rules), new FastRandom(seed), style);
}

/** Positions from games at this table, taken at random rounds until there are enough. */
export function* positions(options: Partial<Options>, count: number, seed: string): Generator<Position> {
  const random = new FastRandom(`${seed}/${nameOf(options)}`);
  let found = 0;
  for (let i = 0; found < count; i++) {
    const taken: Position[] = [];
    const style = i % 4 === 0 ? 'wild' : 'sensible';
    playOut(start({ players: ['Ada', 'Bob'], ...options }, `${seed}/${i}`), random, style, (game, seat) => {
      if (random.below(8) === 0) taken.push(positionFor(game, seat));
    });
    for (const position of taken.slice(0, count - found)) yield position;
    found += taken.length;
  }
}
