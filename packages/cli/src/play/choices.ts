import { ACTIONS, type Action, type Draft, type Step, type CardUse } from 'picket-engine';
import { ACTION } from 'picket-engine/fast';
import type { Said } from '../text/text.ts';

/** A way to begin a turn: a card, or the number of one and the action of another card in hand. */
export interface Choosing {
  readonly step: Step;
  /** The card with the number. */
  readonly card: number;
  readonly number: number;
  readonly hasTemp: boolean;
  /** “8 with Park”. */
  readonly label: Said;
  /** The part after the number: “Park”, and the card that is passed. */
  readonly actionLabel: Said;
}

const CARDS = [0, 1, 2];

/** Every way to begin a turn, without equivalent ones. */
export function choicesFor({ position }: Draft): Choosing[] {
  const { cardUse } = position.rules.mode;
  const pairs = CARDS.flatMap((number) => CARDS.map((action) => ({ number, action })));
  const allowed = pairs.filter(({ number, action }) => (number === action) === cardUse.oneCard);
  const seen = new Set<string>();
  return allowed.flatMap(({ number, action }) => {
    const { key, ...choosing } = describe(position, number, action, cardUse);
    if (seen.has(key)) return [];
    seen.add(key);
    return [choosing];
  });
}

function describe(
  { numbers, actions }: Draft['position'],
  number: number,
  action: number,
  cardUse: CardUse,
): Choosing & { readonly key: string } {
  const face = (numberFrom: number, actionFrom = numberFrom) => ({
    number: numbers[numberFrom] ?? 0,
    action: actionOf(actions[actionFrom]),
  });
  const used = face(number, action);
  const given = cardUse.givesThird ? face(CARDS.length - number - action) : undefined;
  return {
    key: JSON.stringify([used, given]),
    step: cardUse.choice(number, action),
    card: number,
    number: used.number,
    hasTemp: actions[action] === ACTION.TEMP,
    label: ({ turn }) => turn.card(used),
    actionLabel: ({ turn }) => turn.action(used.action, given),
  };
}

function actionOf(action: number | undefined): Action | undefined {
  return ACTIONS[action ?? -1];
}
