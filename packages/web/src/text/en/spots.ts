import type { SpotText } from '../turnText.ts';
import { counted, estatesOf, list, plural, spokenChange } from './phrase.ts';

export const spots: SpotText = {
  house: (street, house) => `${street}, house ${house}`,
  empty: 'empty',
  number: (number) => `number ${number}`,
  bis: (number) => `number ${number}, a copy`,
  roundabout: 'roundabout',
  fresh: 'new',
  pool: { none: '', plot: 'plot for a pool', built: 'pool', missed: 'pool missed' },
  fits: (offers) =>
    `Fits ${offers.length === 1 ? 'offer' : 'offers'} ${list(offers.map((o) => String(o + 1)))}`,
  fitsByTemp: (offers) =>
    `Fits ${offers.length === 1 ? 'offer' : 'offers'} ${list(offers.map((o) => String(o + 1)))} with a changed number`,
  estate: (street, house, size) => `${street}, house ${house}: estate of ${size}`,
  gap: (street, house) => `${street}, after house ${house}`,
  fence: 'fence',
  noFence: 'no fence',
  parkSign: (points) => `Park · ${points} ${plural(points, 'pt', 'pts')}`,
  parkWord: 'Park',
  park: (street, crossed, boxes, points) =>
    `Park of ${street}: ${crossed} of ${boxes} boxes, ${counted(points, 'point', 'points')}`,
  can: {
    write: 'You can write here',
    bis: 'You can copy a neighbour here',
    fence: 'You can put up a fence here',
    roundabout: 'You can build a roundabout here',
  },
  tap: {
    write: (number) => `Write ${number}`,
    bis: (number) => `Copy ${number} here`,
    fence: () => 'Put up a fence',
    roundabout: 'Build a roundabout',
    ask: 'Choose what to write',
  },
  effect: ({ estates, points }) => {
    const parts = [
      ...(estates.length === 0 ? [] : [`finishes ${estatesOf(estates)}`]),
      ...(points === 0 ? [] : [spokenChange(points)]),
    ];
    return parts.length === 0 ? '' : `: ${parts.join(', ')}`;
  },
  plate: {
    open: (numbered, size) => `${numbered}/${size}`,
    complete: (size) => `${size} ✓`,
    used: (size, plan) => (plan === '' ? `${size} ✓` : `${size} · ${plan}`),
    preview: (size, change) => (change === '' ? `${size} ✓` : `${size} ✓ ${change}`),
  },
};
