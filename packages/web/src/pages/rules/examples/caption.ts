import { builtIn, isEstimated, type Components, type EditionId } from 'picket-engine';
import { rulesPage } from '../../../text/language.ts';
import { build } from './build.ts';
import { EXAMPLES, PLANS } from './examples.ts';
import type { ExampleId, Scene } from './example.ts';
import { firstArchitect } from './pile.ts';
import { tempRanks } from './temps.ts';

/** An example in one edition. */
export interface Shown {
  readonly id: ExampleId;
  readonly edition: EditionId;
  readonly components?: Components;
}

/** The line under a drawing, with the edition's numbers. */
export function captionOf(shown: Shown, i: number): string {
  const line = rulesPage.examples[shown.id][i] ?? '';
  return typeof line === 'string' ? line : line(...numbersIn(shown));
}

/** The printed numbers in the line of an example, in the order of the text. */
function numbersIn({ id, edition, components = builtIn }: Shown): readonly number[] {
  const [scene] = EXAMPLES[id].scenes ?? [];
  const { before, sheet } = scene === undefined ? {} : build(scene, edition, components);
  const block = components.editions[edition];
  switch (id) {
    case 'refusal':
      return sheet?.refusals.values.slice(1) ?? [];
    case 'value':
      return [before, sheet].map((drawn) => drawn?.improve[2]?.value ?? 0);
    case 'park':
      return [sheet?.streets[2]?.parks.value ?? 0];
    case 'track':
      return [sheet?.pools.value ?? 0];
    case 'temps':
      return tempRanks(edition, components);
    case 'pile': {
      const card = block?.architects.find((architect) => architect.id === firstArchitect(edition));
      return [card?.bisHouses ?? 0, card?.improveValue ?? 0];
    }
    default:
      return [];
  }
}

/** The sources of the numbers in a drawing; empty if it only shows rules. */
function pathsIn({ id, edition }: Shown, scene: Scene | undefined): readonly string[] {
  const onSheet = (field: string): string => `sheets.classic.${field}`;
  if (id === 'temps') return [onSheet('tempRanks')];
  if (id === 'pile') {
    return ['bisHouses', 'improveValue'].map((field) => `architects.${firstArchitect(edition)}.${field}`);
  }
  const { tracks = [], columns = [], streets = [], plan, plansDone } = scene?.show ?? {};
  const plans = plansDone ? PLANS : plan === undefined ? [] : PLANS.slice(plan, plan + 1);
  return [
    ...tracks.map((track) => onSheet(track === 'temps' ? 'tempBoxes' : track)),
    ...(columns.length > 0 ? [onSheet('estates')] : []),
    ...(streets.some(({ park }) => park) ? [onSheet('streets')] : []),
    ...plans.flatMap((plan) => ['high', 'low'].map((field) => `plans.${edition}-${plan}.${field}`)),
  ];
}

/** Whether a drawing shows printed numbers, and whether one of them is estimated. */
export function printedIn(
  shown: Shown,
  scene: Scene | undefined,
): { readonly any: boolean; readonly estimated: boolean } {
  const block = (shown.components ?? builtIn).editions[shown.edition];
  const paths = pathsIn(shown, scene);
  return {
    any: paths.length > 0,
    estimated: block !== undefined && paths.some((path) => isEstimated(block, path)),
  };
}
