import type { Cell } from 'picket-paper';
import type { Nets } from './nets.ts';
import type { Patches } from './patches.ts';
import { isNumber, MARK, NUMBER, questionOf, QUESTIONS, windowOf } from './windows.ts';

/** The networks' probabilities for each cell, before any rule is applied. */

/** The probability of each content of a number cell. */
export interface NumberSeen {
  readonly empty: number;
  readonly roundabout: number;
  readonly number: (value: number) => number;
}

export interface Evidence {
  readonly numbers: ReadonlyMap<Cell, NumberSeen>;
  /** The probability that a cell is marked. */
  readonly marks: ReadonlyMap<Cell, number>;
}

/** Softmax temperature for digits: a network is overconfident about handwriting that it has never seen. */
const TEMPERATURE = 1.4;
/** Nothing is ever certain. */
const DOUBT = 1e-5;

export function evidenceOf(cells: readonly Cell[], patches: Patches, nets: Nets): Evidence {
  const numbers = new Map<Cell, NumberSeen>();
  const marks = new Map<Cell, number>();
  for (const cell of cells) {
    const window = windowOf(cell);
    if (isNumber(cell)) numbers.set(cell, numberSeen(nets.numbers(patches.cut(window, NUMBER))));
    else {
      const answer = nets.marks(patches.cut(window, MARK))[QUESTIONS.indexOf(questionOf(cell))] as number;
      marks.set(cell, doubted(1 / (1 + Math.exp(-answer)), 2));
    }
  }
  return { numbers, marks };
}

function numberSeen(out: Float32Array): NumberSeen {
  const [kinds, tens, ones] = [
    softmax(out.subarray(0, 3)),
    softmax(out.subarray(3, 13)),
    softmax(out.subarray(13)),
  ];
  const of = (list: readonly number[], i: number): number => list[i] ?? 0;
  return {
    empty: doubted(of(kinds, 0), 20),
    roundabout: doubted(of(kinds, 2), 20),
    number: (value) => doubted(of(kinds, 1) * of(tens, Math.floor(value / 10)) * of(ones, value % 10), 20),
  };
}

function softmax(values: Float32Array): number[] {
  const most = Math.max(...values);
  const powers = Array.from(values, (value) => Math.exp((value - most) / TEMPERATURE));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function doubted(probability: number, choices: number): number {
  return probability * (1 - choices * DOUBT) + DOUBT;
}
