import {
  isWhole,
  pileOf,
  rankTemps,
  worthToOpponent,
  type Architect,
  type Card,
  type Dealt,
  type State,
} from 'picket-engine';
import { remembering, type Standing } from './standing.ts';

/** The AAA: its architect, its pile, and the player's standing against it. */
export interface Agency {
  readonly architect: Architect;
  readonly pile: readonly Card[];
  /** How many cards that claim plans have come up. */
  readonly validations: number;
  readonly standing: Standing;
}

export function agencyOf(state: State, now: Dealt): Agency | undefined {
  const { rules } = state;
  const architect = rules.edition.architects.find(({ id }) => id === rules.options.opponent);
  if (architect === undefined) return undefined;
  const come = [...state.rounds.flatMap((round) => round.notes), ...now.notes];
  return {
    architect,
    pile: pileOf(state),
    validations: come.filter(({ note }) => note === 'validation').length,
    standing: againstAgency(state, now, architect),
  };
}

function againstAgency(state: State, { cards, notes }: Dealt, architect: Architect): Standing {
  const { rules } = state;
  const hand = rules.mode.cardsOf(cards, 0);
  const inPile = pileOf(state).filter((card) => card.action === 'temp').length;
  const worth = hand.map((card) => (isWhole(card) ? worthToOpponent(state, card) : 0));
  return remembering((boxes, given) => {
    const theirs = inPile + (hand[given]?.action === 'temp' ? 1 : 0);
    const [ranked = 0] = rankTemps([boxes, theirs], rules.layout.printed.tempRanks);
    const [placed = 0] = rules.mode.tempPoints(state, [boxes]);
    const total = rules.mode.opponent?.(state, notes, boxes).score.total ?? 0;
    return {
      temps: architect.tempPositions === undefined ? ranked : placed,
      rival: total + (worth[given] ?? 0),
    };
  });
}
