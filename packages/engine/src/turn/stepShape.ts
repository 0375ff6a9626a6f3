import { integer, list, object, oneOf, tagged, type Shape, mismatch } from '../shape.ts';
import { SLOTS, type EstateName, type Spot, type Step, type TurnStep } from '../types.ts';

/** A wide range: an integer that is out of range for a step gets a more precise rejection later. */
const whole = integer(-999, 999);
const pair = list(whole, 2, 2);
const triple = list(whole, 3, 3);

const spot: Shape<Spot> = (value, path) => {
  const [street = 0, house = 0] = pair(value, path);
  return [street, house];
};

const estate: Shape<EstateName> = (value, path) => {
  const [street = 0, first = 0, size = 0] = triple(value, path);
  return [street, first, size];
};

const step = <T extends Step['do'], S extends { readonly [key: string]: Shape<unknown> }>(
  name: T,
  fields: S,
) => object({ do: oneOf([name]), ...fields });

const choose: Shape<Step> = (value, path) => {
  const byOffer = typeof value === 'object' && value !== null && 'offer' in value;
  return byOffer
    ? step('choose', { offer: whole })(value, path)
    : step('choose', { number: whole, action: whole })(value, path);
};

/** A step as records write it; only its form is checked. */
const STEPS = {
  choose,
  refuse: object({ do: oneOf(['refuse']) }, { give: whole }),
  temp: step('temp', { by: whole }),
  write: step('write', { number: whole, at: spot }),
  fence: step('fence', { at: spot }),
  improve: step('improve', { size: whole }),
  park: step('park', {}),
  pool: step('pool', {}),
  bis: step('bis', { from: spot, at: spot }),
  roundabout: step('roundabout', { at: spot }),
  plan: step('plan', { slot: oneOf(SLOTS), estates: list(estate, 0, 48) }),
  reshuffle: step('reshuffle', {}),
} satisfies { readonly [D in Step['do']]: Shape<Step> };

export const stepShape: Shape<Step> = tagged<Step>('do', STEPS);

const anyStep: Shape<TurnStep> = tagged<TurnStep>('do', { ...STEPS, full: object({ do: oneOf(['full']) }) });

/** More steps than any turn can have. */
const MAX_STEPS = 32;

/** A whole turn as records write it. */
export const turnShape: Shape<TurnStep[]> = (value, path) =>
  Array.isArray(value) ? list(anyStep, 0, MAX_STEPS)(value, path) : mismatch(path, { expected: 'steps' });
