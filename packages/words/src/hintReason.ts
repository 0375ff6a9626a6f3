import type { Score } from 'picket-engine';
import type { Beside, HintWords, Rivals } from './hint.ts';

type Part = Exclude<keyof Score, 'total'>;

/** A turn compared with another, as the bots do it. */
interface Compared {
  readonly score: number;
  readonly against: { readonly by: Beside; readonly score: number };
  /** What it gains by part of the score, the largest difference first; empty if nothing is better. */
  readonly gains: readonly { readonly part: Part; readonly points: number }[];
  /** Whether it looks at the opponents, too. */
  readonly learned: boolean;
}

/** Smaller differences are within the error of the prediction. */
const LEAST = 0.5;
const MOST_PARTS = 3;

/** Why a turn is better. */
interface Reason {
  readonly sentence: string;
  /** What the player's score gains and loses by part, the largest first. */
  readonly parts: readonly { readonly part: Part; readonly points: number }[];
  /** The sum of all other parts, so that the total is complete. */
  readonly rest: number;
}

/** Against opponents a turn is not chosen by points alone and may cost some; then points are not the reason. */
export function reasonFor({ reasons }: HintWords, hint: Compared, rivals: Rivals | undefined): Reason {
  const { gains, score, against, learned } = hint;
  const { by } = against;
  if (gains.length === 0) {
    return { sentence: by === 'you' ? reasons.yours : reasons.clear, parts: [], rest: 0 };
  }
  const parts = gains
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .slice(0, MOST_PARTS)
    .map(({ part, points }) => ({ part, points: inHalves(points) }));
  const more = score - against.score;
  const rest = inHalves(more) - parts.reduce((sum, { points }) => sum + points, 0);
  if (more >= LEAST) return { sentence: reasons.better(inHalves(more), by), parts, rest };
  // The heuristic only counts points.
  if (rivals === undefined || !learned) return { sentence: reasons.close(by), parts, rest };
  return { sentence: reasons.winning(more <= -LEAST ? inHalves(more) : 0, by, rivals), parts, rest };
}

/** To the nearest half, symmetric for gains and losses. */
function inHalves(points: number): number {
  return (Math.sign(points) * Math.round(Math.abs(points) * 2)) / 2;
}
