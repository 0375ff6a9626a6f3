import type { Words } from '../catalogue.ts';

export const files: Words['files'] = {
  notAGame: (file, line) =>
    line === undefined
      ? `${file} ist keine Spieldatei von Picket.`
      : `Zeile ${line} von ${file} ist kein Spiel von Picket.`,
  notComponents: (file) => `${file} ist keine Materialdatei von Picket.`,
};
