/** Wording to avoid in English. In a pattern, a space also matches a line break inside a comment. */
export interface Avoid {
  readonly pattern: RegExp;
  readonly better: string;
}

export const AVOID: readonly Avoid[] = [
  { pattern: /\bwho(?:so)?ever\b/, better: 'the player who, anyone who' },
  { pattern: /\bsomebody\b/, better: 'someone, a player, another player' },
  { pattern: /\banybody\b/, better: 'anyone' },
  { pattern: /\beverybody\b/, better: 'everyone' },
  { pattern: /\banew\b/, better: 'again' },
  { pattern: /\bfor ever\b/, better: 'forever, permanently; for a setting: never' },
  { pattern: /\bin one moment\b/, better: 'at once, at the same time' },
  { pattern: /\bby (?:itself|themselves)\b/, better: 'automatically, alone, on its own' },
  { pattern: /\b(?:get|gets|got|getting) up\b/, better: 'leave (a table)' },
  { pattern: /\bmend(?:s|ed|ing)?\b/, better: 'fix, repair' },
  { pattern: /\b(?:comes|came) to\b/, better: 'reaches, is, adds up to' },
  { pattern: /\b(?:is|are|was|were|gets?|be|been|being|seats?) minded\b/, better: 'played by a bot' },
  { pattern: /\b(?:is|are|was|were|be|been|being) told\b/, better: 'gets, sees, is notified' },
  {
    pattern: /\btells? (?:that|what|how|why|when|where|which|whether|it|of|about|nobody|everyone)\b/,
    better: 'says, shows, sends',
  },
  { pattern: /\bforet(?:old|ells?)\b/, better: 'predicted, predicts' },
  // “Stands for”, “stands in” and “stands out” are fine.
  { pattern: /(?<![-#.\w])stands?\b(?!-| (?:for|in|out)\b)/, better: 'is, is written' },
  { pattern: /\bin the making\b/, better: 'draft, unfinished' },
  { pattern: /\bhand(?:s|ed|ing)? in (?:an?|the|its|their|your) (?:whole )?turns?\b/, better: 'submit' },
  // “There is no X” is fine, and so are “is no longer”, “is no more than” and “is no better”.
  {
    pattern: /(?<!\bthere )\b(?:is|was) no (?!longer|more|less|fewer|one\b|way\b|different|[a-z]+er\b)[a-z]/,
    better: 'is not a, isn’t',
  },
  {
    pattern:
      /\b(?:whence|thereof|whereof|therein|wherein|thereby|hitherto|henceforth|upon|amongst|whilst|lest)\b/,
    better: 'of which, in it, until now, on, among, while, so that … not',
  },
];
