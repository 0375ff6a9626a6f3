/** The public API: all text for people. */
export type { CharacterName, CoreWords, LevelName, Words } from './catalogue.ts';
export { de, deCore, deHint } from './de/index.ts';
export { en, enCore, enHint } from './en/index.ts';
export { fr, frCore, frHint } from './fr/index.ts';
export { isForeign } from './foreign.ts';
export { adviceFor } from './hint.ts';
export type { HintWords, Rivals } from './hint.ts';
export { reasonFor } from './hintReason.ts';
export { likesOf } from './likes.ts';
export { printedFor } from './printed.ts';
export { describeRejection } from './rejection.ts';
export { rulesIn, sourceOf } from './rules.ts';
export type { Rule, RuleId } from './rules.ts';
export { rulesPage } from './rulesPage.ts';
export { streetsOf } from './streets.ts';
export type { Streets } from './streets.ts';
export type { Verdict } from './verdict.ts';
export { verdictOf } from './verdictOf.ts';
