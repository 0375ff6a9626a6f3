import type { Words } from '../catalogue.ts';
import { count } from './count.ts';
import { list } from './phrase.ts';
import { theStreet } from './street.ts';

const track = (name: string) => (values: readonly number[]) => `${name}: ${values.join(', ')}`;

export const printed = {
  cards: (total, stack) => `${count.cards(total)}, ${stack} in each stack`,
  parks: (street, values) => `parks in ${theStreet(street)}: ${values.join(', ')}`,
  estates: (size, values) => `size ${size}: ${values.join(', ')}`,
  pools: track('pools'),
  bis: track('bis'),
  refusals: track('permit refusals'),
  roundabouts: track('roundabouts'),
  tempRanks: (points) => `points by place: ${points.join(', ')}`,
  solo: (boxes, points) => `${count.points(points)} for ${count.boxes(boxes)} or more, otherwise 0`,
  positions: (boxes, points) =>
    `your temps: ${list(boxes.map((least, i) => `${points[i] ?? 0} for ${count.boxes(least)} or more`))}`,
  heading: (edition, sheet) => (sheet === undefined ? edition : `${edition}, ${sheet}`),
  estimated: (text) => `${text} (estimated)`,
} satisfies Words['printed'];
