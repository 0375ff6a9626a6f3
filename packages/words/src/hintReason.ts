import type { Score } from 'picket-engine';
import type { Beside, Gain, HintWords, Rivals } from './hint.ts';

type Part = Exclude<keyof Score, 'total'>;

/** A turn compared with another, as the bots do it. */
interface Compared {
  readonly against: { readonly by: Beside };
  /** What it gains, and a range. */
  readonly gain: Gain;
  /** The same by part of the score, the largest difference first; empty if nothing is better. */
  readonly gains: readonly { readonly part: Part; readonly points: number }[];
  /** Whether it looks at the opponents, too. */
  readonly learned: boolean;
}

const MOST_PARTS = 3;

/** Why a turn is better. */
interface Reason {
  readonly sentence: string;
  /** What the player's score gains and loses by part, in whole points, the largest first. */
  readonly parts: readonly { readonly part: Part; readonly points: number }[];
  /** The sum of all other parts, so that the total is complete. */
  readonly rest: number;
}

/** Against opponents a turn is not chosen by points alone and may cost some; then points are not the reason. */
export function reasonFor({ reasons }: HintWords, hint: Compared, rivals: Rivals | undefined): Reason {
  const { gains, learned, against } = hint;
  const { by } = against;
  if (gains.length === 0) {
    return { sentence: by === 'you' ? reasons.yours : reasons.clear, parts: [], rest: 0 };
  }
  const gain = inWhole(hint.gain);
  const parts = gains
    .map(({ part, points }) => ({ part, points: whole(points) }))
    .filter(({ points }) => points !== 0)
    .slice(0, MOST_PARTS);
  const rest = gain.points - parts.reduce((sum, { points }) => sum + points, 0);
  if (gain.points > 0) return { sentence: reasons.better(gain, by), parts, rest };
  // The heuristic only counts points.
  if (rivals === undefined || !learned) return { sentence: reasons.same(by), parts: [], rest: 0 };
  return { sentence: reasons.winning(gain.points < 0 ? gain : undefined, by, rivals), parts, rest };
}

const inWhole = ({ points, from, to }: Gain): Gain => ({
  points: whole(points),
  from: whole(from),
  to: whole(to),
});

/** To the nearest whole point, symmetric for gains and losses. */
function whole(points: number): number {
  return Math.sign(points) * Math.round(Math.abs(points));
}
