import { MAX_ROWS } from '../action/action.ts';
import type { Draft } from '../turn/draft.ts';
import {
  canAskReshuffle,
  canChoose,
  canRefuse,
  claimsNow,
  roundaboutsNow,
  targetsNow,
  tempChanges,
  writeSpots,
} from '../turn/legal.ts';
import type { ReadonlyTurn } from '../turn/turn.ts';
import { ACTIONS, SLOTS, STREETS, type Action } from '../types.ts';
import type { ExpectedToken } from './fault.ts';

const TOKEN_OF: { readonly [A in Action]: ExpectedToken } = {
  fence: 'fence',
  improve: 'value',
  park: 'park',
  pool: 'pool',
  temp: 'temp',
  bis: 'bis',
};

const STREET_NUMBERS = Array.from({ length: STREETS }, (_, street) => street);
const CARDS = [0, 1, 2];

/** The kinds of steps that may come next. Uses masks and counts, since a plan can have very many ways. */
export function following({ turn }: Draft): ExpectedToken[] {
  if (turn.asked) return ['end'];
  const legal: readonly (readonly [boolean, ExpectedToken])[] = [
    [mayChoose(turn), turn.rules.mode.cardUse.oneCard ? 'offer' : 'cards'],
    [canRefuse(turn), 'refuse'],
    [tempChanges(turn) !== 0, 'temp'],
    [STREET_NUMBERS.some((street) => writeSpots(turn, street) !== 0), 'write'],
    [mayAct(turn), TOKEN_OF[ACTIONS[turn.action] ?? 'temp']],
    [STREET_NUMBERS.some((street) => roundaboutsNow(turn, street) !== 0), 'roundabout'],
    [SLOTS.some((_, slot) => claimsNow(turn, slot) > 0), 'plan'],
    [canAskReshuffle(turn), 'reshuffle'],
    [turn.complete, 'end'],
  ];
  return legal.filter(([may]) => may).map(([, token]) => token);
}

function mayChoose(turn: ReadonlyTurn): boolean {
  return CARDS.some((number) => CARDS.some((action) => canChoose(turn, number, action)));
}

function mayAct(turn: ReadonlyTurn): boolean {
  const targets = new Int32Array(MAX_ROWS);
  return targets.subarray(0, targetsNow(turn, targets)).some((row) => row !== 0);
}
