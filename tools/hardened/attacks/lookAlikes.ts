import { gather, settingsFor, sitDown, snapshot, type Owned } from '../../online/api.ts';
import { Tally, type Attack } from '../attack.ts';
import { SHORT } from './seats.ts';

/** Names that look like Ada, or are invisible. */
const NAMES = [
  'Ada',
  'Ada ',
  'A\u00ADda',
  'Ad\u034Fa',
  'A\u200Bda',
  'Ada\u200D',
  '\uFF21da',
  '\u0410da',
  'Ad\u0430',
  '\u0391da',
  '\u3164',
  '\u115F',
  '\u2800',
  '\u00AD\u00AD',
];

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\s]/gu;
const FOREIGN: { readonly [letter: string]: string } = {
  '\u0410': 'A',
  '\u0391': 'A',
  '\uFF21': 'A',
  '\u0430': 'a',
};

/** The visible text. */
const seen = (name: string) =>
  Array.from(name.replace(INVISIBLE, ''), (letter) => FOREIGN[letter] ?? letter).join('');

/** Guests take the host's name, with invisible letters or those of other alphabets. */
export const lookAlikes: Attack = {
  seconds: SHORT,
  run: async ({ url, begin }) => {
    const [host] = (await gather(url, settingsFor(20), 1)) as [Owned];
    await begin();
    const tally = new Tally();
    for (const name of NAMES) {
      await sitDown(url, host.table, name).then(
        () => tally.add('seated'),
        () => tally.add('rejected'),
      );
    }
    const { seats = [] } = (await snapshot(url, host)) ?? {};
    const guests = seats.filter(({ seat }) => seat !== host.seat).map(({ name }) => seen(name));
    const bad = guests.filter((name) => name === 'Ada' || name === '').length;
    return { sent: `${NAMES.length} names`, refused: `${tally.text}, ${bad} that deceive`, held: bad === 0 };
  },
};
