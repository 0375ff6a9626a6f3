import { read, write } from '../storage.ts';

/** What somebody calls themselves and their town, from the last time. */
export interface Me {
  readonly name: string;
  readonly city: string;
}

const KEY = 'picket.me';

export function recallMe(): Me {
  const { name, city } = (read(KEY) ?? {}) as Partial<Record<keyof Me, unknown>>;
  return { name: typeof name === 'string' ? name : '', city: typeof city === 'string' ? city : '' };
}

export function rememberMe(me: Me): void {
  write(KEY, me);
}
