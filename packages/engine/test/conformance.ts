// Runs conformance cases: is this sheet possible, is this change a legal turn, what does it score.

import {
  ACTIONS,
  builtIn,
  defaultOptions,
  isComplete,
  legalSteps,
  newGame,
  rankTemps,
  readSheet,
  RULES_VERSION,
  scoreSheet,
  startDraft,
  takeStep,
  writeSheet,
  type Components,
  type Draft,
  type PlanCard,
  type Position,
  type ReadonlySheet,
  type SheetRecord,
  SLOTS,
  type When,
} from '../src/index.ts';
import { seedOf } from './kit.ts';

export interface Case {
  readonly id: string;
  readonly kind: 'state-valid' | 'state-invalid' | 'move-legal' | 'move-illegal' | 'score';
  readonly rules: 'basic' | 'advanced';
  readonly caveats?: readonly string[];
  readonly expected: { readonly valid?: boolean; readonly legal?: boolean; readonly score?: number };
  readonly sheet?: CaseSheet;
  readonly otherTemps?: readonly number[];
  readonly table?: CaseTable;
  readonly before?: CaseSheet;
  readonly after?: CaseSheet;
}

interface CaseSheet {
  readonly streets: readonly {
    readonly houses: readonly (number | string | null)[];
    readonly fences: readonly boolean[];
    readonly used: readonly boolean[];
    readonly parks: number;
    readonly pools: readonly boolean[];
  }[];
  readonly agents: readonly number[];
  readonly temps: number;
  readonly refusals: number;
  readonly planScores: readonly (number | null)[];
}

interface CaseTable {
  readonly plans: readonly CasePlan[];
  readonly taken: readonly boolean[];
  readonly numbers: readonly number[];
  readonly effects: readonly string[];
}

interface CasePlan {
  readonly goal: string;
  readonly sizes?: readonly number[];
  readonly street?: number;
  readonly first: number;
  readonly later: number;
}

/** Cases whose source decided differently from our rules. */
const DIFFERENT = ['solo-temps', 'bis-boxes', 'game-over'];

export interface Report {
  passed: number;
  readonly failed: string[];
  readonly skipped: string[];
}

export function runCases(cases: readonly Case[]): Report {
  const report: Report = { passed: 0, failed: [], skipped: [] };
  for (const one of cases) {
    const caveat = one.caveats?.find((name) => DIFFERENT.includes(name));
    if (caveat !== undefined) report.skipped.push(`${one.id} (${caveat})`);
    else if (holds(one)) report.passed++;
    else report.failed.push(one.id);
  }
  return report;
}

function holds({ kind, rules, expected, sheet, otherTemps = [], table, before, after }: Case): boolean {
  if (kind === 'score') return sheet !== undefined && scoreOf(sheet, otherTemps) === expected.score;
  if (sheet !== undefined) return isPossible(sheet, rules) === expected.valid;
  if (table === undefined || before === undefined || after === undefined) return false;
  return isTurn(table, before, after, rules) === expected.legal;
}

function isPossible(sheet: CaseSheet, rules: Case['rules']): boolean {
  const paved = sheet.streets.some((street) => street.houses.includes('roundabout'));
  return readSheet(recordOf(sheet), builtIn).ok && !(rules === 'basic' && paved);
}

function scoreOf(sheet: CaseSheet, otherTemps: readonly number[]): number | undefined {
  const read = readSheet(recordOf(sheet), builtIn);
  if (!read.ok) return undefined;
  const ranks = read.value.layout.printed.tempRanks;
  return scoreSheet(read.value, rankTemps([sheet.temps, ...otherTemps], ranks)[0] ?? 0).total;
}

/** Whether some legal turn leads from one sheet to exactly the other. */
function isTurn(table: CaseTable, before: CaseSheet, after: CaseSheet, rules: Case['rules']): boolean {
  const position = positionOf(table, before, rules);
  const goal = readSheet(recordOf(after), builtIn);
  if (position === undefined || !goal.ok) return false;
  return reaches(startDraft(position), written(goal.value));
}

function reaches(draft: Draft, goal: SheetRecord): boolean {
  const now = written(draft.turn.sheet);
  if (!isWithin(now, goal)) return false;
  if (isComplete(draft) && JSON.stringify(now) === JSON.stringify(goal)) return true;
  for (const step of legalSteps(draft)) {
    const next = takeStep(draft, step);
    if (next.ok && reaches(next.value, goal)) return true;
  }
  return false;
}

