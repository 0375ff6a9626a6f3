import type { Words } from '../catalogue.ts';
import { count, dative } from './count.ts';
import { list } from './phrase.ts';
import { ofStreet } from './street.ts';

const track = (name: string) => (values: readonly number[]) => `${name}: ${values.join(', ')}`;

export const printed: Words['printed'] = {
  cards: (total, stack) => `${count.cards(total)}, ${stack} in jedem Stapel`,
  parks: (street, values) => `Parks in ${ofStreet(street)}: ${values.join(', ')}`,
  estates: (size, values) => `Größe ${size}: ${values.join(', ')}`,
  pools: track('Pools'),
  bis: track('Bis'),
  refusals: track('Ablehnungen'),
  roundabouts: track('Kreisverkehre'),
  tempRanks: (points) => `Punkte nach Platz: ${points.join(', ')}`,
  solo: (boxes, points) => `${count.points(points)} ab ${dative.boxes(boxes)}, sonst 0`,
  positions: (boxes, points) =>
    `deine Zeitarbeit: ${list(boxes.map((least, i) => `${points[i] ?? 0} ab ${dative.boxes(least)}`))}`,
  heading: (edition, sheet) => (sheet === undefined ? edition : `${edition}, ${sheet}`),
  estimated: (text) => `${text} (geschätzt)`,
};
