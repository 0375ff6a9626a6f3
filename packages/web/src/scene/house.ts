import { isEstimated, type Rules } from 'picket-engine';
import { tempTable } from './tempTable.ts';

/** The parts of a score; only the AAA scores fences. */
export type ScorePart =
  'plans' | 'parks' | 'pools' | 'temps' | 'fences' | 'estates' | 'bis' | 'roundabouts' | 'refusals';

/** Where the numbers of a part are printed. */
type Paths = { readonly [C in ScorePart]?: readonly string[] };

/** The parts of every player's score with estimated values. */
export function houseColumns(rules: Rules): ReadonlySet<ScorePart> {
  const { sheet } = rules.options;
  const onSheet = (field: string) => [`sheets.${sheet}.${field}`];
  return housed(rules, {
    plans: plansOf(rules),
    parks: onSheet('streets'),
    pools: onSheet('pools'),
    temps: tempTable(rules)?.printed ?? onSheet('tempRanks'),
    estates: onSheet('estates'),
    bis: onSheet('bis'),
    roundabouts: onSheet('roundabouts'),
    refusals: onSheet('refusals'),
  });
}

/** The same for the AAA's architect, who has its own numbers. */
export function opponentHouseColumns(rules: Rules): ReadonlySet<ScorePart> {
  const card = (...fields: readonly string[]) =>
    fields.map((field) => `architects.${rules.options.opponent}.${field}`);
  return housed(rules, {
    plans: [...plansOf(rules), ...card('validates')],
    parks: card('park'),
    pools: card('pool'),
    temps: card('temp'),
    fences: card('fence'),
    estates: card('bisHouses', 'improveValue'),
  });
}

function plansOf({ plans }: Rules): string[] {
  return plans.flatMap(({ card: { id } }) => [`plans.${id}.high`, `plans.${id}.low`]);
}

function housed({ edition }: Rules, paths: Paths): ReadonlySet<ScorePart> {
  const columns = Object.keys(paths) as ScorePart[];
  return new Set(columns.filter((column) => paths[column]?.some((path) => isEstimated(edition, path))));
}
