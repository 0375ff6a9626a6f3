/** What the browser says about what it keeps for this page. */
export interface Persistence {
  /** Whether it will not clear that away by itself. */
  readonly promised: boolean;
  /** How much it is; not every browser tells. */
  readonly bytes?: number;
}

/** Undefined where the page is not secure, or the browser knows no such thing. */
export async function persistence(): Promise<Persistence | undefined> {
  const storage = manager();
  if (storage === undefined) return undefined;
  try {
    const [promised, { usage: bytes }] = await Promise.all([storage.persisted(), storage.estimate()]);
    return { promised, ...(bytes !== undefined && { bytes }) };
  } catch {
    return undefined;
  }
}

export async function askToPersist(): Promise<boolean> {
  return (
    (await manager()
      ?.persist()
      .catch(() => false)) ?? false
  );
}

/** Whatever its type says, it is not everywhere. */
function manager(): StorageManager | undefined {
  return navigator.storage;
}

const KILO = 1000;

/** “340 kB”, “1.2 MB”. */
export function sizeOf(bytes: number, locale: string): string {
  const [unit, size] =
    bytes < KILO * KILO ? (['kilobyte', KILO] as const) : (['megabyte', KILO * KILO] as const);
  const digits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(bytes / size);
}
