import type { DailyText } from '../text.ts';
import { capital, counted, list, numeral, plural, points, withPoints } from './phrase.ts';
import { played } from './played.ts';
import { signed } from '../signed.ts';

const day = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A ghost, and its name where it has none. */
const GHOST = 'Geist';

const againstPar = (score: number, par: number): string => {
  if (score === par) return 'genau die Vorgabe';
  return `${points(Math.abs(score - par))} ${score > par ? 'über' : 'unter'} der Vorgabe`;
};

const running = (days: number): string =>
  days === 1 ? 'Ein Tag.' : `${capital(numeral(days))} Tage in Folge.`;

export const daily: DailyText = {
  title: { day: 'Das Spiel des Tages', week: 'Das Spiel der Woche' },
  kind: 'Welches Spiel',
  kinds: { day: 'Tag', week: 'Woche' },
  line: (week, opens, choice) =>
    `${week === undefined ? day.format(opens) : `Woche ${week}, ab ${short.format(opens)}`} · ${played(choice)}, allein`,
  towns: (games) => `bisher ${counted(games, 'Stadt', 'Städte')}`,
  next: (hours, minutes) => `Nächstes Spiel in ${hours}\u00a0Std. ${minutes}\u00a0Min., um Mitternacht UTC`,
  nextDays: (days, hours) =>
    `Nächstes Spiel in ${days === 0 ? '' : `${counted(days, 'Tag', 'Tagen')} `}${hours}\u00a0Std., Montag um Mitternacht UTC`,
  closing: 'Dieses Spiel ist vorbei. Begonnene Partien zählen noch bis Mitternacht UTC.',
  closed: 'Dieses Spiel ist abgeschlossen. Sein Startwert ist öffentlich.',
  today: 'Zum aktuellen Spiel',
  sealed: {
    title: 'Versiegelt',
    line: 'Mit Rangliste, nur einmal. Niemand kennt eine Karte, bevor sie aufgedeckt wird.',
    play: 'Spielen',
    goOn: 'Weiterspielen',
    name: 'Dein Name in der Liste',
    confirm:
      'Jedes versiegelte Spiel kannst du einmal spielen. Deine Partie zählt, wenn du spätestens 24 Stunden nach Ablauf des Spiels fertig bist.',
    notPlayed: 'Du hast dieses Spiel nicht gespielt.',
    played: (time) => `gespielt am ${time}`,
    late: 'Zu spät fertig geworden, zählt nicht.',
    noServer:
      'Das versiegelte Spiel braucht einen Server, und gerade ist keiner erreichbar. Das offene Spiel geht auch ohne.',
    needsName: 'Gib zuerst einen Namen für die Liste ein.',
  },
  open: {
    title: 'Offen',
    line: 'Zum Üben. So oft du willst, auch offline.',
    play: 'Spielen',
    goOn: 'Weiterspielen',
    best: (score, games) => `Bestes Ergebnis ${signed(score)} in ${counted(games, 'Partie', 'Partien')}`,
    par: (score) => `Vorgabe ${signed(score)}`,
    finding: (round) => `Ein Bot der Stufe Architekt erspielt die Vorgabe: Runde ${round}.`,
    noPar:
      'Ohne die Trainingsdaten der Stufe Architekt gibt es keine Vorgabe. Geh einmal online, um sie zu laden.',
    games: 'Deine Partien im offenen Spiel',
  },
  replay: 'Wiederholung',
  replayOf: (name) => `Wiederholung von ${name} ansehen`,
  review: 'Auswerten',
  standing: {
    behind: (share) => ({ share: String(share), rest: `von 100 ${plural(share, 'ist', 'sind')} hinter dir` }),
    alone: 'Außer dir steht noch niemand in der Liste.',
    you: 'Du',
    par: 'Vorgabe',
    without: 'Ohne Glück',
    plusMinus: (margin) => `±${margin}`,
    parLine: 'Die Vorgabe hat ein Bot der Stufe Architekt erspielt, ohne die Karten zu kennen.',
    noPar: 'Die Vorgabe wird noch erspielt.',
    kinder: (by) =>
      by === 0
        ? 'Deine Karten waren etwa durchschnittlich.'
        : `Deine Karten waren ${by > 0 ? 'günstig' : 'ungünstig'}: ${points(Math.abs(by))} ${by > 0 ? 'mehr' : 'weniger'} als im Schnitt.`,
    weighing: 'Das Glück wird berechnet …',
    noLuck: 'Das Glück konnte nicht berechnet werden. Lade die Seite neu, um es noch einmal zu versuchen.',
    histogram: 'Alle, nach Punkten',
    histogramLine: (games, low, high) =>
      `${counted(games, 'Stadt', 'Städte')}, von ${signed(low)} bis ${withPoints(high)}. Alle Zahlen stehen in der Tabelle.`,
    asTable: 'Als Tabelle',
    asPicture: 'Als Bild',
    score: 'Punkte',
    count: 'Städte',
    range: (from, to) => `${signed(from)} bis ${signed(to)}`,
  },
  list: {
    title: 'Die Liste',
    place: (rank, of) => `Platz ${rank} von ${of}`,
    rank: 'Rang',
    name: 'Name',
    score: 'Punkte',
    you: 'du',
    hidden: 'Verborgener Name',
    bots: 'Bots',
    botsLine: 'Programme, die sich zu erkennen geben, haben eine eigene Liste.',
    empty: 'Noch niemand.',
    later: 'Die Liste öffnet sich, wenn du fertig bist oder das Spiel abgeschlossen ist.',
    report: 'Einen Namen melden',
    reporting: {
      title: 'Einen Namen melden',
      line: 'Wer diesen Server betreibt, sieht den Namen und deinen Text, kann den Namen verbergen und die Person ausschließen.',
      whose: 'Welcher Name',
      what: 'Was stimmt damit nicht?',
      send: 'Meldung senden',
      needsText: 'Schreib zuerst, was mit dem Namen nicht stimmt.',
      sent: 'Gesendet. Danke.',
    },
  },
  streak: {
    title: (days) => (days === 0 ? 'Noch keine Serie' : running(days).slice(0, -1)),
    best: (days) => `Deine längste: ${days}.`,
    line: 'Ein versiegeltes Spiel zählt, wenn es rechtzeitig fertig ist.',
    picture: (days, missed) =>
      `${days.length === 0 ? 'Keinen Tag' : `Am ${list(days.map((one) => `${one}.`))}`} gespielt, ${missed.length === 0 ? 'keinen' : missed.length} der letzten vierzehn Tage ausgelassen.`,
    move: 'Auf ein anderes Gerät mitnehmen',
  },
  device: {
    title: 'Dein Code',
    line: 'Dieser Code bringt deine Serie, deine Plätze an Online-Tischen und deine gespeicherten Spiele auf ein anderes Gerät. Ein Konto brauchst du nicht.',
    secret:
      'Halte ihn geheim: Wer ihn hat, kann an deiner Stelle spielen. Niemand kann ihn für dich nachschlagen.',
    keeping: 'Deine Plätze und Spiele werden für das andere Gerät gespeichert …',
    kept: (games) =>
      `${games === 0 ? 'Deine Plätze' : `${counted(games, 'gespeichertes Spiel', 'gespeicherte Spiele')} und deine Plätze`} sind hinterlegt, verschlüsselt mit diesem Code.`,
    left: (games) =>
      `${counted(games, 'älteres Spiel passt', 'ältere Spiele passen')} nicht hinein: Exportiere ${plural(games, 'es', 'sie')} unter „Deine Städte“ als Datei.`,
    notKept: 'Sie konnten gerade nicht gespeichert werden. Deine Serie bringt der Code trotzdem mit.',
    insecure:
      'Dieser Browser verschlüsselt nur auf sicheren Seiten (https). Deine Serie bringt der Code trotzdem mit.',
    copy: 'Code kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das Kopieren hat nicht geklappt. Markiere stattdessen den Code.',
    have: 'Ich habe einen Code',
    enter: 'Code vom anderen Gerät',
    use: 'Diesen Code verwenden',
    wrong: 'Das ist kein Code von Picket. Er hat 28 Buchstaben und Ziffern; prüfe jede Vierergruppe.',
    replaces: 'Dieses Gerät hat eigene Partien in der Liste. Notiere zuerst seinen Code: Er wird ersetzt.',
    bringing: 'Deine Plätze und Spiele werden geholt …',
    brought: (seats, games) =>
      `Willkommen zurück. ${counted(seats, 'Platz', 'Plätze')} und ${counted(games, 'Spiel', 'Spiele')} sind jetzt hier.`,
    nothing: 'Willkommen zurück. Deine Serie ist hier; mehr war mit diesem Code nicht gespeichert.',
  },
  built: {
    title: (round) => `Wo in Runde ${round} gebaut wurde`,
    previous: 'Vorige Runde',
    next: 'Nächste Runde',
    round: 'Runde',
    picture: (round, games) =>
      `Wo in Runde ${round} gebaut wurde, in ${counted(games, 'Stadt', 'Städten')}. Alle Zahlen stehen in der Tabelle.`,
    levels: ['keine', '1–2', '3–5', '6–9', '10+'],
    inTowns: 'von 100 Städten',
    you: 'du',
    ghost: (name) => (name === GHOST ? GHOST : `${GHOST} ${name}`),
    nothing: (share) => `${share} von 100 ${plural(share, 'hat', 'haben')} nicht gebaut.`,
    street: 'Straße',
    house: 'Haus',
    share: 'Städte von 100',
    cards: 'Karten der Runde',
    over: (games) => `So weit ${plural(games, 'kam', 'kamen')} ${counted(games, 'Stadt', 'Städte')}.`,
    failed: 'Was andere gebaut haben, konnte nicht geladen werden.',
  },
  ghost: {
    title: 'Dein Geist',
    line: 'Eine andere Partie mit denselben Karten, Runde für Runde neben deiner.',
    you: 'Du',
    ghost: GHOST,
    which: 'Andere Geister',
    architect: 'Stufe Architekt, Vorgabe',
    yourself: (score) => `Du selbst, ${points(score)}`,
    lead: 'Dein Vorsprung, Runde für Runde',
    ahead: 'du vorn',
    behind: 'Geist vorn',
    picture: (rounds, lead) =>
      `Nach Runde ${rounds} ${lead === 0 ? 'steht es gleich' : lead > 0 ? `liegst du ${points(lead)} vorn` : `liegst du ${points(-lead)} zurück`}.`,
    passed: (name, round) => `In Runde ${round} überholt: ${name}.`,
    none: 'Es gibt noch keine andere Partie mit diesen Karten.',
    failed: 'Diese Partie konnte nicht geladen werden.',
  },
  share: {
    title: 'Teilen',
    sentence: ({ week, opens, score, par, behind, streak }) => {
      const parts = [
        points(score),
        ...(par === undefined ? [] : [againstPar(score, par)]),
        ...(behind === undefined ? [] : [`besser als ${behind} von 100`]),
      ];
      const name =
        week === undefined ? `Spiel des Tages vom ${short.format(opens)}` : `Spiel der Woche ${week}`;
      return `Picket, ${name}: ${parts.join(', ')}.${streak > 1 ? ` ${running(streak)}` : ''}`;
    },
    share: 'Teilen',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das Kopieren hat nicht geklappt. Markiere stattdessen den Satz.',
    failed: 'Der Browser konnte das nicht teilen. Kopiere stattdessen den Satz.',
    closed: 'Der Link öffnet sich erst, wenn man das Spiel selbst gespielt hat.',
  },
  invited: {
    title: 'Ein versiegelter Link',
    line: 'Jemand will dieses Spiel mit dir vergleichen. Spiele es zuerst: Dann öffnet sich hier die andere Partie.',
    over: 'Dieses Spiel kannst du nicht mehr spielen. Für alle öffnet es sich, wenn es abgeschlossen ist.',
  },
  proves: {
    title: 'Was diese Liste beweist',
    line: 'Jeder Zug wurde geprüft, die Karten standen vorher fest, und keine Karte wurde zu früh gesendet. Ob jemand Hilfe hatte oder unter zwei Namen spielt, kann sie nicht sagen.',
    commitment: 'Hash dieses Spiels',
    nextCommitment: 'Hash des nächsten',
    seed: 'Startwert',
  },
};
