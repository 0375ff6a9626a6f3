import { builtIn, inspectSheet, type SheetRecord, type Spot } from 'picket-engine';
import { formatSheet, parseSheet } from 'picket-engine/notation';
import { describe, expect, test } from 'vitest';
import { blankSheet, withHouse, withFence, withPool } from './changes.ts';
import { keyChange } from './keys.ts';

const sheet = (streets: string): SheetRecord => {
  const parsed = parseSheet(`2018/classic: ${streets} / .11 / .12`);
  if (!parsed.ok) throw new Error('not a sheet');
  return parsed.value;
};
const shown = (record: SheetRecord): string =>
  formatSheet(record).slice('2018/classic: '.length).split(' / ')[0] ?? '';

/** The first street after these keys in the third house. */
function typed(streets: string, ...keys: string[]): string {
  const at: Spot = [0, 2];
  return shown(
    keys.reduce((record, key) => keyChange({ key } as KeyboardEvent, record, at) ?? record, sheet(streets)),
  );
}

test.each(['2018/classic', '2023/classic', '2023/blueprint'] as const)(
  'an empty %s sheet is possible',
  (name) => {
    const [edition, printed] = name.split('/') as ['2018', 'classic'];
    expect(inspectSheet(blankSheet(edition, printed), builtIn)).toMatchObject({
      ok: true,
      value: { faults: [] },
    });
  },
);

describe('marks', () => {
  test('a roundabout adds its fences, even at the end of a street', () => {
    expect(shown(withHouse(sheet('.10'), [0, 3], 'roundabout'))).toBe('.3|c|.6');
    expect(shown(withHouse(sheet('.10'), [0, 9], 'roundabout'))).toBe('.9|c');
  });

  test('a pool is removed with its number', () => {
    const built = withPool(sheet('.2,5,.7'), [0, 2]);
    expect(shown(built)).toBe('.2,5o,.7');
    expect(shown(withHouse(built, [0, 2], null))).toBe('.10');
  });

  test('a second tap removes a fence', () => {
    expect(shown(withFence(withFence(sheet('.10'), [0, 4]), [0, 4]))).toBe('.10');
  });
});

describe('keys', () => {
  test('two digits make one number, up to 17', () => {
    expect(typed('.10', '1', '5')).toBe('.2,15,.7');
    expect(typed('.10', '1', '8')).toBe('.2,8,.7');
    expect(typed('.10', '0')).toBe('.2,0,.7');
  });

  test('x copies a neighbour, or makes the number a bis', () => {
    expect(typed('.,7,.8', 'x')).toBe('.,7,7x,.7');
    expect(typed('.3,9,.6', 'x')).toBe('.2,9x,9,.6');
    expect(typed('.10', 'x')).toBe('.10');
  });

  test('f, o, c and Backspace', () => {
    expect(typed('.2,5,.7', 'f', 'o')).toBe('.2,5o|.7');
    expect(typed('.10', 'c')).toBe('.2|c|.7');
    expect(typed('.2,5,.7', 'Backspace')).toBe('.10');
  });
});
