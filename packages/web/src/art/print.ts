import { getContext, setContext } from 'svelte';

/** What the parts of one drawing share. */
export interface Print {
  /** Prefix for the names of its patterns, since a page can have several drawings. */
  readonly id: string;
  /** Whether the drawing has been shown: only later changes may animate. Not reactive. */
  shown: boolean;
}

const KEY = Symbol('print');

export function startPrint(id: string): Print {
  const print: Print = { id, shown: false };
  setContext(KEY, print);
  return print;
}

export const currentPrint = (): Print => getContext<Print | undefined>(KEY) ?? { id: 'print', shown: false };

export type Screen = 'shade' | 'lawn' | 'sun' | 'pencil';

/** A pattern of the drawing, as a fill. */
export const screenOf = (print: Print, screen: Screen): string => `url(#${print.id}-${screen})`;
