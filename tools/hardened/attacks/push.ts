import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gather, settingsFor, type Owned } from '../../online/api.ts';
import { Line } from '../../online/line.ts';
import { pause, Tally, type Attack } from '../attack.ts';

const SEATS = 100;
/** The most reminders in flight. */
const AT_ONCE = 16;
const WAIT_MS = 100;

const UNKNOWN = [
  'https://push.attacker.example/x',
  'https://googleapis.com.attacker.example/x',
  'https://notgoogleapis.com/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest',
  'http://fcm.googleapis.com/x',
  'https://user:secret@fcm.googleapis.com/x',
];

const keys = {
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

async function subscribe(url: string, { table, token }: Owned, endpoint: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/tables/${table}/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ endpoint, keys }),
  });
  return reply.ok;
}

/** Subscribes to reminders from a service that never answers. */
export const slowPush: Attack = {
  settings: { push: { local: true, seconds: 0 } },
  run: async ({ relayed, begin, goesOn }) => {
    let [now, most] = [0, 0];
    const service = createServer((request) => {
      most = Math.max(most, ++now);
      request.on('close', () => now--);
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const seats = await gather(relayed, settingsFor(SEATS));
    const all = seats.map((seat, nr) => subscribe(relayed, seat, `http://127.0.0.1:${port}/${nr}`));
    const accepted = (await Promise.all(all)).filter(Boolean).length;
    const { line } = await Line.open(relayed, seats[0] as Owned);
    await begin();
    await line.ask({ type: 'start' });
    while (goesOn()) await pause(WAIT_MS);
    return {
      sent: `${accepted} reminders to a service that never answers`,
      refused: `${most} in flight at the same time`,
      held: most > 0 && most <= AT_ONCE,
    };
  },
};

/** Subscribes to reminders from services that the operator hasn't allowed, or that must not be reachable. */
export const unknownPush: Attack = {
  seconds: 4,
  run: async ({ relayed, begin }) => {
    const [host] = (await gather(relayed, settingsFor(2), 1)) as [Owned];
    await begin();
    const tally = new Tally();
    for (const endpoint of UNKNOWN) {
      tally.add((await subscribe(relayed, host, endpoint)) ? 'accepted' : 'refused');
    }
    return { sent: `${UNKNOWN.length} endpoints`, refused: tally.text, held: tally.of('accepted') === 0 };
  },
};
