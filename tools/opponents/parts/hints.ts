import { en } from 'picket-words';
import type { Part } from '../../bots/part.ts';
import type { Row } from '../../prove.ts';
import { lineThrough } from '../line.ts';
import { carryOutAll, inTurn, resultsOf } from '../pool.ts';
import { HINT_TABLES, type HintResult, type HintTable, type HintTask } from '../tasks.ts';

const NAME = 'hints';
const POSITIONS = 400;
/** For each kind of table; some games are over before the position. */
const TRIES = 200;
const SLOPE = { least: 0.85, most: 1.15 };
const BIAS = 0.5;

type Tried = NonNullable<HintResult>;

const tasksOf = (table: HintTable): HintTask[] =>
  Array.from({ length: TRIES }, (_, n) => ({ kind: 'hint', table, n }));
const triedAt = (table: HintTable): Tried[] =>
  resultsOf<HintResult>(NAME, tasksOf(table)).filter((one) => one !== null);

const ALL = inTurn(HINT_TABLES.map(tasksOf));

/** 3: what hints predict compared with what happens if a Master plays on with or without the hint. */
export const hints: Part = {
  name: NAME,
  play: (budget) => {
    const isOver = () => budget.isOver() || HINT_TABLES.flatMap(triedAt).length >= POSITIONS;
    return carryOutAll(NAME, ALL, { ...budget, isOver });
  },
  async report() {
    const all = HINT_TABLES.flatMap(triedAt);
    return {
      rows: rowsOf(all),
      section: {
        title: 'Hints',
        about:
          'Positions from games of three levels. What the hint said that its turn gains over the player’s draft, or over what a Regular would play, and what it got: the difference in the final score when a Master plays both branches on the same 16 redeals of the hidden cards. The slope is that of the line through all positions. The forecast is the score that the hint expects, less what the Master got.',
        rows: [
          ['table', 'positions', 'said', 'got', 'slope of got over said', 'forecast, too high by'],
          ...[...HINT_TABLES.map((table) => [nameOf(table), triedAt(table)] as const), ['all', all] as const]
            .filter(([, tried]) => tried.length > 1)
            .map(([name, tried]) => cells(name, tried)),
        ],
      },
    };
  },
};

const nameOf = (table: HintTable): string =>
  table === 'standard' ? `${en.modes.standard}, one and two players` : en.modes[table];

const mean = (tried: readonly Tried[], of: (one: Tried) => number): number =>
  tried.reduce((sum, one) => sum + of(one), 0) / tried.length;

function rowsOf(all: readonly Tried[]): Row[] {
  const what = `hints, ${POSITIONS} positions: slope of got over said, ${SLOPE.least} to ${SLOPE.most}`;
  const forecasts = `hints: forecasts of the final score right within ${BIAS} on average`;
  if (all.length < 2) {
    return [what, forecasts].map((one) => ({ what: one, result: 'not played yet', ok: false }));
  }
  const { slope, error } = lineThrough(all.map(({ said, got }) => [said, got]));
  const bias = mean(all, ({ forecast, final }) => forecast - final);
  const isEnough = all.length >= POSITIONS;
  return [
    {
      what,
      result: `${slope.toFixed(2)} ± ${error.toFixed(2)}, ${all.length} positions`,
      ok: isEnough && slope >= SLOPE.least && slope <= SLOPE.most,
    },
    { what: forecasts, result: signed(bias), ok: isEnough && Math.abs(bias) <= BIAS },
  ];
}

function cells(name: string, tried: readonly Tried[]): string[] {
  const { slope, error } = lineThrough(tried.map(({ said, got }) => [said, got]));
  return [
    name,
    String(tried.length),
    signed(mean(tried, ({ said }) => said)),
    signed(mean(tried, ({ got }) => got)),
    `${slope.toFixed(2)} ± ${error.toFixed(2)}`,
    signed(mean(tried, ({ forecast, final }) => forecast - final)),
  ];
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
}
