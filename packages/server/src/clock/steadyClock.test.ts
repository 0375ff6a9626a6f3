import { expect, test } from 'vitest';
import { SteadyClock } from './steadyClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function clocks() {
  let [system, elapsed] = [1_800_000_000_000, 0];
  const clock = new SteadyClock(
    () => system,
    () => elapsed,
  );
  const start = system;
  return {
    clock,
    passed: () => clock.now() - start,
    wait: (ms: number) => {
      system += ms;
      elapsed += ms;
    },
    jump: (ms: number) => void (system += ms),
  };
}

test.each([-HOUR, 40 * DAY])(
  'a jump of the system’s clock by %i ms that is corrected soon changes nothing',
  (ms) => {
    const { clock, passed, wait, jump } = clocks();
    wait(1000);
    jump(ms);
    expect(passed()).toBe(1000);
    expect(clock.isIgnoringJump).toBe(true);
    wait(9 * MINUTE);
    expect(clock.adopt()).toBeUndefined();
    expect(passed()).toBe(9 * MINUTE + 1000);
    jump(-ms);
    wait(1);
    expect(passed()).toBe(9 * MINUTE + 1001);
    expect(clock.isIgnoringJump).toBe(false);
  },
);

test.each([-HOUR, 8 * HOUR, -40 * DAY, 56 * 365 * DAY])('a jump by %i ms that lasts is adopted', (ms) => {
  const { clock, passed, wait, jump } = clocks();
  wait(1000);
  jump(ms);
  clock.now();
  wait(10 * MINUTE);
  const before = clock.now();
  expect(passed()).toBe(10 * MINUTE + 1000);
  expect(clock.adopt()).toEqual({ from: before - 10 * MINUTE - 1000, to: before, by: ms });
  expect(clock.now()).toBe(before + ms);
  expect(clock.isIgnoringJump).toBe(false);
  expect(clock.adopt()).toBeUndefined();
  wait(5000);
  expect(clock.now()).toBe(before + ms + 5000);
});

test('a clock that keeps jumping is not adopted', () => {
  const { clock, passed, wait, jump } = clocks();
  for (let i = 1; i <= 10; i++) {
    jump(HOUR);
    wait(9 * MINUTE);
    expect(clock.adopt()).toBeUndefined();
    expect(passed()).toBe(i * 9 * MINUTE);
  }
});

test('the clock is not trusted for a day after a jump, adopted or not', () => {
  const { clock, wait, jump } = clocks();
  expect(clock.isTrusted()).toBe(true);
  jump(40 * DAY);
  expect(clock.isTrusted()).toBe(false);
  wait(HOUR);
  expect(clock.adopt()).toBeDefined();
  wait(23 * HOUR);
  expect(clock.isTrusted()).toBe(false);
  wait(HOUR);
  expect(clock.isTrusted()).toBe(true);
});

test('a computer that sleeps every day is trusted while it is awake', () => {
  const { clock, wait, jump } = clocks();
  for (let day = 0; day < 3; day++) {
    jump(16 * HOUR);
    expect(clock.isTrusted()).toBe(false);
    wait(10 * MINUTE);
    expect(clock.adopt()).toBeDefined();
    expect(clock.isTrusted()).toBe(true);
    wait(7 * HOUR);
  }
});

test.each([
  ['a moment', 1000, true],
  ['a night', 12 * HOUR, true],
  ['forty days', 40 * DAY, false],
  ['less than no time', -56 * 365 * DAY, false],
])(
  'a clock that shows that the server was off for %s is trusted at once, or after a day',
  (_what, ms, isTrusted) => {
    const { clock, wait } = clocks();
    clock.compare(clock.now() - ms);
    expect(clock.isTrusted()).toBe(isTrusted);
    wait(DAY);
    expect(clock.isTrusted()).toBe(true);
  },
);

test('a small correction is adopted, but time never goes back', () => {
  const { clock, passed, wait, jump } = clocks();
  wait(10_000);
  jump(300);
  expect(passed()).toBe(10_300);
  jump(-2000);
  expect(passed()).toBe(10_300);
  wait(5000);
  expect(passed()).toBe(13_300);
  expect(clock.isIgnoringJump).toBe(false);
});
