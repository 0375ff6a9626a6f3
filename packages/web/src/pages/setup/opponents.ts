import { ACTIONS, SLOTS, type Action, type Architect, type EditionBlock, type SheetId } from 'picket-engine';
import { setupPage, text } from '../../text/language.ts';
import type { Choice } from './choice.ts';
import { markOf } from './marks.ts';
import { theMode } from './possible.ts';

/** An opponent's points for one kind of card, or for plans. */
export interface Fact {
  readonly icon: Action | 'plan';
  readonly name: string;
  readonly value: string;
}

type Field = Exclude<keyof Architect, 'house'>;

/** The path of an action's value on the card, and the value. */
const FIELDS: {
  readonly [A in Action]: { readonly field: Field; readonly says: 'points' | 'houses' | 'value' };
} = {
  fence: { field: 'fence', says: 'points' },
  improve: { field: 'improveValue', says: 'value' },
  park: { field: 'park', says: 'points' },
  pool: { field: 'pool', says: 'points' },
  temp: { field: 'temp', says: 'points' },
  bis: { field: 'bisHouses', says: 'houses' },
};

/** The AAA's architect, and its index. */
export interface Opponent {
  readonly architect: Architect;
  readonly index: number;
}

/** Undefined if the mode has none. */
export function opponentOf(
  choice: Pick<Choice, 'edition' | 'mode' | 'opponent'>,
  { architects }: EditionBlock,
): Opponent | undefined {
  const index = architects.findIndex(({ id }) => id === choice.opponent);
  const architect = architects[index];
  return theMode(choice).hasOpponent && architect !== undefined ? { architect, index } : undefined;
}

/** Name and level for a card; the level only if the name doesn't include it. */
export function rankOf({ name, level }: Architect): string {
  if (name === null || level === null) return '';
  return setupPage.opponent.level(String(level));
}

export function factsOf(
  block: EditionBlock,
  architect: Architect,
  { edition, sheet }: Pick<Choice, 'edition' | 'sheet'>,
): readonly Fact[] {
  const words = setupPage.opponent;
  const slots = SLOTS.filter((_, slot) => architect.validates[slot]);
  const plans = slots.length === 0 ? words.noPlans : words.claims[edition](slots);
  const claims: Fact = {
    icon: 'plan',
    name: words.plans,
    value: marked(block, architect, 'validates', plans),
  };
  if (architect.scores === false) return [...tempFacts(block, architect, sheet), claims];
  const cards = ACTIONS.map((action): Fact => {
    const { field, says } = FIELDS[action];
    const value = marked(block, architect, field, String(architect[field] ?? 0));
    return { icon: action, name: text.words.short[action], value: words[says](value) };
  });
  return [...cards, claims];
}

/** Whether any of its values is estimated. */
export function hasHouseValues({ house = [] }: Architect): boolean {
  return house.length > 0;
}

/** An opponent that scores nothing has places in the ranking of temps instead. */
function tempFacts(block: EditionBlock, architect: Architect, sheet: SheetId): Fact[] {
  const ranks = block.sheets[sheet]?.tempRanks ?? [];
  const mark = markOf(block, `sheets.${sheet}.tempRanks`);
  return (architect.tempPositions ?? []).map((boxes, i) => ({
    icon: 'temp',
    name: text.words.short.temp,
    value: setupPage.opponent.temps(
      marked(block, architect, 'tempPositions', String(boxes)),
      `${ranks[i] ?? 0}${mark}`,
    ),
  }));
}

function marked(block: EditionBlock, { id }: Architect, field: Field, value: string): string {
  return `${value}${markOf(block, `architects.${id}.${field}`)}`;
}
