import type { RealTableText } from '../text.ts';
import { hub } from './realTable/hub.ts';
import { score } from './realTable/score.ts';

export const realTable: RealTableText = { hub, score };
