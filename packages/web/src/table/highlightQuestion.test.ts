import { expect, test } from 'vitest';
import type { LotModel, SheetModel } from '../scene/sheetTypes.ts';
import { questioned } from './highlightQuestion.ts';

const lot = (house: number, more: Partial<LotModel> = {}) =>
  ({ spot: [0, house], kind: 'empty', rings: [], tempRings: [], ...more }) as unknown as LotModel;
const sheet = (...lots: LotModel[]) => ({ streets: [{ lots }] }) as unknown as SheetModel;
const pencilled = ({ streets }: SheetModel) =>
  streets.map(({ lots }) => lots.map(({ preview }) => preview !== undefined));

test('the lot in question is highlighted', () => {
  expect(pencilled(questioned(sheet(lot(0), lot(1)), [0, 1]))).toEqual([[false, true]]);
});

test('a number that can only be changed keeps its ink', () => {
  const written = sheet(lot(0), lot(1, { kind: 'number', number: 7 }));
  expect(questioned(written, [0, 1])).toBe(written);
});

test('the pointed-at spot takes precedence', () => {
  const pointed = sheet(lot(0, { preview: { number: 7, delta: '+3' } }), lot(1));
  expect(questioned(pointed, [0, 1])).toBe(pointed);
});
