import { deckOf } from '../cards/deck.ts';
import { componentsOf, editionBlock, type Box } from '../edition/components.ts';
import { layoutOf } from '../edition/layout.ts';
import { EDITIONS, MODES, SHEETS } from '../edition/names.ts';
import { RULES_VERSION, rulingsOf } from '../edition/rulings.ts';
import type { EditionBlock, PlanCard } from '../edition/types.ts';
import { modeOf } from '../mode/index.ts';
import { planOf } from '../plan/condition.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import {
  boolean,
  check,
  integer,
  list,
  nullable,
  object,
  oneOf,
  pattern,
  text,
  type Shape,
} from '../shape.ts';
import type { Mode } from '../state/mode.ts';
import type { Options, Rules } from '../state/rules.ts';
import { SLOTS } from '../types.ts';

/** A limit for options in files: more seats than any table has. */
const MAX_PLAYERS = 10_000;

/** The hash of a components file, or the commitment to a seed. */
export const hashShape = pattern(/^sha256:[0-9a-f]{64}$/, 'hash');

/** 16 bytes as 22 characters of base64url. */
export const seedShape = pattern(/^[A-Za-z0-9_-]{21}[AQgw]$/, 'seed');

export const optionsShape: Shape<Options> = object(
  {
    edition: oneOf(EDITIONS),
    mode: oneOf(MODES),
    advanced: boolean,
    sheet: oneOf(SHEETS),
    opponent: nullable(text(60)),
    components: nullable(hashShape),
    plans: nullable(list(text(60), SLOTS.length, SLOTS.length)),
    players: list(text(200), 1, MAX_PLAYERS),
  },
  { paper: list(integer(0, MAX_PLAYERS - 1), 1, MAX_PLAYERS) },
);

/** The options of a plain game, to be changed by callers. */
export const defaultOptions: Options = {
  edition: EDITIONS[0],
  mode: MODES[0],
  advanced: false,
  sheet: SHEETS[0],
  opponent: null,
  components: null,
  plans: null,
  players: ['Player 1'],
};

/** What a game is pinned to: the components, their version and the rules version. */
export interface Pinned {
  readonly box: Box;
  readonly rules: number;
  readonly data: number;
}

/** Checked options and everything looked up for them, except the plans. */
export interface Setup {
  readonly options: Options;
  readonly edition: EditionBlock;
  readonly mode: Mode;
  readonly rules: number;
  readonly data: number;
}

/** [E1] [E2] [M1] [M2] Checks options against the components they name. */
export function checkOptions(input: unknown, { box, rules, data }: Pinned): Result<Setup> {
  const shaped = check(optionsShape, input);
  if (!shaped.ok) return shaped;
  const options = shaped.value;
  if (!Number.isInteger(rules) || rules < 1 || rules > RULES_VERSION) {
    return reject(rejection('unknown-rules', { version: rules }));
  }
  const other = otherComponents(options.components, box.hash);
  if (other !== undefined) return reject(other);
  const components = componentsOf(box, data);
  if (components === undefined) return reject(rejection('unknown-data', { version: data }));
  const mode = modeOf(options.edition, options.mode);
  if (mode === undefined) {
    return reject(rejection('mode-not-in-edition', { mode: options.mode, edition: options.edition }));
  }
  const edition = editionBlock(components, options.edition);
  if (edition.sheets[options.sheet] === undefined) {
    return reject(rejection('sheet-not-in-edition', { sheet: options.sheet, edition: options.edition }));
  }
  const known = edition.architects.some(({ id }) => id === options.opponent);
  if (mode.hasOpponent && !known) {
    return reject(rejection('choose-an-opponent', { opponent: options.opponent ?? '' }));
  }
  if (!mode.hasOpponent && options.opponent !== null) {
    return reject(rejection('no-opponent-here', { mode: options.mode }));
  }
  const { min, max } = mode.players(edition);
  if (options.players.length < min) return reject(rejection('too-few-players', { min }));
  if (options.players.length > max) return reject(rejection('too-many-players', { max }));
  const onPaper = whyNoPaper(options, mode);
  return onPaper === undefined ? ok({ options, edition, mode, rules, data }) : reject(onPaper);
}

/** [G8] Seats can play on paper where everyone chooses from the same open cards. They are listed in order, each once. */
function whyNoPaper({ paper = [], players, mode: name }: Options, mode: Mode): Rejection | undefined {
  if (paper.length > 0 && !mode.cardUse.oneCard) return rejection('no-paper-here', { mode: name });
  const wrong = paper.find((seat, i) => seat >= players.length || seat <= (paper[i - 1] ?? -1));
  return wrong === undefined ? undefined : rejection('no-such-seat', { seat: wrong });
}

/** [E1] A game is only played with the components it names. */
function otherComponents(named: string | null, hash: string | null): Rejection | undefined {
  if (named === hash) return undefined;
  return named !== null && hash === null
    ? rejection('components-missing', { hash: named })
    : rejection('components-differ', { hash: hash ?? '', named: named ?? 'built-in' });
}

/** [K4] The plan cards that may be dealt to a slot. */
export function plansFor(
  { edition, options }: { readonly edition: EditionBlock; readonly options: Pick<Options, 'advanced'> },
  slot: number,
): PlanCard[] {
  return edition.plans.filter(
    (card) => card.slot === SLOTS[slot] && (options.advanced || card.level === 'standard'),
  );
}

/** [K4] The rules of a game with these plans, one for each slot. */
export function rulesOf(setup: Setup, ids: readonly string[]): Result<Rules> {
  const { options, edition, mode, rules, data } = setup;
  const cards: PlanCard[] = [];
  for (const [slot, id] of ids.entries()) {
    const card = plansFor(setup, slot).find((plan) => plan.id === id);
    if (card === undefined) return reject(rejection('no-such-plan', { plan: id, slot: SLOTS[slot] ?? '' }));
    cards.push(card);
  }
  const printed = edition.sheets[options.sheet] as NonNullable<EditionBlock['sheets'][string]>;
  return ok({
    version: rules,
    data,
    options,
    edition,
    layout: layoutOf(printed, rulingsOf(options.edition, rules, mode.rulings)),
    deck: deckOf(edition.deck),
    plans: cards.map(planOf),
    roundabouts: options.advanced ? printed.roundabouts.length - 1 : 0,
    mode,
  });
}
