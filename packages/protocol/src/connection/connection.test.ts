import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PROTOCOL_VERSION } from '../version.ts';
import { connected, LOBBY } from '../../test/connected.ts';

const TOKEN = 'tokentokentokentokenxx';
const TURN = { type: 'submit', round: 0, steps: [] } as const;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('saying hello', () => {
  test('the token is only in the first message', () => {
    const { last } = connected(TOKEN);
    last().open();
    expect(last().sent).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION, token: TOKEN }]);
  });

  test('a client that already has a snapshot says so', () => {
    const { last, sockets } = connected();
    last().open();
    last().say(LOBBY);
    last().breakOff();
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: 'hello', since: { epoch: 'e1', seq: 3 } });
  });

  test.each(['no-such-table', 'bad-token', 'other-protocol'] as const)('%s stops reconnecting', (code) => {
    const { last, sockets, lines } = connected();
    last().open();
    last().say({ type: 'error', code });
    last().breakOff();
    vi.advanceTimersByTime(100_000);
    expect(sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe('refused');
  });
});

describe('drafts', () => {
  const CLOCK = { ...LOBBY, info: { ...LOBBY.info, deadline: 9000 } };

  test('are sent as soon as the clock of a table can run out', () => {
    const { last, connection } = connected();
    last().open();
    last().say(LOBBY);
    connection.drafts.set(0, [{ do: 'choose', offer: 0 }]);
    vi.advanceTimersByTime(300);
    expect(last().types).toEqual(['hello']);
    last().say({ type: 'info', seq: LOBBY.seq + 1, info: CLOCK.info });
    expect(last().types).toEqual(['hello', 'draft']);
    last().say({ type: 'info', seq: LOBBY.seq + 2, info: CLOCK.info });
    expect(last().types).toEqual(['hello', 'draft']);
  });

  test('are debounced, and sent again after a reconnect', () => {
    const { last, connection } = connected();
    last().open();
    last().say(CLOCK);
    connection.drafts.set(0, [{ do: 'choose', offer: 0 }]);
    connection.drafts.set(0, [{ do: 'choose', offer: 1 }]);
    expect(last().types).toEqual(['hello']);
    vi.advanceTimersByTime(300);
    const draft = { type: 'draft', round: 0, steps: [{ do: 'choose', offer: 1 }] };
    expect(last().sent.slice(1)).toEqual([draft]);
    last().breakOff();
    vi.advanceTimersByTime(1000);
    last().open();
    last().say(CLOCK);
    expect(last().sent.slice(1)).toEqual([draft]);
  });
});

describe('messages', () => {
  test('news is folded', () => {
    const { last, known } = connected();
    last().open();
    last().say(LOBBY);
    last().say({ type: 'chat', seq: 4, seat: 0, at: 1, text: 'hello' });
    expect(known.at(-1)?.chat).toEqual([{ seat: 0, at: 1, text: 'hello' }]);
  });

  test('after a gap the whole table is requested, once', () => {
    const { last, known } = connected();
    last().open();
    last().say(LOBBY);
    last().say({ type: 'chat', seq: 6, seat: 0, at: 1, text: 'b' });
    last().say({ type: 'chat', seq: 7, seat: 0, at: 1, text: 'c' });
    expect(last().types).toEqual(['hello', 'again']);
    last().say({ ...LOBBY, seq: 7, chat: [{ seat: 0, at: 1, text: 'c' }] });
    expect(known.at(-1)).toMatchObject({ seq: 7, chat: [{ text: 'c' }] });
    last().say({ type: 'chat', seq: 9, seat: 0, at: 1, text: 'e' });
    expect(last().types).toEqual(['hello', 'again', 'again']);
  });

  test('a rate-limited request for the whole table is repeated', () => {
    const { last } = connected();
    last().open();
    last().say(LOBBY);
    last().say({ type: 'chat', seq: 6, seat: 0, at: 1, text: 'b' });
    last().say({ type: 'error', code: 'too-fast', retryAfter: 300 });
    vi.advanceTimersByTime(299);
    expect(last().types).toEqual(['hello', 'again']);
    vi.advanceTimersByTime(1);
    expect(last().types).toEqual(['hello', 'again', 'again']);
  });

  test('a malformed message changes nothing', () => {
    const { last, known } = connected();
    last().open();
    last().say(LOBBY);
    last().dispatchEvent(new MessageEvent('message', { data: '{"type":"nonsense"}' }));
    expect(known).toHaveLength(1);
  });
});

