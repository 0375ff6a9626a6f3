/** Every number that bounds what may be sent. Lengths of texts are UTF-16 units unless they say otherwise. */
export const LIMITS = {
  /** What one frame of a client, or one body, may weigh in bytes. */
  frame: 32_768,
  /** A name or a city as people see it. */
  nameGraphemes: 24,
  nameBytes: 96,
  /** A name as it may arrive, before it is cleaned. */
  nameInput: 400,
  chat: 300,
  report: 1000,
  commandId: 40,
  /** Steps of a turn; the engine's own bound. */
  steps: 32,
  estates: 48,
  seats: 200,
  planId: 60,
  /** Chat lines that a snapshot carries. */
  chatKept: 100,
  /** Seats that a browser may ask about at once. */
  mine: 200,
  /** A one-time link as it may arrive. */
  link: 200,
  endpoint: 1000,
  pushKey: 200,
} as const;

/** Seconds that a round may last; null stands for no clock. */
export const CLOCKS = [30, 60, 120, 300, 900, 3600, 28_800, 86_400, 259_200] as const;

/** Seconds after which somebody who is not there gets a caretaker; null stands for never. */
export const AWAY_LIMITS = [60, 120, 300, 900, 3600, 28_800, 86_400] as const;

/** The computer players, weakest first, as `@picket/bots` names them. */
export const LEVELS = ['newcomer', 'casual', 'regular', 'club', 'expert', 'master', 'architect'] as const;
export type LevelName = (typeof LEVELS)[number];

export const REACTIONS = [
  'applause',
  'wow',
  'laugh',
  'ouch',
  'hurry',
  'thanks',
  'good-luck',
  'well-played',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** A code that people read out to each other: no vowels, so no words, and nothing that looks like something else. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 4;
