/** The browser's storage information for this page. */
export interface Persistence {
  /** Whether the browser will not clear it automatically. */
  readonly promised: boolean;
  /** Its size; not every browser reports it. */
  readonly bytes?: number;
}

/** Undefined in an insecure context, or if the browser lacks it. */
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

/** Missing in some browsers, despite its type. */
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
