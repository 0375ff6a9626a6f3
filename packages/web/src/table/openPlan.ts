import type { PlanModel } from '../scene/tableTypes.ts';
import type { TableState } from './tableState.svelte.ts';

/** A plan that is ready is claimed by a tap; any other one explains itself. */
export function openPlan(table: TableState, plan: PlanModel): void {
  if (plan.state === 'ready') table.do({ kind: 'plan', slot: plan.slot });
  else table.show({ kind: 'plan', index: table.plans.indexOf(plan) });
}
