// A record's options: the mode, the printed sheet, the plans and the opponent; and what is wrong with them.

import { slotNames } from './components.ts';
import type { Architect, Components, EditionBlock, PlanCard } from './components.ts';
import { isHash } from './frame.ts';
import { asList, asText, field } from './json.ts';
import type { Mixer } from './mixer.ts';
import type { Printed, RefSheet, Rulings } from './sheet.ts';
import type { Position } from './turn.ts';

export type Options = {
  edition: string;
  mode: string;
  advanced: boolean;
  sheet: string;
  opponent: string | null;
  components: string | null;
  plans: string[] | null;
  players: string[];
};

export type Setup = {
  /** the version of the rules */
  rules: number;
  options: Options;
  block: EditionBlock;
  printed: Printed;
  plans: PlanCard[];
  architect: Architect | null;
  rulings: Rulings;
  choice: Position['choice'];
};

/** RECORD "options": the same options with their keys in order, or what is wrong with them. */
export function readOptions(value: unknown): Options | string {
  const options = {
    edition: field(value, 'edition'),
    mode: field(value, 'mode'),
    advanced: field(value, 'advanced'),
    sheet: field(value, 'sheet'),
    opponent: field(value, 'opponent'),
    components: field(value, 'components'),
    plans: field(value, 'plans'),
    players: field(value, 'players'),
  };
  const { edition, mode, advanced, sheet, opponent, components, plans, players } = options;
  const names = asList(players);
  if (edition !== '2018' && edition !== '2023') return 'edition: not an edition';
  if (
    !(edition === '2018' ? ['standard', 'expert', 'solo', 'aaa'] : ['standard', 'aaa']).includes(asText(mode))
  ) {
    return 'mode: not a mode of this edition';
  }
  if (typeof advanced !== 'boolean') return 'advanced: not a boolean';
  if (!(edition === '2018' ? ['classic'] : ['classic', 'blueprint']).includes(asText(sheet))) {
    return 'sheet: not a sheet of this edition';
  }
  const isOpponent = mode === 'aaa' ? typeof opponent === 'string' : opponent === null;
  if (!isOpponent) return 'opponent: in mode aaa, and only there';
  if (components !== null && !isHash(components)) return 'components: not a hash';
  if (plans !== null && (asList(plans).length !== 3 || !allText(plans))) return 'plans: not three ids';
  const [least, most] = seatsOf(asText(mode));
  const isSeated = names.length >= least && names.length <= most;
  if (!allText(players) || !isSeated) return 'players: not as many as may play';
  return options as Options;
}

function allText(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** RULES "Solo", "Expert", "AAA solo", R20. */
function seatsOf(mode: string): [number, number] {
  if (mode === 'standard') return [1, Infinity];
  return mode === 'expert' ? [2, 27] : [1, 1];
}

/** Everything the rules need to know about a game, except its plans; or what is wrong. */
export function setUp(
  rules: number,
  options: Options,
  components: Components,
): Omit<Setup, 'plans'> | string {
  const { edition, mode } = options;
  const block = components.editions[edition];
  const printed = block?.sheets[options.sheet];
  if (block === undefined || printed === undefined) return 'no such sheet in the components';
  const architect = block.architects.find(({ id }) => id === options.opponent) ?? null;
  if (mode === 'aaa' && architect === null) return 'opponent: not in the components';
  const first = edition === '2018';
  return {
    rules,
    options,
    block,
    printed,
    architect,
    rulings: {
      bisAcrossFence: !first,
      roundaboutsPerTurn: first ? 1 : null,
      reshuffleAfterFirstPlan: first && (mode === 'standard' || mode === 'expert'),
    },
    choice: mode === 'standard' ? 'offers' : mode === 'solo' ? 'hand' : 'hand-give',
  };
}

/** RECORD "plans", Shuffle "plan-A": chosen by hand, or dealt; without a seed, those that the record names. */
export function plansOf(
  setup: Omit<Setup, 'plans'>,
  mixer: Mixer | null,
  named: unknown,
): PlanCard[] | string {
  const { block, options } = setup;
  const cards: PlanCard[] = [];
  for (const [i, slot] of slotNames.entries()) {
    const possible = block.plans.filter((card) => card.slot === slot);
    const dealt = possible.filter(({ level }) => options.advanced || level === 'standard');
    const card =
      options.plans !== null
        ? possible.find(({ id }) => id === options.plans?.[i])
        : mixer === null
          ? dealt.find(({ id }) => id === field(named, slot))
          : dealt[mixer.below(`plan-${slot}`, dealt.length)];
    if (card === undefined) return `${slot}: no such plan for this slot`;
    cards.push(card);
  }
  return cards;
}

/** A sheet before the first round. */
export function emptySheet({ options, printed }: Omit<Setup, 'plans'>): RefSheet {
  return {
    format: 'picket-sheet/1',
    edition: options.edition,
    sheet: options.sheet,
    streets: printed.streets.map(({ houses }) => ({
      houses: Array.from({ length: houses }, () => null),
      fences: [],
      pools: [],
      used: [],
      parks: 0,
    })),
    improve: printed.estates.map(() => 0),
    temps: 0,
    refusals: 0,
    plans: slotNames.map(() => null),
  };
}
