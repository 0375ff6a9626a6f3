import { isEstimated, SLOTS, type Slot } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import type { PlanHolder, PlanModel } from './tableTypes.ts';
import { ruleFor } from '../text/ruleFor.ts';
import { readyPlans } from '../turn/claim.ts';
import { wantedEstates } from './planEstates.ts';
import type { Moment, Scene } from './scene.ts';

/** The three plans: what they ask for, how far this sheet is, and who has them. */
export function plansModel(scene: Scene): PlanModel[] {
  return SLOTS.map((slot, i) => planModel(scene, slot, i));
}

function planModel({ now, would, pointed, text, streets }: Scene, slot: Slot, i: number): PlanModel {
  const { editor } = now;
  const { rules, worth } = editor.position;
  const { id, high = 0, low = 0, when } = rules.plans[i]?.card ?? {};
  const isOurs = (field: string) => isEstimated(rules.edition, `plans.${id}.${field}`);
  const points = worth[i] ?? low;
  const { edition } = rules.options;
  const sentence = when === undefined ? '' : text.words.plan(when, streets);
  const state = stateOf(now, slot, i);
  const holders = holdersOf(now, i);
  const has = when === undefined ? [] : wantedEstates(when, now.sheet, state === 'claimed');
  const soon =
    when === undefined || would === undefined ? has : wantedEstates(when, would.sheet, state === 'claimed');
  return {
    slot,
    name: text.game.plan.name(slot, edition),
    title: text.game.plan.title(slot, edition),
    high,
    low,
    house: ['when', 'high', 'low'].some(isOurs),
    ours: { high: isOurs('high'), low: isOurs('low') },
    worth: points === high ? 'high' : 'low',
    sentence,
    rule: when === undefined ? 'P1' : ruleFor({ plan: when }),
    estates: has.map(({ size, have }, k) => ({
      size,
      state: have ? 'have' : soon[k]?.have === true ? 'preview' : 'missing',
    })),
    state,
    ...(pointed?.kind === 'turn' && state !== 'claimed' && would?.sheet.plans[i] !== undefined
      ? { hinted: true }
      : {}),
    holders,
    label: text.game.plan.label({
      slot,
      edition,
      sentence,
      worth: points,
      state,
      holders: holders.filter(({ you }) => !you),
    }),
  };
}

function stateOf({ editor, sheet }: Moment, slot: Slot, i: number): PlanModel['state'] {
  if (sheet.plans[i] !== undefined) return 'claimed';
  return !editor.sent && readyPlans(editor.draft).includes(slot) ? 'ready' : 'open';
}

function holdersOf({ editor, sheet }: Moment, i: number): PlanHolder[] {
  const { sheets, rules, rounds } = editor.view.state;
  const last = rounds.at(-1)?.turns ?? [];
  const holders = rules.options.players.flatMap((name, seat) => {
    const you = seat === editor.seat;
    const points = you ? sheet.plans[i] : sheets[seat]?.plan(i);
    if (points === undefined || points === NONE) return [];
    const fresh = !you && last[seat]?.some((step) => step.do === 'plan' && step.slot === SLOTS[i]) === true;
    return [{ name, points, you, fresh }];
  });
  const rank = ({ you, fresh }: PlanHolder): number => (you ? 0 : fresh ? 1 : 2);
  return holders.toSorted((a, b) => rank(a) - rank(b));
}
