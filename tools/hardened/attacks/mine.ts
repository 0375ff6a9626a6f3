import { randomBytes } from 'node:crypto';
import { atOnce, Tally, type Attack } from '../attack.ts';
import { call } from '../enemy.ts';

const SEATS = 200;
const REQUESTS = 16;

const token = () => randomBytes(16).toString('base64url');
const tableId = () => randomBytes(6).toString('hex');

/** Asks about unknown seats, as many per request as are allowed. */
export const mine: Attack = {
  run: async (site) => {
    await site.begin();
    const tally = new Tally();
    await atOnce(REQUESTS, site, async () => {
      const seats = Array.from({ length: SEATS }, () => ({ table: tableId(), token: token() }));
      tally.add((await call(site.url, '/api/mine', { body: { seats } })).code);
    });
    return {
      sent: `requests about ${SEATS} unknown seats`,
      refused: tally.text,
      held: tally.of('too-fast') > 0,
    };
  },
};
