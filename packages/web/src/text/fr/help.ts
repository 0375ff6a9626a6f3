import type { HelpText } from '../text.ts';
import { aid } from './aid.ts';
import { explain } from './explain.ts';
import { next } from './next.ts';
import { odds } from './odds.ts';

/** What the aid, explanations and the odds lens say. */
export const help: HelpText = { aid, explain, next, odds };
