import { describe, expect, test } from 'vitest';
import { resign } from '../src/table/people.ts';
import type { Seat } from '../src/table/state.ts';
import { anyTurn, Client, NO_RATE_LIMIT, serve } from './kit.ts';
import { goAway, linkIn, OFFER_MS, seated, started } from './seated.ts';

/** The host can offer the seat of an absent player to another one, and nobody can steal a seat. */

const HOST_LIMIT_MS = 60_000;

const codeOf = (answer: object) => ('code' in answer ? answer.code : undefined);

async function three() {
  const server = await serve();
  const all = await started(server, 3);
  const [ada, bob, cy] = all.clients as [Client, Client, Client];
  const redeem = async (link: string | undefined) => (await server.post('/api/links', { link })).body;
  return { ...all, server, ada, bob, cy, redeem };
}

describe('the seat of a player who is present', () => {
  test('cannot be offered', async () => {
    const { ada } = await three();
    expect(codeOf(await ada.command({ type: 'invite', seat: 1 }))).toBe('is-here');
  });

  test('counts as present while requests arrive without a socket', async () => {
    const { server, ada, bob, table, tokens } = await three();
    await goAway(ada, bob);
    await server.get(`/api/tables/${table}`, tokens[1]);
    expect(codeOf(await ada.command({ type: 'invite', seat: 1 }))).toBe('is-here');
  });
});

describe('an offered seat', () => {
  test('is announced to everyone, and can be taken only after a delay', async () => {
    const { server, ada, bob, cy, redeem } = await three();
    await goAway(ada, bob);
    const link = linkIn(await ada.command({ type: 'invite', seat: 1 }));
    await cy.until(() => typeof cy.known?.seats[1]?.offered === 'number');
    expect((await redeem(link))['code']).toBe('too-early');
    server.pass(OFFER_MS);
    expect(await redeem(link)).toMatchObject({ seat: 1 });
    await cy.until(() => cy.known?.seats[1]?.offered === null);
    // A player who returns ends the offer, too: the others see the difference.
    await cy.until(() => cy.messages.some(({ type }) => type === 'taken'));
    expect(cy.messages).toContainEqual({ type: 'taken', seat: 1, from: 'P1' });
  });

  test('gets the name of its new player, including in the record', async () => {
    const { server, ada, bob, cy, table } = await three();
    await goAway(ada, bob);
    const link = linkIn(await ada.command({ type: 'invite', seat: 1 }));
    server.pass(OFFER_MS);
    await server.post('/api/links', { link, name: ' ada ', city: 'Elm Park' });
    await cy.until(() => cy.known?.seats[1]?.city === 'Elm Park');
    // As for everyone, it must not look like another name.
    expect(cy.known?.seats.map(({ name }) => name)).toEqual(['Ada', 'ada 2', 'P2']);
    const again = await Client.enter(server, table);
    expect(again.known?.view?.record.options.players).toEqual(['Ada', 'ada 2', 'P2']);
  });

  test('a link to another device changes no name', async () => {
    const { server, ada, cy } = await three();
    const link = linkIn(await ada.command({ type: 'move' }));
    expect((await server.post('/api/links', { link, name: 'Eve', city: '' })).status).toBe(200);
    await cy.command({ type: 'react', reaction: 'wow' });
    expect(cy.known?.seats[0]?.name).toBe('Ada');
    expect(cy.messages.some(({ type }) => type === 'taken')).toBe(false);
  });

  test.each([0, OFFER_MS])('is kept by a player who returns after %i ms', async (after) => {
    const { server, ada, bob, table, tokens, redeem } = await three();
    await goAway(ada, bob);
    const link = linkIn(await ada.command({ type: 'invite', seat: 1 }));
    await ada.until(() => typeof ada.known?.seats[1]?.offered === 'number');
    server.pass(after);
    const back = await Client.enter(server, table, tokens[1]);
    await ada.until(() => ada.known?.seats[1]?.offered === null);
    server.pass(OFFER_MS);
    expect((await redeem(link))['code']).toBe('no-such-link');
    expect((await back.command({ type: 'react', reaction: 'wow' })).type).toBe('done');
  });

  test('has no other links: older ones end', async () => {
    const { server, ada, bob, table, redeem } = await three();
    const own = linkIn(await bob.command({ type: 'move' }));
    await goAway(ada, bob);
    const first = linkIn(await ada.command({ type: 'invite', seat: 1 }));
    const second = linkIn(await ada.command({ type: 'invite', seat: 1 }));
    server.pass(OFFER_MS);
    for (const old of [own, first]) expect((await redeem(old))['code']).toBe('no-such-link');
    const { token } = await redeem(second);
    expect((await server.get(`/api/tables/${table}`, token as string)).body['you']).toBe(1);
    expect((await redeem(own))['code']).toBe('no-such-link');
  });

  test('is remembered after a restart', async () => {
    const { server, ada, bob, table, tokens } = await three();
    await goAway(ada, bob);
    const link = linkIn(await ada.command({ type: 'invite', seat: 1 }));
    await server.stop();
    const again = await serve({}, server.folder);
    const back = await Client.enter(again, table, tokens[0]);
    expect(back.known?.seats[1]?.offered).toEqual(expect.any(Number));
    again.pass(OFFER_MS);
    expect((await again.post('/api/links', { link })).body).toMatchObject({ seat: 1 });
  });
});

