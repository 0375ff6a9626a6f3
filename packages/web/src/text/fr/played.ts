import { frCore as words } from 'picket-words';
import type { Played } from '../en/played.ts';
import { editionName } from './phrase.ts';

export function played({ mode, edition, advanced }: Played): string {
  return `${words.modes[mode]}, ${editionName(edition)}${advanced ? ', version avancée' : ''}`;
}
