import type { EstateDescription, Spot, View } from 'picket-engine';
import { ACTION, listTargets, MAX_ROWS, NONE } from 'picket-engine/fast';
import type { Scene } from '../scene/scene.ts';
import type {
  BarModel,
  LedgerModel,
  OfferModel,
  PlanModel,
  RivalModel,
  SeatModel,
  StackModel,
} from '../scene/tableTypes.ts';
import type { Explanation, HelpFacts, OddsFacts } from '../text/helpFacts.ts';
import type { HelpText } from '../text/text.ts';
import { isIn, gapsIn, type Gap } from './odds/gaps.ts';
import type { Target } from './targets.ts';

/** What explanations are about: the models of everything on the table. */
export interface Explainable {
  readonly scene: Scene;
  readonly offers: readonly OfferModel[];
  readonly plans: readonly PlanModel[];
  readonly ledger: LedgerModel;
  readonly seats: readonly SeatModel[];
  readonly bar: BarModel;
  readonly rival: RivalModel | undefined;
  readonly stack: StackModel | undefined;
}

/** The chances of a gap; undefined if the table forbids them, or there are none. */
export type OddsOf = (view: View, gap: Gap) => OddsFacts | undefined;

/** What this is, what it does, and what it is worth now; undefined if there is nothing to say. */
export function explanationOf(
  table: Explainable,
  target: Target,
  { explain }: HelpText,
  oddsOf: OddsOf = () => undefined,
): Explanation | undefined {
  const about = <F>(facts: F | undefined, words: (facts: F) => Explanation): Explanation | undefined =>
    facts === undefined ? undefined : words(facts);
  switch (target.kind) {
    case 'offer':
      return about(cardFacts(table, target.index), explain.card);
    case 'plan':
      return about(planFacts(table, target.slot), explain.plan);
    case 'part':
      return about(partFacts(table, target.part), explain.part);
    case 'value':
      return about(valueFacts(table, target.size), explain.value);
    case 'park':
      return about(parkFacts(table, target.street), explain.park);
    case 'estate':
      return about(estateAt(table, target.spot), explain.estate);
    case 'house':
      return about(houseFacts(table, target.spot, oddsOf), explain.house);
    case 'gap':
      return about(gapFacts(table, target.spot), explain.gap);
    case 'seat':
      return about(seatFacts(table, target.index), explain.seat);
    case 'rival':
      return about(table.rival, explain.rival);
    case 'stack':
      return about(table.stack, explain.stack);
    case 'choice':
      return about(choiceFacts(table, target.id), explain.choice);
  }
}

function cardFacts({ offers, scene }: Explainable, index: number): HelpFacts['card'] | undefined {
  const offer = offers[index];
  if (offer === undefined) return undefined;
  const { number, action, houses, needs, next } = offer;
  const { deck, options } = scene.now.editor.position.rules;
  return {
    number,
    action,
    edition: options.edition,
    houses,
    needs,
    next,
    copies: [...deck.numbers].filter((other) => other === number).length,
  };
}

function planFacts({ plans, scene }: Explainable, slot: PlanModel['slot']): HelpFacts['plan'] | undefined {
  const plan = plans.find((other) => other.slot === slot);
  if (plan === undefined) return undefined;
  const { sentence, high, low, worth, state, estates, holders } = plan;
  const mine = holders.find(({ you }) => you);
  const have = estates.filter((estate) => estate.state === 'have').length;
  return {
    slot,
    edition: scene.now.editor.position.rules.options.edition,
    sentence,
    high,
    low,
    worth: mine?.points ?? plan[worth],
    state,
    estates: estates.length === 0 ? undefined : { have, all: estates.length },
  };
}

