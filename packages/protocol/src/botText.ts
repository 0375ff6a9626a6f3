import { ATTENTIONS, CHARACTERS, LEVELS, type LevelName } from './limits.ts';
import type { BotStyle } from './shapes.ts';

/** A bot as records describe it: “regular”, “regular gardener”, “regular gardener 25%”. */

export const PLAIN: BotStyle = { character: null, attention: 100 };

export function isPlain({ character, attention }: BotStyle): boolean {
  return character === PLAIN.character && attention === PLAIN.attention;
}

export function writeBot(level: LevelName, { character, attention }: BotStyle = PLAIN): string {
  const parts = [level, character, attention === PLAIN.attention ? null : `${attention}%`];
  return parts.filter((part) => part !== null).join(' ');
}

/** Undefined for a level that this version doesn't know; other unknown parts are left out. */
export function readBot(text: string): { readonly level: LevelName; readonly style: BotStyle } | undefined {
  const [first, ...rest] = text.split(' ');
  const level = LEVELS.find((one) => one === first);
  if (level === undefined) return undefined;
  return {
    level,
    style: {
      character: CHARACTERS.find((one) => rest.includes(one)) ?? PLAIN.character,
      attention: ATTENTIONS.find((one) => rest.includes(`${one}%`)) ?? PLAIN.attention,
    },
  };
}
