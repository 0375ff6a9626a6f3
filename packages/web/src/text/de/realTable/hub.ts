import type { RealTableText } from '../../text.ts';

export const hub: RealTableText['hub'] = {
  title: 'Am echten Tisch',
  line: 'Karten, Stifte, Freunde um dich herum. Alles hier funktioniert auch offline.',
  parts: {
    score: {
      title: 'Punkterechner',
      line: 'Gib einen fertigen Papierzettel ein und sieh seine Punkte, Teil für Teil.',
    },
  },
};
