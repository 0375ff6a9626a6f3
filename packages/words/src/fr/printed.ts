import type { Words } from '../catalogue.ts';
import { count } from './count.ts';
import { list } from './phrase.ts';
import { inText } from './street.ts';

const track = (name: string) => (values: readonly number[]) => `${name} : ${values.join(', ')}`;

export const printed: Words['printed'] = {
  cards: (total, stack) => `${count.cards(total)}, ${stack} par pile`,
  parks: (street, values) => `parcs de la ${inText(street)} : ${values.join(', ')}`,
  estates: (size, values) => `taille ${size} : ${values.join(', ')}`,
  pools: track('piscines'),
  bis: track('bis'),
  refusals: track('refus de permis'),
  roundabouts: track('ronds-points'),
  tempRanks: (points) => `points par rang : ${points.join(', ')}`,
  solo: (boxes, points) => `${count.points(points)} à partir de ${count.boxes(boxes)}, sinon 0`,
  positions: (boxes, points) =>
    `vos intérimaires : ${list(boxes.map((least, i) => `${points[i] ?? 0} à partir de ${count.boxes(least)}`))}`,
  heading: (edition, sheet) => (sheet === undefined ? edition : `${edition}, ${sheet}`),
  estimated: (text) => `${text} (estimation)`,
};
