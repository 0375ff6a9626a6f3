/** Information about the build: see build/shipped.ts. */
export interface Shipped {
  readonly version: string;
  readonly build: string;
  readonly licences: readonly Licence[];
}

interface Licence {
  readonly name: string;
  /** “MIT”, “OFL-1.1”. */
  readonly licence: string;
  readonly text: string;
}

/** Undefined during development. */
export async function shipped(): Promise<Shipped | undefined> {
  try {
    const reply = await fetch('/shipped.json');
    return reply.ok ? ((await reply.json()) as Shipped) : undefined;
  } catch {
    return undefined;
  }
}