/** Whether every mark of one sheet is also on the other: nothing is ever erased. */
function isWithin(part: SheetRecord, whole: SheetRecord): boolean {
  const streets = part.streets.every((street, s) => {
    const other = whole.streets[s];
    if (other === undefined || street.parks > other.parks) return false;
    const houses = street.houses.every((house, h) => house === null || house === other.houses[h]);
    return (
      houses &&
      (['fences', 'pools', 'used'] as const).every((key) => street[key].every((h) => other[key].includes(h)))
    );
  });
  const columns = part.improve.every((crossed, i) => crossed <= (whole.improve[i] ?? 0));
  return streets && columns && part.temps <= whole.temps && part.refusals <= whole.refusals;
}

function positionOf(table: CaseTable, before: CaseSheet, rules: Case['rules']): Position | undefined {
  const sheet = readSheet(recordOf(before), builtIn);
  const plans = table.plans.map((plan, i): PlanCard => {
    const slot = SLOTS[i] ?? 'A';
    return {
      id: `case-${slot}`,
      slot,
      level: 'standard',
      when: whenOf(plan),
      high: plan.first,
      low: plan.later,
    };
  });
  const edition = builtIn.editions['2018'];
  if (!sheet.ok || edition === undefined) return undefined;
  const components: Components = {
    ...builtIn,
    editions: { ...builtIn.editions, 2018: { ...edition, plans } },
  };
  const options = { ...defaultOptions, advanced: rules === 'advanced', plans: plans.map((plan) => plan.id) };
  const game = newGame({ options, seed: seedOf('case'), box: { hash: null, versions: [components] } });
  if (!game.ok) return undefined;
  return {
    rules: game.value.state.rules,
    sheet: sheet.value,
    numbers: table.numbers,
    actions: table.effects.map((effect) => ACTIONS.indexOf(EFFECTS[effect] ?? 'fence')),
    worth: table.plans.map((plan, i) => (table.taken[i] ? plan.later : plan.first)),
    reshuffle: 'gone',
  };
}

const EFFECTS: { readonly [effect: string]: (typeof ACTIONS)[number] } = {
  surveyor: 'fence',
  agent: 'improve',
  landscaper: 'park',
  pool: 'pool',
  temp: 'temp',
  bis: 'bis',
};

function whenOf({ goal, sizes = [], street = 0 }: CasePlan): When {
  switch (goal) {
    case 'estates':
      return { type: 'estates', sizes };
    case 'two-streets-all-parks':
      return { type: 'all-parks', streets: 2 };
    case 'two-streets-all-pools':
      return { type: 'all-pools', streets: 2 };
    case 'all-houses':
      return { type: 'street-full', street };
    case 'end-houses':
      return { type: 'end-houses' };
    case '5-bis':
      return { type: 'bis-in-one-street', count: 5 };
    case '7-temps':
      return { type: 'temps', count: 7 };
    case 'all-pools-all-parks':
      return { type: 'street-parks-and-pools', street };
    case 'all-pools-all-parks-one-roundabout':
      return { type: 'one-street-parks-pools-roundabout' };
    default:
      throw new Error(`a goal that no case had so far: ${goal}`);
  }
}

function written(sheet: ReadonlySheet): SheetRecord {
  return writeSheet(sheet, { options: defaultOptions, version: RULES_VERSION });
}

/**
 * The pools of a street are in the order of its plots; a list of another length names a house that does not
 * exist.
 */
function recordOf({ streets, agents, temps, refusals, planScores }: CaseSheet): unknown {
  const printed = builtIn.editions['2018']?.sheets['classic'];
  const marked = (marks: readonly boolean[]): number[] => marks.flatMap((mark, i) => (mark ? [i] : []));
  return {
    format: 'picket-sheet/1',
    edition: '2018',
    sheet: 'classic',
    streets: streets.map(({ houses, fences, used, parks, pools }, s) => {
      const plots = printed?.streets[s]?.pools ?? [];
      const circled = marked(pools).map((i) => plots[i] ?? -1);
      const count = pools.length === plots.length ? circled : [-1];
      return { houses, fences: marked(fences), pools: count, used: marked(used), parks };
    }),
    improve: agents,
    temps,
    refusals,
    plans: planScores,
  };
}
