// docs/protocol.md and docs/record.md are enough to write a client, so everything in them must be true.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTIONS,
  builtIn,
  EDITIONS,
  isComplete,
  MODES,
  positionIn,
  readView,
  replay,
  SHEETS,
  startDraft,
  takeStep,
  type Step,
} from 'picket-engine';
import {
  AWAY_LIMITS,
  CHARACTERS,
  CLOCKS,
  Command,
  JoinTable,
  LEVELS,
  LIMITS,
  Made,
  MakeTable,
  PROTOCOL_VERSION,
  REACTIONS,
  readClientMessage,
  readServerMessage,
  ServerMessage,
  WIRE_CODES,
} from 'picket-protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { statusOf } from '../src/http/failure.ts';
import { serve } from './kit.ts';

const page = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');
const protocol = page('protocol.md');
const record = page('record.md');

/** The JSON examples of a page, below a heading if one is given. */
function examples(text: string, heading = ''): unknown[] {
  const [, section = ''] = text.split(`${heading}\n`);
  const part = heading === '' ? text : (section.split(/\n## /)[0] ?? '');
  return Array.from(part.matchAll(/```json\n(.*?)```/gs), ([, json = '']) => JSON.parse(json) as unknown);
}

/** JSON in a table or a sentence. */
const inline = (text: string): unknown[] =>
  Array.from(
    text.matchAll(/`(\{ "(?:do|note|name)".*?\})`/g),
    ([, json = '']) => JSON.parse(json) as unknown,
  );

const stepsIn = (view: unknown, steps: readonly Step[]) => {
  const read = readView(view);
  const position = read.ok ? positionIn(read.value) : undefined;
  if (position === undefined) throw new Error('There is no turn to play.');
  let draft = startDraft(position);
  for (const step of steps) {
    const next = takeStep(draft, step);
    if (!next.ok) throw new Error(next.rejection.code);
    draft = next.value;
  }
  return draft;
};

describe('docs/protocol.md', () => {
  test('shows only messages and bodies that the schemas accept', () => {
    const found = examples(protocol);
    expect(found.length).toBeGreaterThan(8);
    for (const example of found) {
      const text = JSON.stringify(example);
      const bodies = [MakeTable, Made, JoinTable];
      const isMessage = readClientMessage(text).ok || readServerMessage(text).ok;
      expect.soft(isMessage || bodies.some((schema) => v.is(schema, example)), text).toBe(true);
    }
    for (const body of inline(protocol)) expect.soft(v.is(JoinTable, body), JSON.stringify(body)).toBe(true);
  });

  test('greets with the current version', () => {
    expect(examples(protocol)).toContainEqual(
      expect.objectContaining({ type: 'hello', protocol: PROTOCOL_VERSION }),
    );
    expect(protocol).toContain(`\`protocol\` in \`hello\` is ${PROTOCOL_VERSION}.`);
  });

  test('submits a turn that is legal in the view that it shows', () => {
    const [view] = examples(record, '## A view');
    const isSubmit = (example: unknown): example is { steps: Step[] } =>
      v.is(v.looseObject({ steps: v.array(v.unknown()) }), example);
    const submits = examples(protocol).filter(isSubmit);
    expect(submits).toHaveLength(1);
    for (const { steps } of submits) expect(isComplete(stepsIn(view, steps))).toBe(true);
  });

  test.each([
    ['commands', Command.options.map(({ entries }) => entries.type.literal)],
    ['messages', ServerMessage.options.map(({ entries }) => entries.type.literal)],
  ])('lists all %s', (_what, names) => {
    for (const name of names) expect.soft(protocol, name).toMatch(new RegExp(`\`${name}[\` ]`));
  });

  test('lists every code with its status', () => {
    const rows = Array.from(protocol.matchAll(/^\| `([a-z-]+)` +\| (\d{3}) +\|/gm), ([, code, status]) => [
      code,
      Number(status),
    ]);
    expect(rows).toEqual(WIRE_CODES.map((code) => [code, statusOf(code)]));
  });

  test('lists reactions, levels, clocks and limits', () => {
    for (const name of [...REACTIONS, ...LEVELS, ...CHARACTERS]) {
      expect.soft(protocol).toContain(`\`${name}\``);
    }
    expect.soft(protocol).toContain(`${CLOCKS.join(', ')}, or null`);
    expect.soft(protocol).toContain(`${AWAY_LIMITS.join(', ')}, or null`);
    expect.soft(protocol).toMatch(new RegExp(`\\| steps of a turn +\\| ${LIMITS.steps} `));
    expect.soft(protocol).toContain(`${LIMITS.nameGraphemes} characters, ${LIMITS.chat}, ${LIMITS.report}`);
    expect.soft(protocol).toMatch(new RegExp(`POST /api/mine\` +\\| ${LIMITS.mine} `));
  });

  test('lists every request of the API', async () => {
    const server = await serve();
    const { body } = await server.get('/api/openapi.json');
    const written = protocol.replaceAll(/ID|CODE|ROUND|DEAL/g, '{}');
    for (const [path, operations] of Object.entries(body['paths'] as Record<string, object>)) {
      for (const method of Object.keys(operations)) {
        const request = `${method.toUpperCase()}.* ${path.replace(/\{\w+\}/g, '{}')}\``;
        expect.soft(written, request).toMatch(new RegExp(request.replaceAll(/[{}]/g, '\\$&')));
      }
    }
  });
});

describe('docs/record.md', () => {
  const [firstRecord] = examples(record, '## A record');
  const [view] = examples(record, '## A view');

  test('shows a record and a view of a legal game', () => {
    expect(replay(firstRecord)).toMatchObject({ ok: true });
    expect(readView(view)).toMatchObject({ ok: true });
  });

  test('shows legal turns', () => {
    const turns = examples(record, '## Steps') as Step[][];
    expect(turns).toHaveLength(2);
    for (const steps of turns) expect(isComplete(stepsIn(view, steps))).toBe(true);
  });

  test('shows every kind of step', () => {
    const shown = inline(record).filter((example) => v.is(v.looseObject({ do: v.string() }), example));
    const message = { type: 'submit', id: 'x', round: 0, steps: shown };
    expect(readClientMessage(JSON.stringify(message))).toMatchObject({ ok: true });
    expect(shown).toHaveLength(14);
  });

  test('names all options, actions, opponents and conditions of plans', () => {
    for (const name of [...EDITIONS, ...MODES, ...SHEETS]) expect.soft(record).toContain(`\`"${name}"\``);
    for (const name of ACTIONS) expect.soft(record).toContain(`\`${name}\``);
    for (const { architects, plans } of Object.values(builtIn.editions)) {
      for (const { id } of architects) expect.soft(record).toContain(`\`${id}\``);
      for (const { when } of plans) expect.soft(record).toContain(`\`${when.type}\``);
    }
  });

  test('describes every sheet', () => {
    for (const [edition, { sheets }] of Object.entries(builtIn.editions)) {
      for (const [name, sheet] of Object.entries(sheets)) {
        const rows = sheet.streets.map(({ houses, pools, parks }, street) =>
          [
            street === 0 ? `${edition}, ${name}` : '',
            street,
            houses,
            pools.join(', '),
            parks.length - 1,
          ].join(' *\\| *'),
        );
        expect.soft(record).toMatch(new RegExp(rows.map((row) => `\\| *${row} *\\|`).join('\\n')));
        expect.soft(record).toContain(sheet.estates.map((values) => values.length - 1).join(', '));
        const boxes = [sheet.pools, sheet.bis, sheet.refusals, sheet.roundabouts].map(
          (track) => track.length - 1,
        );
        expect.soft(boxes).toEqual([9, 9, 3, 2]);
      }
    }
  });
});
