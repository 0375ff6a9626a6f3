import type { AfterText } from '../text.ts';
import { end } from './end.ts';
import { finished } from './finished.ts';
import { games } from './games.ts';
import { counted, planName, withPoints, points, YOU } from './phrase.ts';

export const after: AfterText = {
  games,
  end: {
    ...end,
    ...finished,
    best: {
      plans: 'Meiste Punkte für Pläne',
      parks: 'Schönste Parks',
      pools: 'Beste Pools',
      temps: 'Meiste Zeitarbeit',
      estates: 'Beste Siedlungen',
    },
    short: (name, by, slot, edition) => {
      const mark = { fence: 'ein Zaun', house: 'ein Haus', temp: 'ein Zeitarbeitsfeld' }[by];
      return `${name}: Für ${planName(slot, edition)} fehlte ${mark}.`;
    },
    share: 'Teilen …',
    shareFailed: 'Der Browser konnte dieses Bild nicht teilen. Speichere es stattdessen.',
    qr: 'QR-Code: öffnet die Wiederholung',
  },
  replay: {
    title: (city) => `Wiederholung: ${city}`,
    open: 'Wiederholung ansehen',
    short: 'Wiederholung',
    openLabel: (city) => `Wiederholung von ${city} ansehen`,
    round: (round) => `Runde ${round}`,
    of: (rounds) => `von ${rounds}`,
    roundOf: (round, rounds) => `Runde ${round} von ${rounds}`,
    view: 'Ansicht',
    everyone: 'Alles offen',
    viewOf: (name) => (name === YOU ? 'Was du gesehen hast' : `Was ${name} gesehen hat`),
    town: 'Stadt',
    towns: 'Städte',
    cards: 'Karten der Runde',
    nobody: 'niemand',
    takenBy: (names) => `Gewählt: ${names}.`,
    dealt: 'Die Karten liegen auf dem Tisch.',
    hidden: (name) =>
      name === YOU ? 'Dein Zug ist noch verdeckt.' : `Der Zug von ${name} ist noch verdeckt.`,
    nothing: 'Mehr geschieht in diesem Zug nicht.',
    stages: 'Schritte des Zugs',
    stage: { cards: 'Karten', number: 'Zahl', action: 'Aktion', plans: 'Pläne', refusal: 'Ablehnung' },
    score: (before, now) => `${points(before)} vor der Runde, jetzt ${points(now)}`,
    road: 'Runde',
    plans: 'Pläne',
    moments: 'Pläne und Ablehnungen',
    noMoments: 'Kein Plan erfüllt, kein Bauantrag abgelehnt.',
    plan: (slot, edition, worth) => `${planName(slot, edition)} mit ${withPoints(worth)}`,
    refusal: 'Bauantrag abgelehnt',
    at: (round, name, what) => `Runde ${round}, ${name}: ${what}`,
    controls: {
      group: 'Wiedergabe',
      previousEvent: 'Plan oder Ablehnung davor',
      previousRound: 'Vorige Runde',
      previousStep: 'Voriger Schritt',
      play: 'Abspielen',
      pause: 'Anhalten',
      nextStep: 'Nächster Schritt',
      nextRound: 'Nächste Runde',
      nextEvent: 'Plan oder Ablehnung danach',
      event: 'Plan',
      round: 'Runde',
      step: 'Schritt',
    },
    result: 'Endstand',
    playOn: 'Von hier weiterspielen',
    playOnLine: (name, round) =>
      `Du übernimmst ${name === YOU ? 'deine Stadt' : `die Stadt von ${name}`} ab Runde ${round}; auf den anderen Plätzen spielen Bots. Das wird ein neues Übungsspiel; das Spiel, das du gerade ansiehst, bleibt, wie es ist.`,
    start: 'Losspielen',
    keep: 'Zu deinen Städten hinzufügen',
    kept: 'Dieses Spiel ist jetzt bei deinen Städten.',
  },
  stats: {
    title: 'Statistik',
    line: (games) =>
      games === 0
        ? 'Was deine beendeten Spiele in diesem Browser ergeben.'
        : `${counted(games, 'Spiel', 'Spiele')}, in diesem Browser ohne Tipps und ohne zurückgenommene Runden beendet.`,
    none: 'Noch nichts zu zählen: Beende ein Spiel ohne Tipps und ohne Runden zurückzunehmen.',
    noMatch: 'Kein beendetes Spiel passt dazu. Wähle andere Filter.',
    mode: 'Modus',
    everyMode: 'Alle Modi',
    against: 'Gegenüber',
    any: 'Alle Gegenüber',
    againstNames: { nobody: 'Allein', bots: 'Bots', people: 'Andere Personen', aaa: 'Die AAA' },
    scores: 'Punkte, Spiel für Spiel',
    plot: (games, low, high, last) =>
      `${counted(games, 'Ergebnis', 'Ergebnisse')} von ${low} bis ${high}; der Schnitt der letzten zehn ist ${last}.`,
    won: 'gewonnen',
    notWon: 'nicht gewonnen',
    meanOfTen: 'Schnitt aus zehn',
    table: 'Als Tabelle',
    columns: { month: 'Monat', games: 'Spiele', won: 'Siege', mean: 'Schnitt', best: 'Bestes' },
    parts: 'Nach Bereichen',
    average: 'Schnitt pro Spiel',
    bests: 'Deine Bestwerte',
    achievements: 'Erfolge',
    achieved: (count, all) => `${count} von ${all}`,
    names: {
      'full-town': { name: 'Volle Stadt', line: 'Alle Häuser gebaut' },
      'three-plans': { name: 'Drei Pläne', line: 'Alle drei Pläne erfüllt' },
      'nine-pools': { name: 'Neun Pools', line: 'Jeden Poolplatz genutzt' },
      'green-belt': { name: 'Grüngürtel', line: 'Drei Parks mit 10 Punkten oder mehr' },
      'no-refusal': { name: 'Ohne Ablehnung', line: '20 Runden oder mehr ohne Ablehnung' },
      hundred: { name: 'Hundert', line: 'Eine Stadt mit 100 Punkten' },
    },
    notYet: 'noch nicht',
    csv: 'Als CSV speichern',
    json: 'Als JSON speichern',
  },
  share: {
    open: 'Link zu diesem Moment',
    game: 'Spiel teilen',
    title: 'Ein Link zu diesem Spiel',
    line: 'Das ganze Spiel steckt im Link. Er öffnet sich in jedem Picket, ohne Konto und ohne Server.',
    field: 'Link',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Der Browser hat das nicht erlaubt. Markiere den Link und kopiere ihn selbst.',
    native: 'Teilen …',
    tooLong:
      'Dieses Spiel ist zu lang für einen Link. Verschicke die Datei: Sie lässt sich unter „Deine Städte“ importieren.',
    file: 'Als Datei speichern',
  },
  verify: {
    name: 'Geprüft',
    title: 'Was geprüft wurde',
    seed: 'Der Startwert passt zum Hash, der vor der ersten Karte zu sehen war: Die Kartenfolge wurde nicht geändert.',
    turns: (count) =>
      count === 1 ? 'Der einzige Zug entspricht den Regeln.' : `Alle ${count} Züge entsprechen den Regeln.`,
    scores: 'Karten, Pläne und Punkte wurden aus Startwert und Zügen neu berechnet.',
    not: 'Namen, Städte, Bots und Datum lassen sich nicht prüfen, und auch nicht, wer gespielt hat.',
    failed: 'Dieser Link ist ungültig',
    failedGame: 'Dieses Spiel lässt sich nicht ansehen',
    noServer: 'Der Server ist nicht erreichbar. Versuche es noch einmal, wenn du online bist.',
    place: (round, seat) => `Runde ${round}, Platz ${seat}`,
    wrong: (place, why) => (place === '' ? why : `${place}: ${why}`),
    unreadable: (place) =>
      place === ''
        ? 'Das ist kein Link zu einem Picket-Spiel, oder ein Stück davon fehlt.'
        : `${place}: Dieser Zug ist nicht lesbar, denn der Link wurde geändert oder abgeschnitten.`,
    running: 'Dieses Spiel ist noch nicht vorbei: Bis dahin sind seine Karten geheim.',
    rule: (id) => `Regel ${id}`,
  },
};
