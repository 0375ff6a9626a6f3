import { deCore as words } from 'picket-words';
import { signed } from '../signed.ts';
import type { AfterText } from '../text.ts';
import { counted, dotted } from './phrase.ts';

export const games: AfterText['games'] = {
  title: 'Deine Städte',
  line: 'Jedes deiner Spiele wird in diesem Browser gespeichert.',
  newGame: 'Neues Spiel',
  elsewhere: 'Deine Online-Tische',
  bringIn: 'Spiel importieren',
  saveAll: 'Alle Spiele exportieren',
  savedAll: (count) =>
    `${counted(count, 'Spiel', 'Spiele')} in einer Datei gespeichert. Importiere sie auf einem anderen Gerät; behalte sie für dich, denn sie enthält die kommenden Karten laufender Spiele.`,
  drop: 'Spieldateien zum Importieren hier ablegen',
  underWay: 'Läuft',
  finished: 'Beendet',
  unreadable: 'Beschädigt',
  unreadableLine: 'Dieses gespeicherte Spiel ist beschädigt. Deine anderen Städte sind in Ordnung.',
  empty: {
    title: 'Noch keine Städte',
    line: 'Deine erste erscheint hier, sobald du ein Spiel startest.',
  },
  practice: 'Übung',
  imported: 'Importiert',
  kind: ({ mode, edition, sheet, advanced, ownComponents }) =>
    dotted([
      words.editions[edition],
      words.modes[mode],
      sheet === 'classic' ? '' : words.sheets[sheet],
      advanced ? 'Fortgeschrittene' : '',
      ownComponents ? 'Eigenes Material' : '',
    ]),
  round: (round) => `Runde ${round}`,
  players: (players) =>
    players
      .map(({ name, bot, points }) => {
        const who = bot ? `${name} (Bot)` : name;
        return points === undefined ? who : `${who} ${signed(points)}`;
      })
      .join(', '),
  more: (count) => `+${count}`,
  acts: {
    resume: { name: 'Weiter', label: (city) => `Weiter mit ${city}` },
    look: { name: 'Ansehen', label: (city) => `${city} ansehen` },
    save: { name: 'Exportieren', label: (city) => `${city} exportieren` },
    remove: { name: 'Löschen', label: (city) => `${city} löschen` },
  },
  removed: (city) => `${city} gelöscht.`,
  removedNameless: 'Spiel gelöscht.',
  undo: 'Rückgängig',
  undoLabel: (city) => `Rückgängig: ${city} wiederherstellen`,
  restored: (city) => `${city} wiederhergestellt.`,
  savedUnderWay:
    'Bis hierher exportiert. Anderswo importieren kannst du es, wenn das Spiel vorbei ist, denn bis dahin sind seine Karten geheim.',
  came: (count) => `${counted(count, 'Spiel', 'Spiele')} importiert.`,
  wereThere: (count) => `${counted(count, 'Spiel war', 'Spiele waren')} schon hier, nichts wurde geändert.`,
  refused: (file, line, why) => (line === undefined ? `${file}: ${why}` : `${file}, Zeile ${line}: ${why}`),
  couldNotRead: 'Der Browser konnte diese Datei nicht lesen. Versuche es noch einmal oder wähle eine andere.',
  keeping: {
    where: (games) =>
      `${counted(games, 'Spiel ist', 'Spiele sind')} in diesem Browser gespeichert, nur auf diesem Gerät.`,
    size: (size) => `Picket belegt hier ${size}.`,
    promised: 'Der Browser hat zugesagt, nichts davon zu löschen.',
    notPromised: 'Der Browser kann Spiele löschen, wenn der Platz knapp wird.',
    ask: 'Dauerhaft behalten',
    declined: 'Der Browser hat nicht zugestimmt. Exportiere die Spiele, die du nicht verlieren willst.',
  },
};
