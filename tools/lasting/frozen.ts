import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComponents, replay, type GameRecord } from 'picket-engine';
import { CHANGED } from '../../packages/engine/test/changedData.ts';
import { root } from '../picket.ts';
import type { Row } from '../prove.ts';

const FROZEN = join(root, 'packages/engine/test/frozen');

/**
 * Replays frozen records byte for byte while newer data has different plans, cards, sheet values and
 * opponents.
 */
export function frozenRecords(): Row[] {
  const folders = readdirSync(FROZEN, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => {
    const folder = join(FROZEN, name);
    const own = readComponents(readFileSync(join(folder, 'components.json'), 'utf8'), CHANGED);
    const files = readdirSync(folder).filter(
      (file) => file.endsWith('.jsonl') && !/^(views|sheets)/.test(file),
    );
    const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
    const differ = lines.filter((line) => {
      const record = JSON.parse(line) as GameRecord;
      const box = record.options.components === null || !own.ok ? CHANGED : own.value;
      const replayed = replay(record, box);
      return !replayed.ok || JSON.stringify(replayed.value.record) !== line;
    });
    const rules = new Set(lines.map((line) => (JSON.parse(line) as GameRecord).rules));
    return {
      what: `frozen records of rules ${[...rules].join(', ')} with changed data`,
      result: `${lines.length} records in ${files.length} files, ${differ.length} differ`,
      ok: lines.length > 0 && differ.length === 0,
    };
  });
}
