import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { arrowFrom, boundsOf, placeSlip, type Box } from './place.ts';

const page = { left: 0, top: 0, width: 360, height: 640 };
const size = { width: 330, height: 52 };
const NOTHING = { page, clear: [], quiet: [], free: [], words: [] };

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test('a slip never covers its targets, wherever they are, and stays on the screen', () => {
  const random = new FastRandom('slips');
  for (let i = 0; i < 500; i++) {
    const width = 20 + random.below(300);
    const height = 20 + random.below(400);
    const target = {
      left: random.below(page.width - width),
      top: random.below(page.height - height),
      width,
      height,
    };
    const slip = placeSlip(size, [target], { ...NOTHING, clear: [target] });
    expect(overlaps(slip, target)).toBe(false);
    expect(slip.left).toBeGreaterThanOrEqual(0);
    expect(slip.left + slip.width).toBeLessThanOrEqual(page.width);
    expect(slip.top).toBeGreaterThanOrEqual(0);
    expect(slip.top + slip.height).toBeLessThanOrEqual(page.height);
  }
});

test('it moves to the other side rather than cover cards', () => {
  const target = { left: 20, top: 200, width: 320, height: 40 };
  const around = { ...NOTHING, clear: [target] };
  const below = { left: 0, top: 240, width: 360, height: 120 };
  const above = { left: 0, top: 80, width: 360, height: 120 };
  expect(placeSlip(size, [target], { ...around, quiet: [below] }).top).toBeLessThan(target.top);
  expect(placeSlip(size, [target], { ...around, quiet: [above] }).top).toBeGreaterThan(target.top);
});

test('it moves a little further rather than cut through words', () => {
  const target = { left: 20, top: 200, width: 40, height: 40 };
  const name = { left: 8, top: 252, width: 90, height: 14 };
  const cards = { left: 0, top: 80, width: 360, height: 120 };
  const around = { ...NOTHING, clear: [target], quiet: [cards] };
  expect(overlaps(placeSlip(size, [target], around), name)).toBe(true);
  const slip = placeSlip(size, [target], { ...around, words: [name] });
  expect(overlaps(slip, name)).toBe(false);
  expect(slip.top).toBeLessThan(name.top + 40);
});

test('it stays within the page’s margins', () => {
  const target = { left: 20, top: 200, width: 40, height: 40 };
  const inner = { ...page, left: 20, width: 1400 };
  expect(placeSlip(size, [target], { ...NOTHING, page: inner }).left).toBeGreaterThanOrEqual(20);
});

test('its arrow points at the nearest target; if they touch, there is no arrow', () => {
  const slip = { left: 0, top: 100, width: 100, height: 50 };
  const near = { left: 40, top: 200, width: 10, height: 10 };
  const far = { left: 40, top: 400, width: 10, height: 10 };
  expect(arrowFrom(slip, [far, near])?.to).toEqual({ x: 50, y: 200 });
  expect(arrowFrom(slip, [{ left: 0, top: 150, width: 100, height: 50 }])).toBeUndefined();
  expect(boundsOf([near, far])).toEqual({ left: 40, top: 200, width: 10, height: 210 });
});
