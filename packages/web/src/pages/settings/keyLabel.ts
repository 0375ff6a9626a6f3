import { text } from '../../language.ts';

/** A key as it is shown: most are their own name. */
export function keyLabel(key: string): string {
  return key === ' ' ? text.settings.keys.space : key;
}
