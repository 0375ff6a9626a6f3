import type { Answer } from '../scene/answers.ts';
import type { Place } from '../scene/place.ts';
import type { StreetModel } from '../scene/sheetTypes.ts';
import { gapOf, middleOf, type Geometry, type StreetPlan } from './geometry.ts';

/** An answer on the sheet, and the middle of its seal. */
export interface PlacedAnswer {
  readonly answer: Answer;
  readonly plan: StreetPlan;
  readonly x: number;
  readonly y: number;
}

/** The answers that belong on the sheet. No seal covers another. */
export function answersOn(
  answers: readonly Answer[],
  geometry: Geometry,
  plans: readonly StreetPlan[],
  streets: readonly StreetModel[],
): PlacedAnswer[] {
  const { radius, y: sky } = geometry.seal;
  const placed: PlacedAnswer[] = [];
  for (const answer of answers) {
    const plan = plans[streetOf(answer.at) ?? -1];
    if (plan === undefined || (answer.points === 0 && answer.kind !== 'estate' && answer.kind !== 'street')) {
      continue;
    }
    const y = plan.y + (answer.at.kind === 'park' && geometry.name === 'narrow' ? geometry.kerb : sky);
    const inside = (x: number) => Math.min(Math.max(x, radius + 1), geometry.width - radius - 1);
    const isFree = (x: number) =>
      placed.every((other) => other.y !== y || Math.abs(other.x - x) >= 2 * radius + 2);
    const wanted = inside(middle(answer.at, geometry, plan, streets[plan.street]?.park.crossed ?? 0));
    const x = [0, 1, -1, 2, -2].map((by) => inside(wanted + by * (2 * radius + 2))).find(isFree) ?? wanted;
    placed.push({ answer, plan, x, y });
  }
  return placed;
}

function streetOf(at: Place): number | undefined {
  if (at.kind === 'lot' || at.kind === 'gap') return at.spot[0];
  return at.kind === 'estate' || at.kind === 'street' || at.kind === 'park' ? at.street : undefined;
}

function middle(at: Place, geometry: Geometry, plan: StreetPlan, trees: number): number {
  switch (at.kind) {
    case 'lot':
      return middleOf(geometry, plan, at.spot[1]);
    case 'gap':
      return gapOf(geometry, plan, at.spot[1]);
    case 'estate':
      return geometry.left + (at.first + at.size / 2) * plan.cell;
    case 'park':
      return geometry.name === 'wide' ? plan.park.x + (trees - 0.5) * plan.park.step : geometry.width;
    default:
      return geometry.left + (plan.houses / 2) * plan.cell;
  }
}
