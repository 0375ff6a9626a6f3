import type { Text } from '../text.ts';
import { frCore as words } from 'picket-words';
import { answers } from './answers.ts';
import { bar } from './bar.ts';
import { chips } from './chips.ts';
import { keys } from './keys.ts';
import { change, named, sentences, slotName } from './phrase.ts';
import { say } from './say.ts';
import { spots } from './spots.ts';

export const turn: Text['turn'] = {
  change,
  answers,
  bar,
  chips,
  skip: {
    fence: 'Sans barrière',
    improve: 'Sans valoriser',
    park: 'Sans parc',
    pool: 'Sans piscine',
    temp: 'Sans intérim',
    bis: 'Sans bis',
  },
  without: {
    fence: 'Confirmer sans barrière',
    improve: 'Confirmer sans valoriser',
    park: 'Confirmer sans parc',
    pool: 'Confirmer sans piscine',
    temp: 'Confirmer sans intérim',
    bis: 'Confirmer sans bis',
    plan: (slot, edition, worth) => `Confirmer sans le plan ${slotName(slot, edition)} (${change(worth)})`,
    reshuffle: 'Confirmer sans remélanger',
  },
  log: { letGo: 'Choix annulé.', skipped: 'Action non utilisée.', sentences },
  spots,
  say,
  recap: {
    line: (name, done) => `${name} : ${sentences(done)}`,
    sentences,
    passed: (action, to) => `Carte ${words.short[action]} passée à ${named(to)}.`,
  },
  keys,
};
