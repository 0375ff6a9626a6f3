import type { Text } from '../text.ts';
import { listed } from './phrase.ts';

const JSON_RESULTS = 'Ergebnisse als JSON ausgeben';

/** What each command and its options do, for the help. */
export const commands: Text['commands'] = {
  game: {
    edition: (usual) => `Ausgabe des Spiels (sonst ${usual})`,
    mode: (usual) => `Spielmodus; 2023 hat standard und aaa (sonst ${usual})`,
    opponent: 'Gegenüber im Modus aaa, zum Beispiel 2018-aaa-3',
    advanced: 'Mit Kreisverkehren und Plänen für Fortgeschrittene',
    sheet: (usual) => `Zettel; blueprint nur in 2023 (sonst ${usual})`,
    plans: 'Mit diesen drei Plänen spielen, siehe picket components (sonst zufällig)',
    components: 'Eigenes Material, im Format von picket components',
  },
  play: {
    about: 'Im Terminal spielen: allein, mit Bots, zu mehreren oder an einem Online-Tisch',
    bots: (levels) => `Bots am Tisch: ${listed(levels)}`,
    players: (most) => `Wie viele an der Tastatur sitzen, 1 bis ${most} mit den Bots`,
    names: 'Wer an der Tastatur sitzt',
    seed: 'Startwert einer Kartenfolge oder ein beliebiger Text (sonst zufällig)',
    save: 'Nach jeder Eingabe hier speichern (sonst im Datenordner)',
    resume: 'Ein gespeichertes Spiel fortsetzen: DATEI oder eines aus dem Datenordner',
    join: 'An einen Online-Tisch setzen oder an den eigenen Platz zurückkehren',
    server: (usual) => `Der Server zu einem Code (sonst ${usual})`,
    name: 'Dein Name am Online-Tisch (sonst wird gefragt)',
    stdin: 'Alle Eingaben eines Spiels zeilenweise von der Standardeingabe lesen',
  },
  serve: {
    about: 'Einen Server betreiben: den Client, Online-Tische und ihre API',
    port: 'Port (sonst 4600 oder der nächste freie)',
    host: 'Netzwerkadresse (sonst localhost; 0.0.0.0 für alle)',
    data: 'Datenordner (sonst ./data)',
    config: 'JSON-Datei mit Einstellungen, siehe docs/running.md',
    trustProxy: 'Client-Adressen aus den Kopfzeilen des Proxys übernehmen',
  },
  simulate: {
    about: 'Bots spielen lassen und ihre Spiele als JSON-Zeilen schreiben',
    players: 'Plätze je Spiel (sonst so wenige, wie der Modus erlaubt)',
    games: 'Anzahl der Spiele (sonst 1)',
    seed: 'Derselbe Text ergibt dieselben Spiele (sonst zufällig, und ausgegeben)',
    bots: 'Bots je Platz, reihum: random oder eine Stufe von newcomer bis architect',
    rules: (newest) => `Regelversion, 1 bis ${newest} (sonst ${newest})`,
    out: 'Datei für die Spiele; - ist die Standardausgabe (sonst -)',
    json: 'Ergebnisse als JSON auf der Standardausgabe; braucht --out DATEI',
  },
  check: {
    about: 'Spiele nachspielen und Karten, Punkte und Ergebnis prüfen; - liest die Standardeingabe',
    json: 'Bericht als JSON ausgeben',
  },
  score: {
    about:
      'Die Punkte eines Zettels, getippt oder aus einer Datei, oder eines Spiels zeigen; - liest die Standardeingabe',
    temps: 'Wie viele Zeitarbeitsfelder die anderen angekreuzt haben, etwa 4,1 (für einen einzelnen Zettel)',
    json: 'Punkte als JSON ausgeben, eine Zeile je Spiel',
  },
  analyse: {
    about: 'Ein Spiel auswerten: Glück, Können und die teuersten Züge; - liest die Standardeingabe',
    json: 'Auswertungen als JSON ausgeben, eine Zeile je Platz',
    seat: 'Nur dieser Platz, ab 1 (sonst alle)',
    quick: 'Nur Anteile und Noten, in etwa einer Sekunde je Platz',
  },
  print: {
    about:
      'Ein PDF zum Drucken erstellen: leerer Zettel, Spielhilfe, Kartenheft, Karten zum Ausschneiden oder die Zettel eines Spiels',
    paper: 'Papierformat: a4 oder letter (sonst a4)',
    deal: 'Name der Kartenfolge eines Kartenhefts (sonst picket)',
    address: 'Adresse des Clients für den QR-Code eines Kartenhefts',
    out: 'Datei für das PDF; - ist die Standardausgabe (sonst -)',
  },
  components: {
    about: 'Die eingebauten Karten, Zettel und Pläne als Materialdatei ausgeben',
    edition: 'Nur diese Ausgabe',
    data: (newest) => `Version der Daten (sonst ${newest}, die neueste)`,
  },
  arena: {
    about: 'Bots zweier Stufen mit denselben Karten und vertauschten Plätzen vergleichen',
    mode: 'Spielmodi, je eine Zeile; 2023 hat standard und aaa (sonst standard)',
    players: 'Plätze je Tisch, abwechselnd beide Stufen (sonst 2, wenn der Modus es erlaubt)',
    deals: 'Kartenfolgen je Stufenpaar und Modus (sonst 100)',
    simulations: 'Simulierte Spiele je Zug (sonst je nach Stufe)',
    ms: 'Millisekunden je Zug; das Ergebnis hängt dann vom Rechner ab',
    seed: 'Derselbe Text ergibt dieselben Karten und Ergebnisse (sonst zufällig, und ausgegeben)',
    threads: 'Anzahl der Threads (sonst einer je Kern)',
    json: JSON_RESULTS,
  },
  bench: {
    about:
      'Messen, wie schnell Regeln und Bots sind, verglichen mit einer Schach-Engine auf demselben Rechner',
    seconds: 'Messzeit insgesamt, in Sekunden (sonst 10)',
    ceiling: 'Mit bots: statt der Geschwindigkeit, was jemand allein erreicht, der alle Karten vorher kennt',
    deals: 'Kartenfolgen für --ceiling (sonst 10)',
    json: JSON_RESULTS,
  },
  backup: {
    about: 'Die Daten eines Servers sichern, auch während er läuft',
  },
  restore: {
    about: 'Eine Sicherung in einen leeren Datenordner oder eine leere Datenbank zurückspielen',
  },
  move: {
    about: 'Die Daten eines angehaltenen Servers in eine andere Datenbank kopieren',
    from: 'sqlite:ORDNER oder postgres://NAME:PASSWORT@RECHNER/DATENBANK',
    to: 'Genauso, noch ohne Daten',
  },
  cluster: {
    about: 'Mehrere Knoten auf diesem Rechner ausprobieren: PostgreSQL, Redis, ein Lastverteiler und Server',
    nodes: 'Anzahl der Server (sonst 3)',
    port: 'Port des Lastverteilers (sonst 4700); die nächsten werden auch verwendet',
    data: 'Ordner für die Datenbank (sonst ./data/cluster)',
  },
  operate: {
    about:
      'Einen Server verwalten: Tische schließen oder löschen, persönliche Daten entfernen, Wörter sperren, nur Lesen erlauben, Meldungen zeigen',
    forms: {
      close: 'close TISCH',
      delete: 'delete TISCH',
      forget: 'forget TISCH/PLATZ',
      hide: 'hide TISCH',
      ban: 'ban TISCH',
      unban: 'unban TISCH',
      words: 'words DATEI',
      'read-only': 'read-only on',
      reports: 'reports',
    },
  },
  server: {
    data: 'Der Datenordner des Servers (sonst ./data)',
    database: 'Adresse einer PostgreSQL-Datenbank (sonst eine Datei im Datenordner)',
    bus: 'Adresse eines Redis- oder Valkey-Servers für Hinweise zwischen Knoten (sonst keiner)',
    config: 'Die Konfigurationsdatei des Servers',
  },
};
