import { RULES_VERSION, type GameRecord } from 'picket-engine';
import type { Preferences } from '../../platform/preferenceValues.ts';
import type { Shipped } from './shipped.ts';

/** A problem report as a file: what is needed to reproduce it, and nothing about the person. */
interface Report {
  readonly format: 'picket-report/1';
  readonly version: string;
  readonly build: string;
  readonly rules: number;
  readonly browser: Browser;
  readonly preferences: Preferences;
  readonly game: GameRecord | null;
}

interface Browser {
  readonly userAgent: string;
  readonly languages: readonly string[];
  readonly window: string;
  readonly pixelRatio: number;
}

export function reportOf(about: {
  readonly shipped: Shipped | undefined;
  readonly browser: Browser;
  readonly preferences: Preferences;
  readonly record: GameRecord | undefined;
}): Report {
  const { shipped, browser, preferences, record } = about;
  return {
    format: 'picket-report/1',
    version: shipped?.version ?? '',
    build: shipped?.build ?? '',
    rules: RULES_VERSION,
    browser,
    preferences,
    game: record === undefined ? null : withoutNames(record),
  };
}

/** Names, towns and times are the only personal data in a record. */
function withoutNames(known: GameRecord): GameRecord {
  const { about: _, ...record } = known;
  const players = record.options.players.map((_, seat) => `Player ${seat + 1}`);
  return { ...record, options: { ...record.options, players } };
}

export function thisBrowser(): Browser {
  return {
    userAgent: navigator.userAgent,
    languages: navigator.languages,
    window: `${innerWidth}×${innerHeight}`,
    pixelRatio: devicePixelRatio,
  };
}
