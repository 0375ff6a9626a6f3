import type { RealTableText } from '../text.ts';
import { cards } from './realTable/cards.ts';
import { deal } from './realTable/deal.ts';
import { hub } from './realTable/hub.ts';
import { photo } from './realTable/photo.ts';
import { print } from './realTable/print.ts';
import { score } from './realTable/score.ts';
import { screen } from './realTable/screen.ts';
import { sheet } from './realTable/sheet.ts';

export const realTable: RealTableText = { cards, deal, hub, photo, print, score, screen, sheet };
