import { replay, viewOf, writeView, type Game, type GameRecord } from 'picket-engine';
import { dealAt, type DealRule } from 'picket-protocol';
import { storyOf } from '../../packages/web/src/replay/story.ts';
import { browserRow, browserTests } from '../browserTests.ts';
import type { Row } from '../prove.ts';
import { DealServer, listening, newToken, SealedPlayer } from './dealServer.ts';

/** Sealed deals: forged results that must not be listed, frames that must not reveal cards, and a browser that plays both kinds. */

const OF_EACH_KIND = 250;
const HONEST = 20;
const PATIENCE_MS = 20_000;

export async function deals(): Promise<Row[]> {
  const server = await DealServer.start();
  try {
    const attacked = await attack(server);
    const tests = await browserTests(['online/daily']);
    return [...attacked, browserRow('a browser plays the sealed and the open deal', tests)];
  } finally {
    await server.close();
  }
}

async function attack(server: DealServer): Promise<Row[]> {
  const rule = dealAt('day', server.now);
  const seen = { frames: 0, early: 0 };
  const honest: SealedPlayer[] = [];
  for (let i = 0; i < HONEST; i++) {
    const player = new SealedPlayer(server, rule.id, `honest ${i}`);
    await player.begin(`Honest ${i}`);
    const heard = await overheard(server, player);
    seen.frames += heard.frames;
    seen.early += heard.early;
    honest.push(player);
  }
  const forged = await times((i) => forge(server, rule, i));
  const illegal = await times((i) => playIllegally(server, rule, i));
  const [first] = honest;
  if (first === undefined) throw new Error('Nobody has played.');
  const again = await times((i) => playAgain(server, honest[i % HONEST] ?? first, i));
  const late = await tooLate(server, rule);
  const list = await listed(server, rule, first);
  const right = honest.map(({ table }) => table).toSorted();
  const row = (what: string, refused: number): Row => ({
    what,
    result: `${refused} of ${OF_EACH_KIND} refused or without a score`,
    ok: refused === OF_EACH_KIND,
  });
  return [
    row('forged games: scores, records and turns of others', forged),
    row('illegal games: turns that the rules forbid', illegal),
    row('duplicate games: a second one, or turns after the end', again),
    row('late games: finished a day after the deal', late),
    {
      what: 'the list has only the honest games, with the engine’s scores',
      result: `${list.tables.length} games, ${list.wrong} wrong scores, ${list.shown} shown in lists`,
      ok: String(list.tables) === String(right) && list.wrong === 0,
    },
    {
      what: 'no frame before the end reveals a card that was not on the table',
      result: `${seen.early} of ${seen.frames} frames`,
      ok: seen.early === 0 && seen.frames > HONEST * 10,
    },
  ];
}

async function times(one: (i: number) => Promise<boolean>): Promise<number> {
  let refused = 0;
  for (let i = 0; i < OF_EACH_KIND; i++) if (await one(i)) refused++;
  return refused;
}

/** Plays a game while listening; counts frames with cards that the seat may not know yet. */
async function overheard(server: DealServer, player: SealedPlayer) {
  const ear = listening(server, player);
  await ear.open;
  const marks: { readonly round: number; readonly upTo: number }[] = [];
  await until(() => ear.frames.length > 0);
  for (let round = 0; ; round++) {
    marks.push({ round, upTo: ear.frames.length });
    if (await player.play(round + 1)) break;
    await until(() => ear.frames.some((frame) => isRound(frame, round)));
  }
  await until(() => ear.frames.some((frame) => frame.includes('"over":{')));
  ear.close();
  const { body } = await server.ask('GET', `/api/tables/${player.table}/record`, undefined, player.token);
  const record = body as unknown as GameRecord & { readonly seed: string };
  const { games } = storyOf(record);
  const before = ear.frames.filter((frame) => !frame.includes('"over":{'));
  const early = before.filter((frame, i) => {
    const round = marks.find(({ upTo }) => i < upTo)?.round ?? games.length - 1;
    return frame.includes(record.seed) || !knowsOnly(frame, games.slice(0, round + 1));
  });
  return { frames: before.length, early: early.length };
}

const isRound = (frame: string, round: number): boolean => {
  const { type, round: own } = JSON.parse(frame) as { readonly type: string; readonly round?: number };
  return type === 'round' && own === round;
};

/** Whether all cards that a frame names were on the table in one of these rounds, as the engine shows them to the seat. */
function knowsOnly(frame: string, games: readonly Game[]): boolean {
  const known = new Set(
    games.flatMap((game) => {
      const { now, record } = writeView(viewOf(game, 0));
      return [JSON.stringify(now?.cards), ...record.rounds.map(({ cards }) => JSON.stringify(cards))];
    }),
  );
  return cardsIn(JSON.parse(frame)).every((cards) => known.has(JSON.stringify(cards)));
}

function cardsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: [string, unknown][] = Object.entries(value);
  return fields.flatMap(([name, inner]) => (name === 'cards' ? [inner] : cardsIn(inner)));
}

/** Claims a score, or submits turns for another player. */
async function forge(server: DealServer, rule: DealRule, i: number): Promise<boolean> {
  const forger = new SealedPlayer(server, rule.id, `forger ${i}`);
  const record = { score: 200, result: { scores: [{ total: 200 }] } };
  if (i % 6 === 0) return (await forger.begin('Forger', { score: 200 })).body['code'] === 'bad-message';
  await forger.begin('Forger');
  const view = await forger.view();
  const steps = view === undefined ? [] : forger.turn(view);
  const tries = [
    () => forger.submit(0, steps, { score: 200 }),
    () => server.ask('POST', `/api/tables/${forger.table}/record`, record, forger.token),
    () => forger.submit(0, steps, {}, newToken()),
    () =>
      server.ask('POST', `/api/deals/${rule.id}/results`, { table: forger.table, ...record }, forger.player),
    () => forger.submit(30, steps),
  ];
  const refused = await tries[i % tries.length]?.();
  return refused !== undefined && refused.status >= 400 && (await hasNoScore(server, forger));
}

/** Plays legally for a while, then submits only illegal turns. */
async function playIllegally(server: DealServer, rule: DealRule, i: number): Promise<boolean> {
  const cheat = new SealedPlayer(server, rule.id, `cheat ${i}`);
  await cheat.begin('Cheat');
  await cheat.play(i % 6);
  const view = await cheat.view();
  if (view === undefined) return false;
  const round = view.record.rounds.length;
  const steps = cheat.turn(view);
  const wrong = [
    [...steps, ...steps],
    steps.map((step) => (step.do === 'write' ? { ...step, number: 99 } : step)),
    [{ do: 'write', number: 7, at: [1, 3] }],
    [{ do: 'choose', offer: 7 }, ...steps.slice(1)],
    steps.slice(0, -1),
  ].map((turn) => cheat.submit(round, turn));
  const answers = await Promise.all(wrong);
  return answers.every(({ status }) => status >= 400) && (await hasNoScore(server, cheat));
}

/** Tries to start a second game, or to continue the first. */
async function playAgain(server: DealServer, player: SealedPlayer, i: number): Promise<boolean> {
  const { deal, table } = player;
  if (i % 2 === 0) {
    const body = { name: 'Again', player: player.player, token: newToken() };
    const { body: same } = await server.ask('POST', `/api/deals/${deal}/games`, body);
    return same['table'] === table;
  }
  const { status } = await player.submit(i % 40, [{ do: 'refuse' }]);
  return status >= 400;
}

/** Games that begin in time but end too late, and some that begin after the deal. */
async function tooLate(server: DealServer, rule: DealRule): Promise<number> {
  const players: SealedPlayer[] = [];
  for (let i = 0; i < OF_EACH_KIND; i++) {
    const player = new SealedPlayer(server, rule.id, `late ${i}`);
    await player.begin('Late');
    players.push(player);
  }
  server.pass(rule.closes - server.now);
  return times(async (i) => {
    const player = players[i];
    if (player === undefined || !(await player.play())) return false;
    const after = await new SealedPlayer(server, rule.id, `after ${i}`).begin('After');
    return after.body['code'] === 'deal-over' && (await hasNoScore(server, player));
  });
}

async function hasNoScore(server: DealServer, { deal, player }: SealedPlayer): Promise<boolean> {
  const { mine } = await server.deal(deal, player);
  return mine === null || mine.score === null;
}

/** The listed games, and how many of their scores the engine disputes. */
async function listed(server: DealServer, rule: DealRule, reader: SealedPlayer) {
  const { results } = await server.deal(rule.id, reader.player);
  const shown = [...(results?.people ?? []), ...(results?.bots ?? [])];
  const counted = (results?.scores ?? []).reduce((sum, [, games]) => sum + games, 0);
  let wrong = counted === shown.length ? 0 : 1;
  for (const { table, score } of shown) {
    const { body } = await server.ask('GET', `/api/tables/${table}/record`, undefined, reader.player);
    const replayed = replay(body);
    const total = replayed.ok ? replayed.value.record.result?.scores[0]?.total : undefined;
    if (total !== score) wrong++;
  }
  return { tables: shown.map(({ table }) => table).toSorted(), shown: shown.length, wrong };
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
