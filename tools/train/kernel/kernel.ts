import {
  add,
  add16,
  add32,
  and,
  differ16,
  dot16,
  get,
  isLess,
  isOther,
  larger16,
  load,
  load16,
  loadBytes,
  loadShorts,
  loadSpread,
  loadWide,
  moduleOf,
  multiply,
  number,
  set,
  shiftLeft,
  signs16,
  smaller16,
  spread16,
  store,
  storeWide,
  subtract,
  subtract16,
  subtract32,
  trailingZeros,
  when,
  loop,
  zeros,
} from './assembler.ts';
import { PLACE } from '../../../packages/bots/src/net/kernelPlaces.ts';

/**
 * The integer layers of a network, like `plainKernel`, with 128-bit vectors: `run(end, wide, narrow, ceiling,
 * first, skip, second)`, where `end` is the size of a position's slots in bytes and the last three are
 * addresses of weights.
 */
const [END, WIDE, NARROW, CEILING, FIRST, SKIP, SECOND] = [0, 1, 2, 3, 4, 5, 6];
/** The read position; which of eight slots differ; the rows before and now; the ends of the two lists. */
const [AT, DIFFERENT, SLOT, FROM, TO, MINUS, PLUS, LIST, ROW, COLUMN] = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const [NOW, SUM, TOP, A, B, C, D, SPREAD] = [17, 18, 19, 20, 21, 22, 23, 24];
const FOUR = [A, B, C, D] as const;

type Code = readonly number[];

const step = (local: number, by: number): Code => set(local, add(get(local), number(by)));

/** Appends a row to a list, as the address of its weights; an empty row is overwritten by the next. */
const append = (end: number, row: number): Code => [
  ...store(get(end), add(get(FIRST), multiply(get(row), get(WIDE)))),
  ...set(end, add(get(end), shiftLeft(isOther(get(row), number(0)), number(2)))),
];

/** Records one changed slot. */
const noteSlot: Code = [
  ...set(SLOT, add(get(AT), shiftLeft(trailingZeros(get(DIFFERENT)), number(1)))),
  ...set(DIFFERENT, and(get(DIFFERENT), subtract(get(DIFFERENT), number(1)))),
  ...set(FROM, load16(get(SLOT), PLACE.last)),
  ...set(TO, load16(get(SLOT), PLACE.slots)),
  ...append(MINUS, FROM),
  ...append(PLUS, TO),
  ...set(
    SUM,
    add32(
      subtract32(get(SUM), loadShorts(add(get(SKIP), shiftLeft(get(FROM), number(3))))),
      loadShorts(add(get(SKIP), shiftLeft(get(TO), number(3)))),
    ),
  ),
];

const compare: Code = [
  ...set(MINUS, number(PLACE.minus)),
  ...set(PLUS, number(PLACE.plus)),
  ...set(SUM, loadWide(number(PLACE.skips))),
  ...set(AT, number(0)),
  ...loop(
    isLess(get(AT), get(END)),
    set(NOW, loadWide(get(AT), PLACE.slots)),
    set(DIFFERENT, signs16(differ16(get(NOW), loadWide(get(AT), PLACE.last)))),
    loop(get(DIFFERENT), noteSlot),
    storeWide(get(AT), get(NOW), PLACE.last),
    step(AT, 16),
  ),
  ...storeWide(number(PLACE.skips), get(SUM)),
];

/** Adds the rows of a list to 32 columns, or subtracts them. */
const apply = (start: number, end: number, how: (a: Code, b: Code) => Code): Code => [
  ...set(LIST, number(start)),
  ...loop(
    isLess(get(LIST), get(end)),
    set(ROW, add(load(get(LIST)), get(COLUMN))),
    FOUR.flatMap((sum, i) => set(sum, how(get(sum), loadBytes(get(ROW), 8 * i)))),
    step(LIST, 4),
  ),
];

const firstLayer: Code = [
  ...set(TOP, spread16(get(CEILING))),
  ...set(COLUMN, number(0)),
  ...loop(
    isLess(get(COLUMN), get(WIDE)),
    set(AT, shiftLeft(get(COLUMN), number(1))),
    FOUR.flatMap((sum, i) => set(sum, loadWide(get(AT), PLACE.sums + 16 * i))),
    apply(PLACE.minus, MINUS, subtract16),
    apply(PLACE.plus, PLUS, add16),
    FOUR.flatMap((sum, i) => storeWide(get(AT), get(sum), PLACE.sums + 16 * i)),
    FOUR.flatMap((sum, i) =>
      storeWide(get(AT), smaller16(larger16(get(sum), zeros), get(TOP)), PLACE.hidden + 16 * i),
    ),
    step(COLUMN, 32),
  ),
];

/** Pairs of the wide layer per loop iteration: unrolling reduces the overhead. */
const PAIRS = [0, 1, 2, 3];

/** Sixteen outputs at a time; each pair of the wide layer is broadcast to all of them. */
const secondLayer: Code = [
  ...set(ROW, get(SECOND)),
  ...set(COLUMN, number(0)),
  ...loop(
    isLess(get(COLUMN), shiftLeft(get(NARROW), number(2))),
    FOUR.flatMap((sum) => set(sum, zeros)),
    set(AT, number(0)),
    loop(
      isLess(get(AT), shiftLeft(get(WIDE), number(1))),
      PAIRS.flatMap((pair) => [
        ...set(SPREAD, loadSpread(get(AT), PLACE.hidden + 4 * pair)),
        ...FOUR.flatMap((sum, i) =>
          set(sum, add32(get(sum), dot16(get(SPREAD), loadWide(get(ROW), 64 * pair + 16 * i)))),
        ),
      ]),
      step(ROW, 64 * PAIRS.length),
      step(AT, 4 * PAIRS.length),
    ),
    FOUR.flatMap((sum, i) => storeWide(get(COLUMN), get(sum), PLACE.outputs + 16 * i)),
    step(COLUMN, 64),
  ),
];

export const kernelBytes = moduleOf({
  name: 'run',
  parameters: 7,
  integers: 10,
  vectors: 8,
  body: [
    ...compare,
    ...when(isOther(add(get(MINUS), get(PLUS)), number(PLACE.minus + PLACE.plus)), firstLayer),
    ...secondLayer,
  ],
});
