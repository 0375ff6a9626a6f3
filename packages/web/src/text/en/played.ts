import type { EditionId } from 'picket-engine';
import { enCore as words } from 'picket-words';

export interface Played {
  readonly mode: keyof typeof words.modes;
  readonly edition: EditionId;
  readonly advanced: boolean;
}

/** “Standard, 2018 edition”. */
export function played({ mode, edition, advanced }: Played): string {
  return `${words.modes[mode]}, ${words.editions[edition]}${advanced ? ', advanced' : ''}`;
}
