import type { TableMessage } from 'picket-protocol';

/** A table for two before the start. */
export const LOBBY: TableMessage = {
  type: 'table',
  seq: 3,
  epoch: 'e1',
  now: 1000,
  you: 0,
  info: {
    id: 'abcdefghijkl',
    status: 'lobby',
    code: 'BCDF',
    settings: {
      options: {
        edition: '2018',
        mode: 'standard',
        advanced: false,
        sheet: 'classic',
        opponent: null,
        plans: null,
      },
      seats: 2,
      public: false,
      clock: null,
      away: null,
      caretaker: 'regular',
      late: false,
    },
    host: 0,
    acting: false,
    muted: false,
    deadline: null,
    ended: null,
    next: null,
  },
  seats: [
    {
      seat: 0,
      key: 0,
      name: 'Ada',
      city: '',
      bot: null,
      caretaker: null,
      muted: false,
      here: true,
      offered: null,
    },
  ],
  watching: 0,
  view: null,
  chat: [],
};
