import { deCore as words } from 'picket-words';
import type { Text } from '../text.ts';
import { answers } from './answers.ts';
import { bar } from './bar.ts';
import { chips } from './chips.ts';
import { keys } from './keys.ts';
import { accusative, change, planName, sentences } from './phrase.ts';
import { say } from './say.ts';
import { spots } from './spots.ts';

export const turn: Text['turn'] = {
  change,
  answers,
  bar,
  chips,
  skip: {
    fence: 'Kein Zaun',
    improve: 'Auslassen',
    park: 'Kein Park',
    pool: 'Kein Pool',
    temp: 'Auslassen',
    bis: 'Kein Bis',
  },
  without: {
    fence: 'Ohne Zaun bestätigen',
    improve: 'Ohne Wert bestätigen',
    park: 'Ohne Park bestätigen',
    pool: 'Ohne Pool bestätigen',
    temp: 'Ohne Zeitarbeit bestätigen',
    bis: 'Ohne Bis bestätigen',
    plan: (slot, edition, worth) => `Ohne ${planName(slot, edition)} (${change(worth)}) bestätigen`,
    reshuffle: 'Ohne Mischen bestätigen',
  },
  log: { letGo: 'Wahl zurückgenommen.', skipped: 'Aktion ausgelassen.', sentences },
  spots,
  say,
  recap: {
    line: (name, done) => `${name}: ${sentences(done)}`,
    sentences,
    passed: (action, to) => `${words.short[action]} an ${accusative(to)} weitergegeben.`,
  },
  keys,
};
