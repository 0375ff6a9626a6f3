import type { Words } from '../catalogue.ts';

export const glossary: Words['glossary'] = {
  sheet: {
    word: 'Zettel',
    meaning: 'das Papier, auf dem du spielst: drei Straßen und Leisten mit Feldern zum Ankreuzen.',
  },
  street: {
    word: 'Straße',
    meaning:
      'eine Häuserreihe auf dem Zettel: oben, in der Mitte oder unten (beim Tippen t, m und b). Jedes Spiel gibt seinen ' +
      'Straßen Namen.',
  },
  house: { word: 'Haus', meaning: 'eine Stelle in einer Straße für eine Zahl; gezählt wird ab 1.' },
  spot: { word: 'Stelle', meaning: 'wo ein Haus steht: seine Straße und seine Position darin.' },
  number: { word: 'Zahl', meaning: 'was in einem Haus steht, von 0 bis 17. Karten haben 1 bis 15.' },
  stack: {
    word: 'Stapel',
    meaning: 'Karten zum Ziehen oder Aufdecken; im Standardspiel sind es drei Stapel.',
  },
  card: {
    word: 'Karte',
    meaning:
      'eine Zahl und eine Aktion. Im Standardspiel kommen sie von zwei gedruckten Karten eines Stapels; auf der Hand ' +
      'hat eine gedruckte Karte beides.',
  },
  action: {
    word: 'Aktion',
    meaning: 'was du außer dem Schreiben einer Zahl tun darfst: Zaun, Wert, Park, Pool, Zeitarbeit oder Bis.',
  },
  fence: { word: 'Zaun', meaning: 'eine Linie zwischen zwei Nachbarhäusern oder am Ende einer Straße.' },
  estate: {
    word: 'Siedlung',
    meaning:
      'die Häuser von einem Zaun bis zum nächsten; vollständig, wenn jedes eine Zahl hat. Eine 3er-Siedlung hat drei ' +
      'Häuser: Das ist ihre Größe.',
  },
  park: { word: 'Park', meaning: 'ein angekreuztes Feld auf der Parkleiste einer Straße.' },
  pool: { word: 'Pool', meaning: 'ein umkreister Poolplatz, dazu ein angekreuztes Feld auf der Poolleiste.' },
  plot: {
    word: 'Poolplatz',
    meaning: 'das gezeichnete Becken neben einem Haus; nur dort kann ein Pool gebaut werden.',
  },
  temp: {
    word: 'Zeitarbeit',
    meaning: 'die Aktion, die deine Zahl vor dem Schreiben ändert, und ihr angekreuztes Feld.',
  },
  bis: {
    word: 'Bis',
    meaning: 'die Aktion, die eine Nachbarzahl wiederholt, und das Haus mit dieser Zahl.',
  },
  roundabout: {
    word: 'Kreisverkehr',
    meaning: 'ersetzt im Spiel für Fortgeschrittene ein Haus und teilt die Straße in zwei.',
  },
  plan: { word: 'Plan', meaning: 'ein Ziel für alle am Tisch, mit einem hohen und einem niedrigen Wert.' },
  slot: {
    word: 'Kategorie',
    meaning: 'eine der drei Arten von Plänen, n°1–3 oder A–C; jedes Spiel hat aus jeder einen Plan.',
  },
  claim: {
    word: 'erfüllen',
    meaning: 'einen Plan werten, dessen Voraussetzungen auf deinem Zettel gegeben sind.',
  },
  refusal: {
    word: 'Ablehnung',
    meaning: 'ein abgelehnter Bauantrag: das Feld, das du ankreuzt, wenn keine Zahl passt.',
  },
  player: {
    word: 'Person',
    meaning: 'wer am Tisch einen Zettel hat, auch ein Bot. Wer für die AAA antritt, heißt Gegenüber.',
  },
  seat: {
    word: 'Platz',
    meaning: 'eine Nummer am Tisch, zu der ein Zettel gehört; wer dort spielt, kann wechseln.',
  },
  round: { word: 'Runde', meaning: 'ein Satz Karten und damit ein Zug für alle am Tisch.' },
  turn: { word: 'Zug', meaning: 'alles, was du in einer Runde tust.' },
  step: {
    word: 'Schritt',
    meaning: 'ein Teil eines Zugs: Karte wählen, schreiben, Zaun setzen und so weiter.',
  },
  draft: {
    word: 'Entwurf',
    meaning: 'ein unfertiger Zug; nur du siehst deinen und kannst ihn zurücknehmen.',
  },
  view: { word: 'Sicht', meaning: 'was man auf einem Platz oder beim Zuschauen über ein Spiel wissen darf.' },
  record: {
    word: 'Aufzeichnung',
    meaning: 'ein ganzes Spiel als Datei, damit es nachgespielt und geprüft werden kann.',
  },
  rejection: {
    word: 'Zurückweisung',
    meaning: 'die Antwort auf Schritte, Dateien oder Nachrichten, die nicht erlaubt sind.',
  },
  estimated: {
    word: 'geschätzt',
    meaning: 'heißt ein Wert, den keine Quelle nennt; er ist immer gekennzeichnet.',
  },
};
