import type { Box, Cell } from 'picket-paper';

/** The window of a cell that a network sees: in millimetres, resampled to the size of its input. */

/** The input sizes of the two networks, in pixels. */
export const NUMBER = { width: 32, height: 40 };
export const MARK = { width: 24, height: 24 };

/** What the second network can be asked of a window, in the order of its outputs. */
export const QUESTIONS = ['crossed', 'circled', 'pool', 'fence'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Cells whose content is a number; all others are marked or not. */
export function isNumber({ kind }: Cell): boolean {
  return kind === 'house' || kind === 'plan' || kind === 'sum';
}

export function questionOf({ kind }: Cell): Question {
  if (kind === 'door') return 'circled';
  return kind === 'pool' || kind === 'fence' ? kind : 'crossed';
}

/** Handwriting leaves its box, so every window is larger. Those of numbers have nearly the same scale. */
export function windowOf({ kind, box }: Cell): Box {
  switch (kind) {
    case 'house':
      return around(box, 14, 17.5);
    case 'plan':
      // Its letter is on the left.
      return around({ ...box, x: box.x + 4 }, 14, 17.5);
    case 'sum':
      return around(box, 12, 15);
    case 'door':
      return around(box, 8.4, 8.4);
    case 'pool':
      return around(box, 13.4, 9);
    case 'fence':
      return around(box, 7, 22);
    case 'park':
    case 'estate':
    case 'track':
      return around(box, box.width + 3, box.height + 3);
  }
}

/** A window of this size with the same centre. */
function around(box: Box, width: number, height: number): Box {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
