import { availableParallelism } from 'node:os';
import type { Row } from '../prove.ts';
import { coachResults, playCoach } from './coachGames.ts';
import type { CoachResult, SeriesName } from './coachTasks.ts';
import { intervalOf, spreadOf } from './interval.ts';

/** Games of each series. */
const GAMES: { readonly [S in SeriesName]: number } = {
  mixed: 2000,
  regular: 200,
  club: 200,
  expert: 200,
  architect: 50,
  quick: 200,
};
const MOST_ERROR = 0.5;
const FEWER = 5;
/** The required coverage of the 95 % intervals, with a margin for sampling error. */
const HELD = 0.9;
const MS = { quick: 1000, full: 15_000 };
/** By chance, one proof in a hundred has a round further off than this many standard errors, among some forty rounds. */
const ROUND_Z = 3.7;
/** Rounds reached by fewer games are left out. */
const LEAST = 30;

export interface CoachOptions {
  /** The share of all games to play. */
  readonly share: number;
  readonly minutes: number;
  readonly threads?: number;
}

/** Unbiased luck, a small model error, skill that agrees with real games, and fewer games to tell levels apart. */
export async function proveCoach({
  share,
  minutes,
  threads = availableParallelism(),
}: CoachOptions): Promise<Row[]> {
  const end = performance.now() + minutes * 60_000;
  const wanted = Object.fromEntries(
    Object.entries(GAMES).map(([series, games]) => [series, Math.ceil(share * games)]),
  );
  await playCoach(wanted, threads, () => performance.now() >= end);
  return [
    luck(),
    lucks(),
    error(),
    regular(),
    architect(),
    separation(),
    coverage(),
    time('quick', 'quick'),
    time('full', 'mixed'),
  ];
}

function row(what: string, series: SeriesName, judge: (found: CoachResult[]) => Omit<Row, 'what'>): Row {
  const found = coachResults(series);
  if (found.length < 2) return { what, result: 'not played yet', ok: false };
  const { result, ok } = judge(found);
  const isWhole = found.length >= GAMES[series];
  return { what, result: `${result}, ${found.length} of ${GAMES[series]} games`, ok: ok && isWhole };
}

const shown = ({ mean, half }: { mean: number; half: number }) => `${mean.toFixed(2)} ± ${half.toFixed(2)}`;

function luck(): Row {
  return row('mean luck is 0', 'mixed', (found) => {
    const interval = intervalOf(found.map((game) => game.luck));
    return { result: shown(interval), ok: Math.abs(interval.mean) <= interval.half };
  });
}

function lucks(): Row {
  return row('mean luck is 0 in every round', 'mixed', (found) => {
    const most = Math.max(...found.map((game) => game.lucks.length));
    const rounds = Array.from({ length: most }, (_, round) =>
      found.flatMap(({ lucks }) => lucks.slice(round, round + 1)),
    ).filter((values) => values.length >= LEAST);
    const far = rounds.map((values) => {
      const { mean, half } = intervalOf(values);
      return (1.96 * Math.abs(mean)) / half;
    });
    const worst = Math.max(0, ...far);
    return {
      result: `${rounds.length} rounds, the furthest ${worst.toFixed(1)} standard errors away`,
      ok: worst <= ROUND_Z,
    };
  });
}

function error(): Row {
  return row(`mean model error is at most ${MOST_ERROR}`, 'mixed', (found) => {
    const interval = intervalOf(found.map((game) => game.error));
    return { result: shown(interval), ok: Math.abs(interval.mean) <= MOST_ERROR };
  });
}

function regular(): Row {
  return row('a Regular loses what a Master scores more on the same deals', 'regular', (found) => {
    const gaps = found.map(({ score, master = score }) => score - master);
    const rest = intervalOf(found.map(({ skill }, i) => skill - (gaps[i] ?? 0)));
    const [skill, gap] = [intervalOf(found.map((game) => game.skill)), intervalOf(gaps)];
    return {
      result: `skill ${shown(skill)}, gap ${shown(gap)}, difference ${shown(rest)}`,
      ok: Math.abs(rest.mean) <= rest.half,
    };
  });
}

function architect(): Row {
  return row("the Architect's losses are within the noise", 'architect', (found) => {
    const { mean } = intervalOf(found.map((game) => game.loss));
    const noise = intervalOf(found.map((game) => game.doubt)).mean;
    return { result: `${mean.toFixed(2)} a game, noise ± ${noise.toFixed(2)}`, ok: mean <= noise };
  });
}

/** The number of games needed to tell two levels apart is proportional to the variance over the squared difference. */
function separation(): Row {
  const what = `without luck, Club and Expert are separated in ${FEWER} × fewer games`;
  return row(what, 'club', (club) => {
    const expert = coachResults('expert');
    if (expert.length < 2) return { result: 'Expert not played yet', ok: false };
    const games = (of: (game: CoachResult) => number) => {
      const [one, other] = [spreadOf(club.map(of)), spreadOf(expert.map(of))];
      return (one.variance + other.variance) / (other.mean - one.mean) ** 2;
    };
    const [plain, luck, without] = [
      games((game) => game.score),
      games((game) => game.score - game.luck),
      games((game) => game.adjusted),
    ];
    return {
      result: `${(plain / without).toFixed(2)} × (score − luck ${(plain / luck).toFixed(2)} ×), with ${expert.length} Expert games`,
      ok: plain / without >= FEWER,
    };
  });
}

/** The mean of many games stands in for the level's true mean. */
function coverage(): Row {
  const what = 'the intervals of scores without luck hold the mean score of the level';
  return row(what, 'club', (club) => {
    const held = [club, coachResults('expert')].flatMap((games) => {
      const { mean } = spreadOf(games.map((game) => game.score));
      return games.map(({ adjusted, within }) => Math.abs(adjusted - mean) <= within);
    });
    const share = held.filter(Boolean).length / held.length;
    return { result: `${Math.round(100 * share)} % of Club and Expert games`, ok: share >= HELD };
  });
}

function time(effort: 'quick' | 'full', series: SeriesName): Row {
  const limit = MS[effort];
  return row(`a ${effort} analysis takes at most ${limit / 1000} s of CPU time`, series, (found) => {
    const times = found.map((game) => game.ms).toSorted((a, b) => a - b);
    const [half = 0, most = 0] = [times[times.length >> 1], times.at(-1)];
    return { result: `median ${Math.round(half)} ms, most ${Math.round(most)} ms`, ok: most <= limit };
  });
}
