import type {
  ChipModel,
  OfferModel,
  PlanModel,
  SeatModel,
  StackModel,
  TrackModel,
  TrackRowModel,
} from '../src/scene/tableTypes.ts';
import { LINDEN, sheetOf } from './position.ts';

/** Models for the gallery, one for each state that a component can be in. */

function offer(change: Partial<OfferModel> & { readonly index: number }): OfferModel {
  const { index } = change;
  return {
    number: 8,
    action: 'pool',
    state: 'open',
    houses: 6,
    note: '6 houses',
    label: `Card ${index + 1}`,
    ...change,
  };
}

export const OFFERS: readonly OfferModel[] = [
  offer({ index: 0, next: 'fence' }),
  offer({ index: 1, number: 12, action: 'improve', next: 'bis', state: 'chosen' }),
  offer({
    index: 2,
    number: 1,
    action: 'temp',
    next: 'park',
    state: 'fits-nowhere',
    houses: 0,
    note: 'Fits nowhere',
  }),
];

export const HAND: readonly OfferModel[] = [
  offer({ index: 0, number: 5, action: 'bis', role: 'number', state: 'chosen' }),
  offer({ index: 1, number: 9, action: 'park', role: 'action', state: 'chosen' }),
  offer({ index: 2, number: 14, action: 'fence', role: 'given', fate: 'Goes to Bob' }),
];

export const STACKS: readonly StackModel[] = [
  { left: 60, top: { icon: 'pool', name: 'Pool' }, label: 'Stack: 60 cards, pool on top' },
  { left: 12, top: { icon: 'solo', name: 'Solo' }, label: 'Stack: 12 cards, Solo card on top' },
  { left: 0, label: 'Stack: empty' },
];

function plan(change: Partial<PlanModel> & Pick<PlanModel, 'slot'>): PlanModel {
  return {
    name: change.slot,
    title: `Plan ${change.slot}`,
    high: 10,
    low: 6,
    house: false,
    ours: { high: false, low: false },
    worth: 'high',
    sentence: 'Two estates of three and one of four',
    rule: 'P1',
    estates: [],
    state: 'open',
    holders: [],
    label: `Plan ${change.slot}`,
    ...change,
  };
}

export const PLANS: readonly PlanModel[] = [
  plan({
    slot: 'A',
    estates: [
      { size: 3, state: 'have' },
      { size: 3, state: 'preview' },
      { size: 4, state: 'missing' },
    ],
  }),
  plan({ slot: 'B', state: 'ready', worth: 'low', sentence: 'Every pool of one street' }),
  plan({
    slot: 'C',
    state: 'claimed',
    house: true,
    ours: { high: true, low: false },
    sentence: 'All parks of two streets',
    holders: [
      { name: 'You', points: 10, you: true, fresh: false },
      { name: 'Bob', points: 6, you: false, fresh: true },
    ],
  }),
];

const track = (crossed: number, fresh = 0): TrackModel => ({
  values: [0, 3, 6, 9, 13, 17],
  crossed,
  fresh,
  points: [0, 3, 6, 9, 13, 17][crossed] ?? 0,
  explains: { part: 'pools' },
});

export const TRACKS: readonly TrackRowModel[] = [
  { ...track(3, 1), track: 'pools', name: 'Pools', icon: 'pool', kind: 'round', house: false },
  {
    ...track(2),
    track: 'temps',
    name: 'Temps',
    icon: 'temp',
    kind: 'blank',
    house: false,
    note: '7 · 4 · 1',
  },
  { ...track(1), track: 'bis', name: 'Bis', icon: 'bis', kind: 'loss', house: true },
  { ...track(0), track: 'refusals', name: 'Refusals', icon: 'refusal', kind: 'loss', house: false },
];

function seat(change: Partial<SeatModel> & Pick<SeatModel, 'seat' | 'name'>): SeatModel {
  return {
    you: false,
    state: 'thinking',
    score: 40 + change.seat,
    parts: [],
    sheet: sheetOf(LINDEN),
    label: change.name,
    ...change,
  };
}

export const SEATS: readonly SeatModel[] = [
  seat({
    seat: 1,
    name: 'Ada',
    news: {
      written: { number: 12, spot: [2, 9], streets: [10, 11, 12] },
      icons: ['temp'],
      temp: -1,
      plans: [{ slot: 'B', points: 8 }],
    },
  }),
  seat({ seat: 2, name: 'Otis', level: 'regular', state: 'in', news: { icons: ['refusal'], plans: [] } }),
  seat({ seat: 3, name: 'Dorothea Wellington-Smythe', status: 'away' }),
];

export const CHIPS: readonly ChipModel[] = [
  { id: 'plain', text: '7', label: 'Write 7' },
  { id: 'action', text: '8', action: 'pool', label: 'Write 8 with a pool' },
  { id: 'gives', text: '9', action: 'park', gives: 'gives 12', label: 'Write 9 with a park and give the 12' },
];
