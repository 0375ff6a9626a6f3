import { SLOTS, type EstateName, type Slot, type State, type TurnStep } from 'picket-engine';

/** For which plan an estate of a seat was used; undefined if for none, or if no claim names it. */
export function usedBy(
  state: State,
  seat: number,
  steps: readonly TurnStep[],
): (estate: EstateName) => Slot | undefined {
  const slots = new Map<string, Slot>();
  const turns = [...state.rounds.map(({ turns }) => turns[seat] ?? []), steps];
  let whole: Slot | undefined;
  for (const step of turns.flat()) {
    if (step.do !== 'plan') continue;
    for (const estate of step.estates) slots.set(estate.join(), step.slot);
    if (usesHouses(state, step.slot)) whole = step.slot;
  }
  return (estate) => slots.get(estate.join()) ?? whole;
}

/** Plans on single houses name no estates, but use those of the houses. */
function usesHouses({ rules }: State, slot: Slot): boolean {
  const type = rules.plans[SLOTS.indexOf(slot)]?.when.type;
  return type === 'street-full' || type === 'end-houses';
}