function partFacts({ ledger }: Explainable, part: HelpFacts['part']['part']): HelpFacts['part'] | undefined {
  if (part === 'total') return { part, points: ledger.total, track: undefined, note: undefined };
  const found = ledger.parts.find(({ explains }) => explains.part === part);
  if (found === undefined) return undefined;
  const track = ledger.tracks.find((other) => other.track === part);
  return {
    part,
    points: found.points,
    note: track?.note,
    track:
      track === undefined
        ? undefined
        : {
            crossed: track.crossed,
            boxes: track.kind === 'blank' ? track.values.length : track.values.length - 1,
            next: nextOf(track),
          },
  };
}

/** What a track would be worth with one more box; deductions are negative. */
function nextOf({ kind, values, crossed }: LedgerModel['tracks'][number]): number | undefined {
  const next = values[crossed + 1];
  if (kind === 'blank' || next === undefined) return undefined;
  return kind === 'loss' ? -next : next;
}

function valueFacts({ ledger }: Explainable, size: number): HelpFacts['value'] | undefined {
  const column = ledger.columns.find((other) => other.size === size);
  if (column === undefined) return undefined;
  const { values, crossed, estates, points } = column;
  return { size, value: values[crossed] ?? 0, next: values[crossed + 1], estates, points };
}

function parkFacts({ scene }: Explainable, street: number): HelpFacts['park'] | undefined {
  const parks = scene.now.sheet.streets[street]?.parks;
  if (parks === undefined) return undefined;
  const { crossed, boxes, value, values } = parks;
  return { street, streets: scene.streets, crossed, boxes, points: value, next: values[crossed + 1] };
}

function estateAt({ scene }: Explainable, [street, house]: Spot) {
  return scene.now.sheet.streets[street]?.estates.find(
    ({ first, size }: EstateDescription) => house >= first && house < first + size,
  );
}

function houseFacts(table: Explainable, spot: Spot, oddsOf: OddsOf): HelpFacts['house'] | undefined {
  const { now, streets } = table.scene;
  const house = now.sheet.streets[spot[0]]?.houses[spot[1]];
  if (house === undefined) return undefined;
  const gap = house.kind === 'empty' ? gapsIn(now.sheet).find((one) => isIn(one, spot)) : undefined;
  return {
    ...house,
    spot,
    streets,
    fits: gap,
    estate: estateAt(table, spot),
    odds: gap && oddsOf(now.editor.view, gap),
  };
}

function gapFacts(table: Explainable, spot: Spot): HelpFacts['gap'] | undefined {
  const { now, streets } = table.scene;
  const fence = now.sheet.streets[spot[0]]?.fences[spot[1]];
  if (fence === undefined) return undefined;
  const estate = estateAt(table, spot);
  const left = estate === undefined ? 0 : spot[1] - estate.first + 1;
  const split = estate !== undefined && !fence;
  return {
    spot,
    streets,
    fence,
    sizes: split ? [left, estate.size - left] : undefined,
    blocked: split ? blockedBy(table, spot, estate) : undefined,
  };
}

/** [A3] [A4] Why a gap can't have a fence, regardless of this turn's action. */
function blockedBy({ scene }: Explainable, [street, gap]: Spot, { used }: EstateDescription) {
  const { sheet } = scene.now.editor.draft.turn;
  const rows = new Int32Array(MAX_ROWS);
  listTargets(sheet, ACTION.FENCE, { street: NONE, house: NONE }, rows);
  if ((((rows[street] ?? 0) >> gap) & 1) === 1) return undefined;
  return used ? 'plan' : 'same-number';
}

function seatFacts({ seats }: Explainable, seat: number): HelpFacts['seat'] | undefined {
  const found = seats.find((other) => other.seat === seat);
  if (found === undefined) return undefined;
  const { name, level, score, state } = found;
  return { name, level, score, played: state === 'in' };
}

function choiceFacts({ bar }: Explainable, id: string): HelpFacts['choice'] | undefined {
  const chip = bar.chips.find((other) => other.id === id);
  return chip && { label: chip.label, action: chip.action };
}
