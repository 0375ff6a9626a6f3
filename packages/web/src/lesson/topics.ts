/** The topics of the lessons, by part. */
export const TOPICS = {
  first: [
    ['write', 'whyNot', 'fence', 'estate', 'improve', 'park', 'pool', 'temp', 'bis'],
    ['plan', 'refusal', 'end', 'score'],
  ],
  advanced: [['roundabout', 'sides', 'cost'], ['advancedPlan']],
  solo: [
    ['stack', 'pair', 'discard'],
    ['soloCard', 'soloTemps', 'soloEnd'],
  ],
  aaa: [
    ['opponent', 'pair', 'give'],
    ['planCard', 'pile'],
  ],
  expert: [['hand', 'pair', 'pass', 'received', 'seen']],
} as const;

export type Topic = (typeof TOPICS)[keyof typeof TOPICS][number][number];
