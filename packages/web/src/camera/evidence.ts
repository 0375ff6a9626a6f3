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
    if (isNumber(cell)) {
      const patch = patches.cut(window, NUMBER);
      numbers.set(cell, numberSeen(nets.numbers.map((net) => net(patch))));
    } else {
      const patch = patches.cut(window, MARK);
      const question = QUESTIONS.indexOf(questionOf(cell));
      const seen = mean(nets.marks.map((net) => 1 / (1 + Math.exp(-(net(patch)[question] as number)))));
      marks.set(cell, doubted(seen, 2));
    }
  }
  return { numbers, marks };
}

/** What several networks saw, each believed as much as the others. */
function numberSeen(outs: readonly Float32Array[]): NumberSeen {
  const seen = outs.map((out) => ({
    kinds: softmax(out.subarray(0, 3)),
    tens: softmax(out.subarray(3, 13)),
    ones: softmax(out.subarray(13)),
  }));
  const kind = (i: number): number => doubted(mean(seen.map(({ kinds }) => kinds[i] ?? 0)), 20);
  return {
    empty: kind(0),
    roundabout: kind(2),
    number: (value) => {
      const [ten, one] = [Math.floor(value / 10), value % 10];
      return doubted(
        mean(seen.map(({ kinds, tens, ones }) => (kinds[1] ?? 0) * (tens[ten] ?? 0) * (ones[one] ?? 0))),
        20,
      );
    },
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
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
