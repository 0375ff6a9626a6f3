import { settingsFor } from '../../online/api.ts';
import { atOnce, Tally, type Attack } from '../attack.ts';
import { call } from '../enemy.ts';

const TOTAL = 500;
const REQUESTS = 16;
const body = { name: 'Eve', city: '', settings: settingsFor(2) };

/** Creates tables until the server allows no more. */
export const tables: Attack = {
  settings: { limits: { tables: TOTAL } },
  run: async (site) => {
    await site.begin();
    const tally = new Tally();
    await atOnce(REQUESTS, site, async () => tally.add((await call(site.url, '/api/tables', { body })).code));
    const { code } = await call(site.url, '/api/tables', { body, isNewcomer: true });
    return {
      sent: `requests to create tables, of ${TOTAL} in all`,
      refused: `${tally.text}; another address: ${code}`,
      held: tally.of('answered') <= TOTAL / 8 && code === 'answered',
    };
  },
};
