/** All limits on what may be sent. Text lengths are in UTF-16 code units unless stated otherwise. */
export const LIMITS = {
  /** The largest frame from a client, or request body, in bytes. */
  frame: 32_768,
  /** A name or a city as displayed. */
  nameGraphemes: 24,
  nameBytes: 96,
  /** A name as received, before it is cleaned. */
  nameInput: 400,
  chat: 300,
  report: 1000,
  commandId: 40,
  /** Steps of a turn; the engine has the same limit. */
  steps: 32,
  estates: 48,
  /** A sheet as JSON. */
  sheet: 4000,
  /** The maximum number of seats that an operator may allow. */
  seats: 10_000,
  /** The maximum number of seats of a table that viewers see as a whole. Larger ones are seen through windows. */
  wholeSeats: 200,
  /** Players per page at a larger table. */
  townsPage: 12,
  /** Seats that a viewer of a larger table may follow. */
  followed: 4,
  planId: 60,
  /** Chat lines in a snapshot. */
  chatKept: 100,
  /** Seats in one query of a browser. */
  mine: 200,
  /** Seats whose data can be downloaded or deleted in one request. */
  mineData: 20,
  /** A one-time link as received. */
  link: 200,
  endpoint: 1000,
  pushKey: 200,
  /** A vault, encrypted, as base64url; and the request that contains it, in bytes. */
  vault: 240_000,
  vaultFrame: 250_000,
  /** Games of a deal that are counted to show where people built. */
  builtGames: 1000,
} as const;

/** Seconds for a round; null means no clock. */
export const CLOCKS = [30, 60, 120, 300, 900, 3600, 28_800, 86_400, 259_200] as const;

/** Seconds until a caretaker plays for an absent player; null means never. */
export const AWAY_LIMITS = [60, 120, 300, 900, 3600, 28_800, 86_400] as const;

/** The bot levels, weakest first, as `picket-bots` names them. */
export const LEVELS = ['newcomer', 'casual', 'regular', 'club', 'expert', 'master', 'architect'] as const;
export type LevelName = (typeof LEVELS)[number];

/** The styles of bots, as `picket-bots` names them. */
export const CHARACTERS = ['gardener', 'poolbuilder', 'speculator', 'fencer', 'racer', 'careful'] as const;
export type CharacterName = (typeof CHARACTERS)[number];

/** How many turns a bot notices, in percent. */
export const ATTENTIONS = [100, 50, 25, 10, 5] as const;

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

/** Letters for codes that people read out: no vowels, so no words, and no letters that look alike. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 4;
