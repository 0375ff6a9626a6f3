import type { EditionId, ModeId, Rules, View } from 'picket-engine';

/** The game that an aid is about. */
export interface AidGame {
  readonly edition: EditionId;
  readonly mode: ModeId;
  readonly advanced: boolean;
  readonly players: number;
  /** Its name in links to the rules. */
  readonly link: string;
}

export function aidGame({ options }: Pick<Rules, 'options'>): AidGame {
  const { edition, mode, advanced, players } = options;
  return { edition, mode, advanced, players: players.length, link: gameLink(options) };
}

/** “2018-solo-advanced”: which rules a link shows. */
function gameLink({ edition, mode, advanced }: Pick<AidGame, 'edition' | 'mode' | 'advanced'>): string {
  return [edition, mode, ...(advanced ? ['advanced'] : [])].join('-');
}

/** The game of a view. */
export const linkIn = ({ state }: View): string => gameLink(state.rules.options);
