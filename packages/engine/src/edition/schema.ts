import {
  boolean,
  integer,
  join,
  list,
  mismatch,
  nullable,
  object,
  oneOf,
  pattern,
  table,
  tagged,
  text,
  type Shape,
} from '../shape.ts';
import { ACTIONS, MAX_HOUSES, MAX_NUMBER, MAX_SIZE, SLOTS, STREETS } from '../types.ts';
import { EDITIONS, SHEETS } from './names.ts';
import type { Architect, DeckBlock, EditionBlock, PlanCard, PrintedSheet, SoloBlock, When } from './types.ts';

/** The schema of a components file. Each bound is one the engine relies on, or a sanity limit. */

const points = integer(0, 99);
const street = integer(0, STREETS - 1);
const size = integer(1, MAX_SIZE);
const sizes = list(size, 1, MAX_SIZE);
const count = integer(1, 99);
const streets = integer(1, STREETS);
const track = list(points, 2, 24);
const house = list(text(40), 0, 20);
const source = text(2000);
const about = { house, source };

/** Stacks and hands need at least this many cards; a card id must fit in one byte. */
const MIN_CARDS = 30;
const MAX_CARDS = 240;

const deck: Shape<DeckBlock> = (value, path) => {
  const block = object(
    {
      actions: list(oneOf(ACTIONS), 1, ACTIONS.length),
      counts: table(houseNumber, list(integer(0, 99), 1, ACTIONS.length)),
    },
    about,
  )(value, path);
  block.actions.forEach((action, i) => {
    if (block.actions.indexOf(action) !== i) mismatch(join(join(path, 'actions'), i), { expected: 'once' });
  });
  let cards = 0;
  for (const [number, row] of Object.entries(block.counts)) {
    const at = join(join(path, 'counts'), number);
    if (row.length !== block.actions.length) {
      mismatch(at, { expected: 'list', min: block.actions.length, max: block.actions.length });
    }
    cards += row.reduce((sum, n) => sum + n, 0);
  }
  if (cards < MIN_CARDS || cards > MAX_CARDS || cards % 3 !== 0) {
    mismatch(join(path, 'counts'), { expected: 'cards', min: MIN_CARDS, max: MAX_CARDS });
  }
  return block;
};

function houseNumber(value: unknown, path: string): string {
  const number = pattern(/^(0|[1-9]\d?)$/, 'house-number')(value, path);
  return Number(number) <= MAX_NUMBER ? number : mismatch(path, { expected: 'form', form: 'house-number' });
}

const printedStreet: Shape<PrintedSheet['streets'][number]> = (value, path) => {
  const found = object({
    houses: integer(1, MAX_HOUSES),
    pools: list(integer(0, MAX_HOUSES - 1), 0, MAX_HOUSES),
    parks: track,
  })(value, path);
  found.pools.forEach((pool, i) => {
    const at = join(join(path, 'pools'), i);
    if (pool >= found.houses) mismatch(at, { expected: 'integer', min: 0, max: found.houses - 1 });
    if (found.pools.indexOf(pool) !== i) mismatch(at, { expected: 'once' });
  });
  return found;
};

const sheet: Shape<PrintedSheet> = object(
  {
    streets: list(printedStreet, STREETS, STREETS),
    pools: track,
    estates: list(list(points, 1, 24), MAX_SIZE, MAX_SIZE),
    tempBoxes: integer(1, 99),
    tempRanks: list(points, 3, 3),
    bis: track,
    roundabouts: list(points, 3, 3),
    refusals: list(points, 4, 4),
  },
  about,
);

