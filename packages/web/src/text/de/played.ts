import { deCore as words } from 'picket-words';
import type { Played } from '../en/played.ts';

export function played({ mode, edition, advanced }: Played): string {
  return `${words.modes[mode]}, ${words.editions[edition]}${advanced ? ', für Fortgeschrittene' : ''}`;
}
