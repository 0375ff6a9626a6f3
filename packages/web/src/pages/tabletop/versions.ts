import { BUILT_IN, RULES_VERSION } from 'picket-engine';
import { fieldsOf } from '../../platform/guards.ts';

/** The versions of the rules and of the printed data that a game is pinned to. */
export interface Versions {
  readonly rules: number;
  readonly data: number;
}

export const NEWEST: Versions = { rules: RULES_VERSION, data: BUILT_IN.versions.length };

/** The first release of these pages stored no versions, but had these. */
const UNNAMED: Versions = { rules: 2, data: 1 };

export function versionsIn(stored: unknown): Versions {
  const { rules, data } = fieldsOf(stored);
  return {
    rules: Number.isInteger(rules) ? (rules as number) : UNNAMED.rules,
    data: Number.isInteger(data) ? (data as number) : UNNAMED.data,
  };
}
