import type { FastRandom } from 'picket-engine/fast';

/** Values that often cause bugs. */
const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  'null',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  '\u202Egnp.exe',
  '🏳️‍🌈'.repeat(20),
  '\u0000',
  '\uD800',
  "'; DROP TABLE tables; --",
  '../../../etc/passwd',
  'x'.repeat(40_000),
  [],
  {},
  { __proto__: { admin: true } },
  Array.from({ length: 300 }, () => ({ do: 'park' })),
];

/** The same value with one part changed, removed, duplicated or replaced by another. */
export function mutate(value: unknown, random: FastRandom): unknown {
  if (isList(value) && value.length > 0 && random.below(4) > 0) {
    const at = random.below(value.length);
    const turns = [
      () => value.with(at, mutate(value[at], random)),
      () => value.toSpliced(at, 1),
      () => value.toSpliced(at, 0, value[at]),
      () => value.toReversed(),
    ];
    return turns[random.below(turns.length)]?.();
  }
  if (typeof value === 'object' && value !== null && random.below(4) > 0) {
    const keys = Object.keys(value);
    const key = keys[random.below(Math.max(1, keys.length))] ?? 'x';
    const inside = (value as Record<string, unknown>)[key];
    if (random.below(5) === 0) return { ...value, [key]: undefined };
    if (random.below(6) === 0) return { ...value, surprise: NASTY[random.below(NASTY.length)] };
    return { ...value, [key]: mutate(inside, random) };
  }
  if (typeof value === 'number' && random.below(2) === 0) return value + random.below(7) - 3;
  if (typeof value === 'string' && random.below(3) === 0) {
    return value.slice(0, random.below(value.length + 1));
  }
  return NASTY[random.below(NASTY.length)];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A text with some characters changed, removed or duplicated. */
export function garble(text: string, random: FastRandom): string {
  const at = random.below(text.length + 1);
  const ways = [
    () => text.slice(0, at),
    () => text.slice(at),
    () => text + text,
    () => text.slice(0, at) + String.fromCodePoint(random.below(0xd7ff)) + text.slice(at + 1),
    () => text.slice(0, at) + '{'.repeat(random.below(2000)) + text.slice(at),
  ];
  return ways[random.below(ways.length)]?.() ?? '';
}