describe('the seat of a player who resigned', () => {
  test('cannot be offered: its hand stays hidden', async () => {
    const { ada, bob } = await three();
    await bob.command({ type: 'resign' });
    expect(codeOf(await ada.command({ type: 'invite', seat: 1 }))).toBe('has-resigned');
    await goAway(ada, bob);
    expect(codeOf(await ada.command({ type: 'invite', seat: 1 }))).toBe('has-resigned');
  });

  test('is no longer offered, if it was', async () => {
    const { server, ada, bob, cy, table, redeem } = await three();
    await goAway(ada, bob);
    const link = linkIn(await ada.command({ type: 'invite', seat: 1 }));
    await cy.until(() => typeof cy.known?.seats[1]?.offered === 'number');
    // Without a return: it would end the offer, too.
    const room = await server.server.services.rooms.open(table);
    await room?.change((state, now) => resign(state, state.seats[1] as Seat, now));
    await cy.until(() => cy.known?.seats[1]?.caretaker === 'resigned');
    expect(cy.known?.seats[1]?.offered).toBeNull();
    server.pass(OFFER_MS);
    expect((await redeem(link))['code']).toBe('no-such-link');
  });

  test('is not opened by a link that an older version created', async () => {
    const { server, ada, bob, table, redeem } = await three();
    await goAway(ada, bob);
    const link = linkIn(await ada.command({ type: 'invite', seat: 1 }));
    const { store, rooms } = server.server.services;
    await store.commit(table, [
      { update: 'seats', where: { table_id: table, key: 1 }, set: { caretaker: 'resigned' } },
    ]);
    rooms.drop(table);
    server.pass(OFFER_MS);
    expect((await redeem(link))['code']).toBe('no-such-link');
  });
});

describe('a host who stands in for an absent one', () => {
  async function deposed() {
    const all = await three();
    const { server, ada, bob } = all;
    await goAway(bob, ada);
    server.pass(HOST_LIMIT_MS);
    await server.server.sweep();
    await bob.until(() => bob.known?.info.host === 1);
    return all;
  }

  test('cannot give away seats', async () => {
    const { bob, cy } = await deposed();
    expect(bob.known?.info.acting).toBe(true);
    await goAway(bob, cy);
    for (const seat of [0, 2]) {
      expect(codeOf(await bob.command({ type: 'invite', seat }))).toBe('not-founder');
    }
  });

  test('cannot take the founder’s place', async () => {
    const { server, bob, table, tokens } = await deposed();
    for (const seat of [0, 1, 2]) {
      expect(codeOf(await bob.command({ type: 'handOver', seat }))).toBe('not-founder');
    }
    await Client.enter(server, table, tokens[0]);
    await bob.until(() => bob.known?.info.host === 0);
  });

  test('cannot remove the founder before the start', async () => {
    const server = await serve();
    const { host: ada, clients, table, tokens } = await seated(server, 3);
    const bob = clients[1] as Client;
    await goAway(bob, ada);
    server.pass(HOST_LIMIT_MS);
    await server.server.sweep();
    await bob.until(() => bob.known?.info.host === 1);
    expect(codeOf(await bob.command({ type: 'remove', seat: 0 }))).toBe('not-founder');
    expect((await bob.command({ type: 'remove', seat: 2 })).type).toBe('done');
    await Client.enter(server, table, tokens[0]);
    await bob.until(() => bob.known?.info.host === 0);
  });

  test('is replaced when the founder returns', async () => {
    const { server, bob, table, tokens } = await deposed();
    const back = await Client.enter(server, table, tokens[0]);
    await bob.until(() => bob.known?.info.host === 0);
    expect(bob.known?.info.acting).toBe(false);
    expect((await back.command({ type: 'muteTable', on: true })).type).toBe('done');
  });

  test('stays host if the host made them so', async () => {
    const { server, ada, bob, cy, table, tokens } = await three();
    await ada.command({ type: 'handOver', seat: 1 });
    await bob.until(() => bob.known?.info.host === 1);
    await goAway(bob, ada);
    await goAway(bob, cy);
    const back = await Client.enter(server, table, tokens[0]);
    expect(back.known?.info).toMatchObject({ host: 1, acting: false });
    expect(linkIn(await bob.command({ type: 'invite', seat: 2 }))).toBeDefined();
  });
});

test('a seat has at most eight devices; a further one replaces the oldest', async () => {
  const { server, ada, table, tokens, redeem } = await three();
  for (let i = 0; i < 8; i++) await redeem(linkIn(await ada.command({ type: 'move' })));
  await ada.ended();
  expect((await server.get(`/api/tables/${table}`, tokens[0])).status).toBe(401);
});

test('a turn can be changed forty times, then it is final', async () => {
  const server = await serve(NO_RATE_LIMIT);
  const { host } = await started(server, 2);
  const steps = anyTurn(host.view);
  for (let i = 0; i < 20; i++) {
    expect((await host.command({ type: 'submit', round: 0, steps })).type).toBe('done');
    expect((await host.command({ type: 'takeBack', round: 0 })).type).toBe('done');
  }
  expect((await host.command({ type: 'submit', round: 0, steps })).type).toBe('done');
  expect(codeOf(await host.command({ type: 'takeBack', round: 0 }))).toBe('turn-final');
});
