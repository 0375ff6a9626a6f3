import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../picket.ts';
import type { Chaos } from './chaos.ts';

const FOLDER = join(root, 'build/chaos');
const FILE = join(FOLDER, 'tally.json');

interface Counts {
  times: number;
  acknowledged: number;
  resent: number;
  resentStored: number;
  refused: number;
  /** Violations. */
  wrong: string[];
}

const NONE: Counts = { times: 0, acknowledged: 0, resent: 0, resentStored: 0, refused: 0, wrong: [] };

/** The results of all runs so far, by fault. */
export class Tally {
  readonly #counts: { [fault: string]: Counts };

  constructor(isFresh: boolean) {
    this.#counts = isFresh ? {} : read();
  }

  timesOf(fault: string): number {
    return this.#of(fault).times;
  }

  get isFlawless(): boolean {
    return Object.values(this.#counts).every(({ wrong }) => wrong.length === 0);
  }

  add(fault: string, found: Chaos): void {
    const before = this.#of(fault);
    const named = (kind: 'lost' | 'doubled' | 'dealtAgain') =>
      found[kind].map((place) => `${kind}: ${place}`);
    this.#counts[fault] = {
      times: before.times + found.times,
      acknowledged: before.acknowledged + found.acknowledged,
      resent: before.resent + found.resent,
      resentStored: before.resentStored + found.resentStored,
      refused: before.refused + found.refused.length,
      wrong: [
        ...before.wrong,
        ...named('lost'),
        ...named('doubled'),
        ...named('dealtAgain'),
        ...(found.storedTwice > 0 ? [`${found.storedTwice} turns stored twice`] : []),
      ],
    };
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(FILE, JSON.stringify(this.#counts, undefined, 2));
  }

  lineOf(fault: string): string {
    const { times, acknowledged, resent, resentStored, refused, wrong } = this.#of(fault);
    const line =
      `${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${fault} × ${times}: ${acknowledged} turns acknowledged, ` +
      `${resent} resent (${resentStored} were stored), ${refused} refused, ` +
      `${wrong.length} lost, duplicated or changed`;
    return [line, ...wrong.slice(0, 5).map((one) => `       ${one}`)].join('\n');
  }

  writeReport(): void {
    const rows = Object.entries(this.#counts).map(
      ([fault, { times, acknowledged, resent, resentStored, refused, wrong }]) =>
        `| ${fault} | ${times} | ${acknowledged} | ${resent} | ${resentStored} | ${refused} | ${wrong.length} |`,
    );
    const text = [
      '# Broken on purpose',
      '',
      `Three nodes with PostgreSQL and Redis on one machine with ${cpus().length} cores; six tables of three players who play as fast as they can.`,
      'Nothing acknowledged may be lost, duplicated or changed, no cards may be dealt again, and everyone must finish the game without help.',
      '',
      '| fault | times | turns acknowledged | resent | of these, stored | refused | wrong |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
      '',
    ];
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'report.md'), text.join('\n'));
  }

  #of(fault: string): Counts {
    return this.#counts[fault] ?? NONE;
  }
}

function read(): { [fault: string]: Counts } {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as { [fault: string]: Counts };
  } catch {
    return {};
  }
}
