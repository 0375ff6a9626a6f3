import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NO_SPAN, NO_TRACES } from '../src/ops/traces.ts';
import { anyTurn, Client, serve } from './kit.ts';
import { freshPostgres, WITH_POSTGRES } from './postgres.ts';

const deploy = (file: string) => readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8');

/** Names of metrics in an expression of Prometheus. */
const NAMES = /\b(?:picket|process|nodejs)_[a-z0-9_]+/g;

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

const expressions = {
  'grafana.json': (JSON.parse(deploy('grafana.json')) as Dashboard).panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr),
  ),
  'alerts.yaml': [...deploy('alerts.yaml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
};

describe('the files in deploy', () => {
  test.for(Object.keys(expressions) as (keyof typeof expressions)[])(
    '%s names only metrics that a server has',
    async (file) => {
      const { server } = await serve();
      const text = await server.services.metrics.text();
      const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
      const named = expressions[file].flatMap((expr) => expr.match(NAMES) ?? []);
      expect(named.length).toBeGreaterThan(10);
      for (const name of new Set(named)) {
        expect.soft([...known], name).toContain(name.replace(/_(bucket|sum|count)$/, ''));
      }
    },
  );

  test('every metric of Picket is on the dashboard', async () => {
    const { server } = await serve();
    const text = await server.services.metrics.text();
    const shown = expressions['grafana.json'].join('\n');
    const left = new Set(['picket_uptime_seconds', 'picket_cluster_nodes', 'picket_cluster_sockets']);
    // Alerts need it; the dashboard shows commands.
    left.add('picket_commands_stored_total');
    for (const [, name = ''] of text.matchAll(/^# TYPE (picket_\S+)/gm)) {
      if (!left.has(name)) expect.soft(shown).toContain(name);
    }
  });

  test('every alert says whom it wakes, what is wrong and what to do', () => {
    const alerts = deploy('alerts.yaml').split('- alert: ').slice(1);
    expect(alerts.length).toBe(expressions['alerts.yaml'].length);
    for (const alert of alerts) {
      expect.soft(alert).toMatch(/severity: (page|ticket) \}/);
      expect.soft(alert).toMatch(/summary: .+\n +do: .+/);
    }
  });
});

interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code: number };
}

/** A collector of traces, and what it received. */
async function collector(): Promise<{ url: string; spans: Sent[]; bodies: string[] }> {
  const spans: Sent[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
      };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`, spans, bodies };
}

describe('traces', () => {
  test('cost nothing when they are off: all spans are one that does nothing', async () => {
    const { server } = await serve();
    expect(server.services.traces).toBe(NO_TRACES);
    expect(server.services.traces.begin('submit')).toBe(NO_SPAN);
    expect(NO_SPAN.part('store')).toBe(NO_SPAN);
  });

  test('show how long a turn waited to be stored and took to be sent, and name no table, player or token', async () => {
    const { url, spans, bodies } = await collector();
    const server = await serve({ traces: { url, share: 1 } });
    const { table, token } = await server.make({ seats: 2 }, 'Wilhelmina');
    const ada = await Client.enter(server, table, token);
    await ada.command({ type: 'addBot', level: 'newcomer' });
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    await server.stop();
    const turn = spans.find(({ name }) => name === 'submit') as Sent;
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === turn.spanId);
    expect(parts.map(({ name }) => name)).toEqual(['store', 'send']);
    for (const { traceId, startTimeUnixNano, endTimeUnixNano } of parts) {
      expect(traceId).toBe(turn.traceId);
      expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(turn.startTimeUnixNano));
      expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(turn.endTimeUnixNano));
    }
    expect(spans.map(({ name }) => name)).toContain('POST /api/tables');
    for (const secret of [table, token, 'Wilhelmina', '127.0.0.1']) {
      expect(bodies.join('')).not.toContain(secret);
    }
  });

  test('are sampled, whatever a client or a proxy asks for', async () => {
    const { url, spans } = await collector();
    const server = await serve({ traces: { url, share: 0 } });
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await fetch(`${server.url}/api/tables`, { headers: { traceparent } });
    await server.stop();
    expect(spans).toEqual([]);
  });

  test('are dropped and counted if the collector is down', async () => {
    const server = await serve({ traces: { url: 'http://127.0.0.1:1/v1/traces', share: 1 } });
    await server.make();
    const { metrics } = server.server.services;
    await server.stop();
    expect(await metrics.text()).toMatch(/picket_spans_total\{outcome="dropped"\} [1-9]/);
  });

  test.skipIf(!WITH_POSTGRES)('continue at the node that a request is forwarded to', async () => {
    const { url, spans } = await collector();
    const database = await freshPostgres();
    const flags = { database, traces: { url, share: 1 } };
    const [one, two] = [await serve(flags), await serve({ ...flags, traces: { url, share: 0 } })];
    const { table, token } = await two.make();
    await two.get(`/api/tables/${table}`, token);
    expect((await one.get(`/api/tables/${table}`, token)).status).toBe(200);
    expect(await one.server.services.metrics.text()).toContain('picket_forwarded_total{what="request"} 1');
    await one.stop();
    await two.stop();
    const [asked, answered] = [false, true].map((isPart) =>
      spans.find(
        ({ name, parentSpanId }) =>
          name === 'GET /api/tables/:table' && (parentSpanId !== undefined) === isPart,
      ),
    );
    expect(answered?.traceId).toBe(asked?.traceId);
    expect(answered?.parentSpanId).toBe(asked?.spanId);
  });
});
