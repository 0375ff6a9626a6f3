import { snapshot } from '../../online/api.ts';
import { eventually } from '../../online/eventually.ts';
import type { Attack } from '../attack.ts';
import { linkIn, opens, seated, SHORT } from './seats.ts';

const LINKS = 4;

/** Tries old links to a seat that the host has given to another player. */
export const oldLinks: Attack = {
  seconds: SHORT,
  run: async ({ url, begin }) => {
    const { owned, lines } = await seated(url, 2);
    const old: (string | undefined)[] = [];
    for (let i = 0; i < LINKS; i++) old.push(linkIn(await lines[1].ask({ type: 'move' })));
    await begin();
    lines[1].close();
    const isAway = async () => (await snapshot(url, { table: owned[0].table }))?.seats[1]?.here === false;
    await eventually(isAway);
    const invited = linkIn(await lines[0].ask({ type: 'invite', seat: 1 }));
    const early = await opens(url, invited);
    const reopened = (await Promise.all(old.map((link) => opens(url, link)))).filter(Boolean).length;
    return {
      sent: `${old.filter((link) => link !== undefined).length} old links after an invitation`,
      refused: `${reopened} of them reopened the seat; the invitation worked ${early ? 'at once' : 'only later'}`,
      held: invited !== undefined && reopened === 0 && !early,
    };
  },
};
