import { text } from '../text/language.ts';

const ARROWS: { readonly [key: string]: string } = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** A key as it is shown: most are their own name. */
export function keyLabel(key: string): string {
  return key === ' ' ? text.turn.keys.space : (ARROWS[key] ?? key);
}
