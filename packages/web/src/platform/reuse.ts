const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

function share(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (isList(now)) {
    if (!isList(before)) return now;
    const parts = now.map((part, i) => share(before[i], part));
    return parts.length === before.length && parts.every((part, i) => part === before[i]) ? before : parts;
  }
  if (!isRecord(now) || !isRecord(before)) return now;
  let same = Object.keys(before).length === Object.keys(now).length;
  const parts: Record<string, unknown> = {};
  for (const key of Object.keys(now)) {
    parts[key] = share(before[key], now[key]);
    same &&= parts[key] === before[key];
  }
  return same ? before : parts;
}

/**
 * Structural sharing: replaces every part of a new value that equals the previous one by the old object, so
 * components of unchanged parts don't update.
 */
export const reuse = <T>(before: T | undefined, now: T): T => share(before, now) as T;
