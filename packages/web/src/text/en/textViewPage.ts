import type { Action, EditionId } from 'picket-engine';
import { enCore as words } from 'picket-words';
import type { Helped, SpokenEstate, SpokenHouse } from '../facts.ts';
import { signed } from '../signed.ts';
import { capital, counted, list, numbers, numeral, plural, points, slotMark } from './phrase.ts';

const onlyWith: Record<Helped, string> = {
  temp: 'Fits only with a temp.',
  roundabout: 'Fits only after a roundabout.',
};

const fits = (houses: number, needs: Helped | undefined): string => {
  if (needs !== undefined) return onlyWith[needs];
  if (houses === 0) return 'Fits nowhere.';
  return houses === 1 ? 'Fits one house.' : `Fits ${houses} houses.`;
};

const estate = ({ size, missing, state, used, plan }: SpokenEstate, edition: EditionId): string => {
  if (state !== 'complete') return `${size - missing} of ${size}`;
  if (!used) return String(size);
  return plan === undefined ? `${size} (used)` : `${size} (${slotMark(plan, edition)})`;
};

const inHouse = ({ kind, number }: Pick<SpokenHouse, 'kind' | 'number'>): string =>
  ({ empty: 'empty', number: String(number), bis: `${number} bis`, roundabout: 'roundabout' })[kind];

const poolOf = { none: '', plot: 'pool plot', built: 'pool', missed: '' } as const;

/** A table in the text view. */
export const page = {
  /** A line of a list: “1: 8 with Park.” */
  named: (name: string, line: string) => `${name}: ${line}`,
  /** The title of the page. */
  turn: (round: number) => `Round ${round}, your turn`,
  sent: (round: number) => `Round ${round}, turn confirmed`,
  watching: (round: number) => `Round ${round}, you’re watching`,
  score: (before: number, now: number) =>
    before === now
      ? `${capital(points(now))}.`
      : `${capital(points(before))}, ${signed(now)} with this turn.`,
  who: (played: readonly string[], thinking: readonly string[]) => {
    const isIn = played.length === 0 ? '' : `${list(played)} ${plural(played.length, 'has', 'have')} played`;
    const not =
      thinking.length === 0 ? '' : `${list(thinking)} ${plural(thinking.length, 'is', 'are')} thinking`;
    return [isIn, not].filter((part) => part !== '').join(', ') + (isIn + not === '' ? '' : '.');
  },
  cards: {
    title: 'Cards',
    with: (action: Action) => `with ${words.short[action]}.`,
    fits,
    picked: 'Picked.',
    role: { number: 'Gives the number.', action: 'Gives the action.', given: 'Left over.' },
    next: (action: Action) => `${words.short[action]} next round.`,
    hidden: 'Each player has their own hand.',
  },
  plans: {
    title: 'Plans',
    have: (have: number, all: number) =>
      `You have ${have === 0 ? 'none' : numeral(have)} of ${numeral(all)}.`,
    open: (worth: number) => `${capital(points(worth))}.`,
    ready: (worth: number, typed: string) => `Ready: ${typed} claims ${points(worth)}.`,
    yours: (worth: number) => `Yours, ${points(worth)}.`,
    holders: (names: readonly string[]) => (names.length === 0 ? '' : `Claimed by ${list(names)}.`),
  },
  town: {
    /** Superscript beside a repeated number. */
    bis: 'bis',
    house: ({ kind, number, pool, fresh, fence }: SpokenHouse) =>
      [inHouse({ kind, number }), poolOf[pool], fresh ? 'new' : '', fence ? 'then a fence' : '']
        .filter((part) => part !== '')
        .join(', '),
    /** At the last house of an estate, in the picture view. */
    estateEnd: (one: SpokenEstate, edition: EditionId, fence: boolean) => {
      const { size, missing, state, used, plan } = one;
      const by = plan === undefined ? '' : ` by ${slotMark(plan, edition)}`;
      const which =
        state === 'complete'
          ? `complete${used ? `, used${by}` : ''}`
          : `${numeral(missing)} still empty${state === 'too-large' ? ', too large to score' : ''}`;
      return `${fence ? 'Then a fence' : 'Then the street ends'}: estate of ${size}, ${which}.`;
    },
    line: (street: {
      readonly built: number;
      readonly houses: number;
      readonly estates: readonly SpokenEstate[];
      readonly pools: number;
      readonly park: number;
      readonly edition: EditionId;
    }) => {
      const { built, houses, estates, pools, park, edition } = street;
      const all = estates.map((one) => estate(one, edition)).join(', ');
      const pool = pools === 0 ? '' : ` ${capital(numeral(pools))} ${plural(pools, 'pool', 'pools')}.`;
      return `${built} of ${houses} houses. Estates: ${all}.${pool} Park ${park}.`;
    },
    /** “Estates 16, parks 12. Lost: bis 1.” */
    parts: (
      won: readonly { readonly name: string; readonly points: number }[],
      lost: readonly { readonly name: string; readonly points: number }[],
    ) => {
      const each = (parts: typeof won): string =>
        parts.map(({ name, points }) => `${name.toLowerCase()} ${Math.abs(points)}`).join(', ');
      return `${capital(each(won))}. Lost: ${each(lost)}.`;
    },
  },
  others: { title: 'Other players', all: (count: number) => counted(count, 'player', 'players') },
  towns: 'Towns',
  rival: { title: 'Your opponent', street: (cards: readonly string[]) => `Its street: ${cards.join('; ')}.` },
  /** The cards that the guided game highlights. */
  lit: (cards: readonly number[]) =>
    cards.length === 1 ? `Card ${numbers(cards)} is lit.` : `Cards ${numbers(cards)} are lit.`,
  said: { title: 'Announcements', none: 'Nothing yet.' },
};
