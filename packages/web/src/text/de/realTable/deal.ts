import type { RealTableText } from '../../text.ts';
import { points } from '../phrase.ts';

/** The deal of a printed booklet. */
export const deal: RealTableText['deal'] = {
  title: (name) => `Kartenfolge „${name}“`,
  line: 'Mit einem gedruckten Heft gespielt? Trage deinen Zettel ein und vergleiche dich mit anderen, die dieselben Karten hatten.',
  play: 'Diese Karten in Picket spielen',
  name: 'Name',
  nameLine: 'Ergebnisse bleiben auf diesem Gerät.',
  needsName: 'Gib zuerst einen Namen ein.',
  keep: (total) => `${points(total)} speichern`,
  kept: (name, total) => `${name}: ${points(total)}.`,
  results: 'Ergebnisse mit diesen Karten',
};
