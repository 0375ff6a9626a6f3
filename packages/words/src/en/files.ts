import type { Words } from '../catalogue.ts';

export const files: Words['files'] = {
  notAGame: (file, line) =>
    line === undefined ? `${file} isn’t a Picket game file.` : `Line ${line} of ${file} isn’t a Picket game.`,
  notComponents: (file) => `${file} isn’t a Picket components file.`,
};
