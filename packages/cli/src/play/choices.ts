import { ACTIONS, type Draft, type Step, type CardUse } from 'picket-engine';
import { ACTION } from 'picket-engine/fast';
import { en } from 'picket-words';

/** A way to begin a turn: a card, or the number of one and the action of another card in hand. */
export interface Choosing {
  readonly step: Step;
  /** The card with the number. */
  readonly card: number;
  readonly number: number;
  readonly hasTemp: boolean;
  /** “8 with Park”. */
  readonly label: string;
  /** Once the number is known: “Park”, and the card that is passed. */
  readonly actionLabel: string;
}

const CARDS = [0, 1, 2];

/** Every way to begin a turn, without equivalent ones. */
export function choicesFor({ position }: Draft): Choosing[] {
  const { cardUse } = position.rules.mode;
  const pairs = CARDS.flatMap((number) => CARDS.map((action) => ({ number, action })));
  const allowed = pairs.filter(({ number, action }) => (number === action) === cardUse.oneCard);
  const seen = new Set<string>();
  return allowed.flatMap(({ number, action }) => {
    const choosing = describe(position, number, action, cardUse);
    const key = `${choosing.label} ${choosing.actionLabel}`;
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
): Choosing {
  const face = (card: number): string => `${numbers[card]} ${actionName(actions[card])}`;
  const given = cardUse.givesThird ? `, giving ${face(CARDS.length - number - action)}` : '';
  const name = actionName(actions[action]);
  return {
    step: cardUse.choice(number, action),
    card: number,
    number: numbers[number] ?? 0,
    hasTemp: actions[action] === ACTION.TEMP,
    label: `${numbers[number]} with ${name}`,
    actionLabel: name + given,
  };
}

function actionName(action: number | undefined): string {
  const found = ACTIONS[action ?? -1];
  return found === undefined ? '?' : en.short[found];
}
