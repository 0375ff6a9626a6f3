import type { Words } from '../catalogue.ts';

export const files: Words['files'] = {
  notAGame: (file, line) =>
    line === undefined
      ? `${file} n’est pas un fichier de partie de Picket.`
      : `La ligne ${line} de ${file} n’est pas une partie de Picket.`,
  notComponents: (file) => `${file} n’est pas un fichier de matériel de Picket.`,
};