const when: Shape<When> = tagged<When>('type', {
  estates: object({ type: oneOf(['estates']), sizes }, { poolsEach: count, bisEach: count }),
  'estates-in-street': object({ type: oneOf(['estates-in-street']), street, sizes }),
  'estates-in-one-street': object({
    type: oneOf(['estates-in-one-street']),
    sizes,
    roundabouts: integer(0, 2),
  }),
  'end-estates': object({ type: oneOf(['end-estates']), size }),
  'street-full': object({ type: oneOf(['street-full']), street }),
  'end-houses': object({ type: oneOf(['end-houses']) }),
  'bis-in-one-street': object({ type: oneOf(['bis-in-one-street']), count }),
  temps: object({ type: oneOf(['temps']), count }),
  'all-parks': object({ type: oneOf(['all-parks']), streets }),
  'all-pools': object({ type: oneOf(['all-pools']), streets }),
  'street-parks-and-pools': object({ type: oneOf(['street-parks-and-pools']), street }),
  'one-street-parks-pools-roundabout': object({ type: oneOf(['one-street-parks-pools-roundabout']) }),
  'park-boxes': object({ type: oneOf(['park-boxes']), count }),
  'park-boxes-each-street': object({ type: oneOf(['park-boxes-each-street']), count }),
  'improve-boxes': object({ type: oneOf(['improve-boxes']), count }),
  'improve-columns-full': object({ type: oneOf(['improve-columns-full']), count: integer(1, MAX_SIZE) }),
});

const id = pattern(/^[\w.-]{1,60}$/, 'id');

const planCard: Shape<PlanCard> = object(
  { id, slot: oneOf(SLOTS), level: oneOf(['standard', 'advanced']), when, high: points, low: points },
  about,
);

const plans: Shape<PlanCard[]> = (value, path) => {
  const cards = unique(list(planCard, 3, 200)(value, path), path);
  for (const slot of SLOTS) {
    const standard = cards.some((card) => card.slot === slot && card.level === 'standard');
    if (!standard) mismatch(path, { expected: 'standard-plan', slot });
  }
  return cards;
};

const architect: Shape<Architect> = (value, path) => {
  const found = object(
    {
      id,
      name: nullable(text(60)),
      level: nullable(integer(0, 99)),
      validates: list(boolean, 3, 3),
    },
    {
      scores: boolean,
      tempPositions: list(integer(1, 99), 3, 3),
      park: points,
      pool: points,
      temp: points,
      fence: points,
      bisHouses: integer(1, 9),
      improveValue: integer(1, 99),
      ...about,
    },
  )(value, path);
  const needed =
    found.scores === false
      ? (['tempPositions'] as const)
      : (['park', 'pool', 'temp', 'fence', 'bisHouses', 'improveValue'] as const);
  for (const field of needed) {
    if (found[field] === undefined) mismatch(join(path, field), { expected: 'something' });
  }
  if (found.scores !== false && found.tempPositions !== undefined) {
    mismatch(join(path, 'tempPositions'), { expected: 'no-such-field' });
  }
  return found;
};

const architects: Shape<Architect[]> = (value, path) => unique(list(architect, 0, 60)(value, path), path);

const solo: Shape<SoloBlock> = object({ temps: integer(1, 99), points }, about);

function unique<T extends { readonly id: string }>(items: T[], path: string): T[] {
  items.forEach((item, i) => {
    if (items.findIndex((other) => other.id === item.id) !== i) {
      mismatch(join(join(path, i), 'id'), { expected: 'once' });
    }
  });
  return items;
}

/** The blocks of an edition that a user's file replaces. */
export type EditionPatch = Partial<EditionBlock>;

const edition: Shape<EditionPatch> = object(
  {},
  {
    deck,
    sheets: table(oneOf(SHEETS), sheet),
    plans,
    plansSource: source,
    solo,
    architects,
    architectsSource: source,
  },
);

export interface ComponentsPatch {
  readonly format: 'picket-components/1';
  readonly editions: { readonly [edition: string]: EditionPatch };
}

/** A user's components file: any blocks of any edition. */
export const componentsShape: Shape<ComponentsPatch> = object(
  { format: oneOf(['picket-components/1']), editions: table(oneOf(EDITIONS), edition) },
  { about: text(2000), conventions: table(text(40), text(2000)), sources: table(text(60), text(2000)) },
);
