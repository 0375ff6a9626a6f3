import { browserRow, browserTests } from '../browserTests.ts';
import { measureCrowd } from '../online/crowd.ts';
import { fuzz } from '../online/fuzz.ts';
import { killAgainAndAgain } from '../online/kills.ts';
import { BUDGETS, measureLoad } from '../online/load.ts';
import type { Row } from '../prove.ts';

export const about =
  'Online play: browsers, a server killed during turns, 200 players at one table, 2,000 at 500 tables, hostile messages.';

const KILLS = 100;
const MESSAGES = 100_000;
/** How many errors are printed. */
const SHOWN = 3;
const CROWD = { seats: 200, rounds: 20 };

export async function prove(): Promise<Row[]> {
  return [
    // Measurements come first, so nothing else can disturb them.
    ...(await load()),
    ...(await crowd()),
    ...(await browsers()),
    ...(await kills()),
    ...(await storm()),
  ];
}

async function browsers(): Promise<Row[]> {
  return [browserRow('people at a table, in real browsers', await browserTests(['online/']))];
}

async function kills(): Promise<Row[]> {
  const found = await killAgainAndAgain(KILLS, 'kills');
  const { acknowledged, lost, resent, resentStored, doubled, refused, dealtAgain, gamesFinished } = found;
  return [
    {
      what: `${KILLS} kills: nothing lost`,
      result: `${acknowledged} turns acknowledged, ${gamesFinished} games finished, ${lost.length} lost`,
      ok: acknowledged > 0 && lost.length === 0,
    },
    {
      what: `${KILLS} kills: unanswered turns are resent`,
      result: `${resent} turns, ${resentStored} of them already stored, ${doubled.length} duplicated, ${refused.length} refused`,
      ok: resentStored > 0 && resent > resentStored && doubled.length === 0 && refused.length === 0,
    },
    {
      what: `${KILLS} kills: the same cards`,
      result: `${dealtAgain.length} dealt again`,
      ok: dealtAgain.length === 0,
    },
  ];
}

async function crowd(): Promise<Row[]> {
  const { seats, rounds, p99, worst, refused } = await measureCrowd(CROWD.seats, CROWD.rounds);
  return [
    {
      what: `${seats} seats, last turn to the next round, 99th percentile`,
      result: `${p99.toFixed(0)} ms of ${BUDGETS.barrier} ms over ${rounds} rounds, worst ${worst.toFixed(0)} ms`,
      ok: rounds === CROWD.rounds && p99 <= BUDGETS.barrier,
    },
    {
      what: `${seats} seats, nobody throttled`,
      result: `${refused.length} refused`,
      ok: refused.length === 0,
    },
  ];
}

async function load(): Promise<Row[]> {
  const { players, tables, turns, refused, turnsPerSecond, acknowledge, sync, perConnection } =
    await measureLoad();
  const most = Math.max(BUDGETS.acknowledge, BUDGETS.syncs * sync.p50);
  return [
    {
      what: 'turns acknowledged, 99th percentile',
      result: `${acknowledge.p99.toFixed(1)} ms of ${most.toFixed(0)} ms (a sync takes ${sync.p50.toFixed(1)} ms, the worst ${sync.worst.toFixed(0)} ms), ${players} players at ${tables} tables, ${turnsPerSecond.toFixed(0)} turns a second`,
      ok: acknowledge.p99 <= most,
    },
    { what: 'turns refused under load', result: `${refused} of ${turns}`, ok: refused === 0 },
    {
      what: 'memory of an idle connection',
      result: `${(perConnection / 1000).toFixed(1)} kB of ${BUDGETS.perConnection / 1000} kB`,
      ok: perConnection <= BUDGETS.perConnection,
    },
  ];
}

async function storm(): Promise<Row[]> {
  const found = await fuzz(MESSAGES, 'storm');
  const { messages, requests, replaced, alive, leaks, faults } = found;
  const { honestRounds, honestRejections, views, rounds, records, wrong } = found;
  return [
    {
      what: 'hostile messages',
      result: `${messages} messages and ${requests} requests, ${replaced} attackers replaced, ${faults.length} faults`,
      ok: alive && messages >= MESSAGES && faults.length === 0,
    },
    { what: 'nothing leaked to the attackers', result: `${leaks.length} leaks`, ok: leaks.length === 0 },
    {
      what: 'honest players are not disturbed',
      result: `${honestRounds} rounds, ${honestRejections.length} refusals`,
      ok: honestRounds > 0 && honestRejections.length === 0,
    },
    {
      what: 'clients see what is stored, even after a restart',
      result: `${views} views, ${rounds} rounds, ${records} records, ${wrong.length} wrong${wrong.length > 0 ? `: ${wrong.slice(0, SHOWN).join('; ')}` : ''}`,
      ok: views > 0 && records > 0 && wrong.length === 0,
    },
  ];
}
