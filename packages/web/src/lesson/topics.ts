/** What the guided game teaches: nine topics in its first part, four late in the game. */
export const TOPICS = [
  'write',
  'whyNot',
  'fence',
  'estate',
  'improve',
  'park',
  'pool',
  'temp',
  'bis',
  'plan',
  'refusal',
  'end',
  'score',
] as const;
export type Topic = (typeof TOPICS)[number];

/** How many of them belong to the first part. */
export const FIRST_TOPICS = 9;
