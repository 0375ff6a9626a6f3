import { expect, test, vi } from 'vitest';
import { saveProfile } from './profile.ts';
import { redeem } from './redeem.ts';
import { seatAt } from './seats.ts';
import { stubStorage } from '../platform/storageStub.ts';

const TABLE = 'abcdefghijkl';

interface Asked {
  readonly path: string;
  readonly body: { readonly link: string; readonly token: string };
}

/** A server that gives the seat to the first token that asks, and whose replies can get lost. */
function server(lost: number): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const wanted = JSON.parse(body) as Asked['body'];
    asked.push({ path, body: wanted });
    if (asked.length <= lost) throw new TypeError('no network');
    if (wanted.token !== asked[0]?.body.token) {
      return Response.json({ code: 'no-such-link', message: 'No.' }, { status: 404 });
    }
    return Response.json({ table: TABLE, seat: 1, token: wanted.token });
  });
  return asked;
}

const stored = stubStorage();
const atOnce = async () => {};

test('a lost reply is requested again, with the same token', async () => {
  const asked = server(2);
  expect(await redeem('a-link', atOnce)).toEqual({ ok: true, value: TABLE });
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ body }) => body.token)).size).toBe(1);
  expect(seatAt(TABLE)?.token).toBe(asked[0]?.body.token);
});

test('the link is never in a URL', async () => {
  const asked = server(0);
  await redeem('a-link', atOnce);
  expect(asked.map(({ path }) => path)).toEqual(['/api/links']);
});

test('the token survives a reload, and is forgotten once the seat is ours', async () => {
  const asked = server(3);
  expect(await redeem('another-link', atOnce)).toMatchObject({ ok: false });
  vi.resetModules();
  const later = await import('./redeem.ts');
  expect(await later.redeem('another-link', atOnce)).toEqual({ ok: true, value: TABLE });
  expect(new Set(asked.map(({ body }) => body.token)).size).toBe(1);
  expect(stored.has('picket.asked')).toBe(false);
});

test('our name is sent, but not to a server that doesn’t know the field', async () => {
  saveProfile({ name: 'Cyd', city: 'Elm Park' });
  const asked = server(0);
  expect(await redeem('a-link', atOnce)).toEqual({ ok: true, value: TABLE });
  expect(asked[0]?.body).toMatchObject({ name: 'Cyd', city: 'Elm Park' });
  const nameless = server(0);
  const answer = fetch;
  vi.stubGlobal('fetch', (path: string, init: { body: string }) =>
    'name' in (JSON.parse(init.body) as object)
      ? Response.json({ code: 'bad-message', message: 'No.' }, { status: 400 })
      : answer(path, init),
  );
  expect(await redeem('a-link', atOnce)).toEqual({ ok: true, value: TABLE });
  expect(nameless[0]?.body).not.toHaveProperty('name');
});

test('a rejected request is not retried', async () => {
  const asked = server(0);
  vi.stubGlobal('fetch', async () => {
    asked.push({ path: '', body: { link: '', token: '' } });
    return Response.json({ code: 'no-such-link', message: 'No.' }, { status: 404 });
  });
  expect(await redeem('a-link', atOnce)).toEqual({
    ok: false,
    trouble: expect.objectContaining({ code: 'no-such-link' }),
  });
  expect(asked).toHaveLength(1);
});