describe('commands', () => {
  test('wait for the hello, and are answered', async () => {
    const { connection, last, queues } = connected();
    const answer = connection.order(TURN);
    last().open();
    expect(last().types).toEqual(['hello']);
    last().say(LOBBY);
    expect(last().sent[1]).toEqual({ ...TURN, id: 'id0' });
    last().say({ type: 'done', id: 'id0' });
    expect(await answer).toEqual({ type: 'done', id: 'id0' });
    expect(queues.at(-1)).toEqual([]);
  });

  test('are resent after a disconnect, with the same id and in order', () => {
    const { connection, last } = connected();
    last().open();
    last().say(LOBBY);
    void connection.order(TURN);
    void connection.order({ type: 'takeBack', round: 0 });
    last().say({ type: 'done', id: 'id0' });
    void connection.order(TURN);
    last().breakOff();
    vi.advanceTimersByTime(1000);
    last().open();
    last().say({ type: 'same', seq: 3, now: 5 });
    expect(last().sent.slice(1)).toEqual([
      { type: 'takeBack', round: 0, id: 'id1' },
      { ...TURN, id: 'id2' },
    ]);
  });

  test('a turn taken back before it arrived is not sent', async () => {
    const { connection, last, queues } = connected();
    const handedIn = connection.order(TURN);
    void connection.order({ type: 'takeBack', round: 0 });
    expect(await handedIn).toMatchObject({ type: 'done' });
    void connection.order({ ...TURN, steps: [{ do: 'refuse' }] });
    last().open();
    last().say(LOBBY);
    expect(last().sent.slice(1)).toEqual([
      { type: 'takeBack', round: 0, id: 'id1' },
      { ...TURN, steps: [{ do: 'refuse' }], id: 'id2' },
    ]);
    // It may have been sent before the connection broke.
    last().say({ type: 'done', id: 'id0' });
    expect(queues.at(-1)).toHaveLength(2);
  });

  test('a rate-limited turn that was taken back meanwhile is not sent again', async () => {
    const { connection, last } = connected();
    last().open();
    last().say(LOBBY);
    const turn = connection.order(TURN);
    last().say({ type: 'refused', id: 'id0', code: 'too-fast', retryAfter: 300 });
    void connection.order({ type: 'takeBack', round: 0 });
    expect(await turn).toMatchObject({ type: 'done' });
    vi.advanceTimersByTime(300);
    expect(last().types).toEqual(['hello', 'submit', 'takeBack']);
  });

  test('waiting commands are rejected once the server no longer accepts the client', async () => {
    const { connection, last, queues } = connected();
    last().open();
    last().say(LOBBY);
    const answer = connection.order({ type: 'resign' });
    last().say({ type: 'error', code: 'other-protocol' });
    expect(await answer).toEqual({ type: 'refused', id: 'id0', code: 'other-protocol' });
    // A newer client may still send it.
    expect(queues.at(-1)).toHaveLength(1);
  });

  test('a refusal is an answer; “too fast” is not', async () => {
    const { connection, last } = connected();
    last().open();
    last().say(LOBBY);
    const answer = connection.order({ type: 'start' });
    last().say({ type: 'refused', id: 'id0', code: 'too-fast', retryAfter: 300 });
    vi.advanceTimersByTime(300);
    expect(last().types).toEqual(['hello', 'start', 'start']);
    last().say({ type: 'refused', id: 'id0', code: 'not-host' });
    expect(await answer).toMatchObject({ code: 'not-host' });
  });
});

describe('disconnects', () => {
  test('are repaired automatically, with increasing pauses', () => {
    const { last, sockets, lines } = connected();
    const pauses = [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000];
    for (const [i, pause] of pauses.entries()) {
      last().breakOff();
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(i + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(i + 2);
    }
    expect(lines.slice(0, 3)).toEqual(['connecting', 'broken', 'connecting']);
  });

  test('end at once when the network is back', () => {
    const { connection, last, sockets } = connected();
    last().breakOff();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    connection.hurry();
    expect(sockets).toHaveLength(2);
  });

  test('are noticed at once when the browser goes offline, and retried anyway', () => {
    const { connection, last, sockets, lines } = connected();
    last().open();
    last().say(LOBBY);
    connection.cut();
    expect(lines.at(-1)).toBe('broken');
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
  });

  test('include a connection that went silent', () => {
    const { last, sockets, lines } = connected();
    last().open();
    last().say(LOBBY);
    vi.advanceTimersByTime(20_000);
    expect(last().types).toEqual(['hello', 'ping']);
    last().say({ type: 'pong', now: 1 });
    vi.advanceTimersByTime(20_000 + 8000);
    expect(lines.at(-1)).toBe('broken');
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
  });

  test('messages of an abandoned socket are ignored', () => {
    const { last, sockets, known } = connected();
    last().breakOff();
    vi.advanceTimersByTime(400);
    sockets[0]?.say(LOBBY);
    expect(known).toEqual([]);
  });
});
