import type { EditionId } from 'picket-engine';
import { deCore as words } from 'picket-words';
import type { SpokenEstate, SpokenHouse } from '../facts.ts';
import { signed } from '../signed.ts';
import type { TextViewText } from '../text.ts';
import { counted, dative, list, numbers, numeral, planName, plural, points, slotMark } from './phrase.ts';

type Page = TextViewText['page'];

const fits: Page['cards']['fits'] = (houses, needs) => {
  if (needs === 'temp') return 'Passt nur mit Zeitarbeit.';
  if (needs === 'roundabout') return 'Passt nur nach einem Kreisverkehr.';
  if (houses === 0) return 'Passt nirgends.';
  return houses === 1 ? 'Passt in ein Haus.' : `Passt in ${houses} Häuser.`;
};

const estate = ({ size, missing, state, used, plan }: SpokenEstate, edition: EditionId): string => {
  if (state !== 'complete') return `${size - missing} von ${size}`;
  if (!used) return String(size);
  return plan === undefined ? `${size} (verwendet)` : `${size} (${slotMark(plan, edition)})`;
};

const inHouse = ({ kind, number }: Pick<SpokenHouse, 'kind' | 'number'>): string =>
  ({ empty: 'leer', number: String(number), bis: `${number} Bis`, roundabout: 'Kreisverkehr' })[kind];

const poolOf = { none: '', plot: 'Poolplatz', built: 'Pool', missed: '' } as const;

/** What the text view shows of a table. */
export const page: Page = {
  named: (name, line) => `${name}: ${line}`,
  turn: (round) => `Runde ${round}, du bist dran`,
  sent: (round) => `Runde ${round}, Zug bestätigt`,
  watching: (round) => `Runde ${round}, du schaust zu`,
  score: (before, now) =>
    before === now ? `${points(now)}.` : `${points(before)}, mit diesem Zug ${signed(now)}.`,
  who: (played, thinking) => {
    const isIn =
      played.length === 0 ? '' : `${list(played)} ${plural(played.length, 'hat', 'haben')} gespielt`;
    const not =
      thinking.length === 0 ? '' : `${list(thinking)} ${plural(thinking.length, 'überlegt', 'überlegen')}`;
    return [isIn, not].filter((part) => part !== '').join(', ') + (isIn + not === '' ? '' : '.');
  },
  cards: {
    title: 'Karten',
    with: (action) => `mit ${words.short[action]}.`,
    fits,
    picked: 'Gewählt.',
    role: { number: 'Gibt die Zahl.', action: 'Gibt die Aktion.', given: 'Bleibt übrig.' },
    next: (action) => `Nächste Runde: ${words.short[action]}.`,
    hidden: 'Alle haben ihre eigenen Karten.',
  },
  plans: {
    title: 'Pläne',
    have: (have, all) =>
      `Du hast ${have === 0 ? 'keine' : have === 1 ? 'eine' : numeral(have)} von ${all === 1 ? 'einer' : numeral(all)}.`,
    open: (worth) => `${points(worth)}.`,
    ready: (worth, typed) => `Bereit: ${typed} bringt ${points(worth)}.`,
    yours: (worth) => `Von dir erfüllt, ${points(worth)}.`,
    holders: (names) => (names.length === 0 ? '' : `Erfüllt von ${list(names.map(dative))}.`),
  },
  town: {
    bis: 'Bis',
    house: ({ kind, number, pool, fresh, fence }) =>
      [inHouse({ kind, number }), poolOf[pool], fresh ? 'neu' : '', fence ? 'dann ein Zaun' : '']
        .filter((part) => part !== '')
        .join(', '),
    estateEnd: ({ size, missing, state, used, plan }, edition, fence) => {
      const by = plan === undefined ? '' : ` für ${planName(plan, edition)}`;
      const which =
        state === 'complete'
          ? `vollständig${used ? `, verwendet${by}` : ''}`
          : `noch ${counted(missing, 'Haus', 'Häuser')} leer${state === 'too-large' ? ', zu groß für Punkte' : ''}`;
      return `${fence ? 'Dann ein Zaun' : 'Dann endet die Straße'}: ${size}er-Siedlung, ${which}.`;
    },
    line: ({ built, houses, estates, pools, park, edition }) => {
      const all = estates.map((one) => estate(one, edition)).join(', ');
      const pool = pools === 0 ? '' : ` ${counted(pools, 'Pool', 'Pools')}.`;
      return `${built} von ${houses} Häusern. Siedlungen: ${all}.${pool} Park ${park}.`;
    },
    parts: (won, lost) => {
      const each = (parts: typeof won): string =>
        parts.map(({ name, points }) => `${name} ${Math.abs(points)}`).join(', ');
      return `${each(won)}. Abzüge: ${each(lost)}.`;
    },
  },
  others: { title: 'Die anderen', all: (count) => counted(count, 'Person', 'Personen') },
  towns: 'Städte',
  rival: { title: 'Dein Gegenüber', street: (cards) => `Die Straße: ${cards.join('; ')}.` },
  lit: (cards) => `${cards.length === 1 ? 'Es leuchtet Karte' : 'Es leuchten die Karten'} ${numbers(cards)}.`,
  said: { title: 'Verlauf', none: 'Noch nichts.' },
};
