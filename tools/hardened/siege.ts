import { TestServer, type Launch } from '../online/testServer.ts';
import { pause, type Attack, type Outcome } from './attack.ts';
import { AttackerProcess } from './attackerProcess.ts';
import { HonestTables, type Times } from './honestTables.ts';

const SECONDS = 8;
const FULL: Duration = { warmUpMs: 3000, baselineMs: 5000 };
const MEMORY_EVERY_MS = 200;
/** Honest turns may take this long, or a few times as long as without an attack. */
const ALLOWED_MS = 100;
const ALLOWED_TIMES = 3;
const MEGABYTE = 1_000_000;
const MEGABYTES = 300;
/** The most bytes that a server may log. */
const LOG_BYTES = 200_000;

/** Seconds of honest play without an attack, and seconds of the attack. */
interface Duration {
  readonly warmUpMs: number;
  readonly baselineMs: number;
  readonly seconds?: number;
}

export interface SiegeFigures extends Outcome {
  readonly baseline: Times;
  readonly during: Times;
  readonly allowed: number;
  readonly failures: readonly string[];
  readonly megabytes: number;
  readonly leaked: number;
  readonly logged: number;
  readonly ok: boolean;
}

/** One attack on a fresh server with honest tables. */
export async function besiege(
  name: string,
  attack: Attack,
  launch: Launch,
  duration = FULL,
): Promise<SiegeFigures> {
  const { settings, newSettings, megabytes: most = MEGABYTES } = attack;
  const server = new TestServer({
    host: '127.0.0.1',
    ...settings,
    ...(launch.root === undefined && newSettings),
  });
  const seconds = duration.seconds ?? attack.seconds ?? SECONDS;
  let attacker: AttackerProcess | undefined;
  let honest: HonestTables | undefined;
  try {
    await server.start({ ...launch, ...attack.launch });
    honest = new HonestTables(server.url);
    await honest.playUntil(pause(duration.warmUpMs));
    const earlier = await honest.playUntil(pause(duration.baselineMs));
    await attack.prepare?.(server);
    attacker = new AttackerProcess(name, server.url, seconds);
    await attacker.ready();
    const before = server.memory();
    let peak = before;
    const watching = setInterval(() => {
      if (server.isRunning) peak = Math.max(peak, server.memory());
    }, MEMORY_EVERY_MS);
    const attacking = attacker.attack().finally(() => clearInterval(watching));
    const during = await honest.playUntil(attacking);
    const outcome = await attacking;
    await attacker.end();
    // Before and after, since other programs may disturb one of them.
    const later = await honest.playUntil(pause(duration.baselineMs));
    const baseline = earlier.p99 > later.p99 ? earlier : later;
    const { failures } = honest;
    const allowed = Math.max(ALLOWED_MS, ALLOWED_TIMES * baseline.p99);
    const megabytes = (peak - before) / MEGABYTE;
    const written = server.log + server.errors;
    const leaked = (outcome.secrets ?? []).filter((secret) => written.includes(secret)).length;
    const isFast = during.turns > 0 && during.p99 <= allowed;
    const isSmall = megabytes <= most && written.length <= LOG_BYTES;
    const ok = outcome.held && isFast && isSmall && failures.length === 0 && leaked === 0;
    const logged = written.length;
    return { ...outcome, baseline, during, allowed, failures, megabytes, leaked, logged, ok };
  } finally {
    honest?.close();
    await attacker?.end();
    await server.kill();
    server.remove();
  }
}
