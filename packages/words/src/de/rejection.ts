import type { EditionId, Facts, Fault, RejectionCode } from 'picket-engine';
import type { Words } from '../catalogue.ts';
import type { Streets } from '../streets.ts';
import { count } from './count.ts';
import { expected } from './expected.ts';
import { editions, modes, sheets, plan as planName, short, streets as positions } from './names.ts';
import { capital, decimal, many, ordinal, signed } from './phrase.ts';
import { ofStreet, theStreet } from './street.ts';

/** What is wrong with a sheet, as a sentence without its full stop. */
export const FAULTS: { readonly [F in Fault]: string } = {
  'street-length': 'Die Straße hat für diesen Zettel zu viele oder zu wenige Häuser',
  'number-range': 'Hausnummern gehen von 0 bis 17',
  'not-ascending': 'Zahlen müssen von links nach rechts steigen',
  'bis-alone': 'Ein Bis braucht sein Original direkt daneben',
  'fence-place': 'Zäune gehören zwischen zwei Häuser der Straße',
  'roundabout-unfenced': 'Ein Kreisverkehr braucht auf beiden Seiten einen Zaun',
  'too-many-roundabouts': 'Es gibt mehr Kreisverkehre als Felder dafür',
  'too-many-bis': 'Es gibt mehr Bis-Häuser als Felder dafür',
  'pool-place': 'Ein Pool braucht einen Poolplatz und eine Zahl, die kein Bis ist',
  'too-many-pools': 'Es gibt mehr Pools als Felder dafür',
  'used-place': 'Pläne können nur Häuser mit Zahl verwenden',
  'too-many-parks': 'Für so viele Parks hat die Straße zu wenige Felder oder Zahlen',
  'too-many-boxes': 'Es sind mehr Felder angekreuzt, als die Leiste hat',
  'named-twice': 'Dieselbe Stelle kommt zweimal vor',
};

const RISE = 'Zahlen steigen von links nach rechts';

export const rejection: Words['rejection'] = {
  // not a step at all
  'not-a-step': (facts) =>
    facts.expected === 'no-such-field'
      ? `Das ist kein gültiger Schritt: Ein Feld „${facts.path}“ gibt es nicht.`
      : `Das ist kein gültiger Schritt: Erwartet wird${at(facts.path)} ${expected(facts)}.`,
  'no-such-spot': ({ street, house }, _, streets) =>
    street in positions
      ? `${capital(theStreet(street, streets))} hat kein Haus ${ordinal(house)}.`
      : `Eine Straße ${ordinal(street)} gibt es nicht: Der Zettel hat drei.`,

  // picking
  'no-such-offer': ({ offer }) =>
    `${ordinal(offer)} lässt sich so nicht wählen: Wähle eine der gezeigten Karten.`,
  'same-card-twice': () => 'Nimm die Zahl der einen und die Aktion einer anderen Karte.',
  'already-chosen': () => 'Du hast in diesem Zug schon gewählt: Nimm das zuerst zurück.',
  'number-fits-nowhere': ({ number }) => `Die ${number} passt in kein Haus: Wähle eine andere Zahl.`,
  'not-chosen-yet': () => 'Wähle zuerst eine Zahl und eine Aktion.',

  // permit refusals
  'refusal-not-forced': ({ number }) =>
    `Die ${number} kannst du noch schreiben, also darfst du keine Ablehnung ankreuzen.`,
  'after-refusal': () =>
    'Dein Bauantrag wurde abgelehnt, also gibt es in diesem Zug keine Zahl und keine Aktion: Nimm die Ablehnung zurück, um weiterzuspielen.',
  'give-a-card': () => 'Wähle, welche Karte du bei der Ablehnung abgibst.',
  'nothing-to-give': () => 'In diesem Spiel wird bei einer Ablehnung keine Karte abgegeben.',

  // writing
  'number-not-offered': ({ number, offered }) =>
    `Deine Zahl ist ${offered}, nicht ${number}: Wähle neu, wenn du eine andere willst.`,
  'already-written': () => 'Du hast deine Zahl schon geschrieben: Nimm sie zurück, um sie zu versetzen.',
  'house-taken': ({ number }) => `In diesem Haus steht schon eine ${number}: Wähle ein leeres.`,
  'roundabout-there': () => 'Hier ist ein Kreisverkehr: Wähle ein leeres Haus.',
  'not-above-left': ({ number, left }) =>
    number === left
      ? `Links steht schon eine ${left}: ${RISE} und wiederholen sich nicht.`
      : `Die ${number} darf nicht rechts von der ${left} stehen: ${RISE}.`,
  'not-below-right': ({ number, right }) =>
    number === right
      ? `Rechts steht schon eine ${right}: ${RISE} und wiederholen sich nicht.`
      : `Die ${number} darf nicht links von der ${right} stehen: ${RISE}.`,
  'not-written-yet': () => 'Schreibe zuerst deine Zahl.',

  // actions
  'not-this-action': ({ action, tried }) =>
    `Zu deiner Zahl gehört ${short[action]}, nicht ${short[tried]}: Nutze diese Aktion oder wähle neu.`,
  'action-used': () =>
    'Du hast deine Aktion in diesem Zug schon genutzt: Nimm sie zurück, um sie anders zu nutzen.',
  'temp-after-writing': () => 'Zeitarbeit ändert die Zahl vor dem Schreiben: Nimm zuerst die Zahl zurück.',
  'plans-come-last': () => 'Pläne kommen am Ende eines Zugs: Nimm den Plan zurück, um dies vorher zu tun.',
  'no-such-size': ({ size }) => `Für ${size}er-Siedlungen gibt es keine Spalte: Größen gehen von 1 bis 6.`,
  'fence-there': () => 'Hier ist schon ein Zaun: Wähle eine andere Lücke.',
  'fence-at-street-end': () =>
    'An den Straßenenden sind von Anfang an Zäune: Wähle eine Lücke zwischen zwei Häusern.',
  'fence-in-used-estate': () => 'Ein Plan hat diese Häuser verwendet, also darf kein Zaun sie trennen.',
  'fence-between-twins': ({ number }) =>
    `Ein Zaun darf Häuser mit gleicher Zahl nicht trennen: Beide haben eine ${number}.`,
  'column-full': ({ size }) =>
    `Für ${size}er-Siedlungen sind alle Felder angekreuzt: Wähle eine andere Größe.`,
  'parks-full': ({ street }, _, streets) =>
    `In ${ofStreet(street, streets)} sind schon alle Parkfelder angekreuzt.`,
  'no-pool-here': () => 'Das Haus, das du in diesem Zug gefüllt hast, hat keinen Poolplatz.',
  'pools-full': () => 'Alle Poolfelder sind schon angekreuzt.',
  'temp-too-far': ({ by }) => `Zeitarbeit ändert eine Zahl um höchstens zwei, nicht um ${signed(by)}.`,
  'number-out-of-range': ({ number }) =>
    `Hausnummern gehen von 0 bis 17, also ist ${decimal(number)} nicht möglich.`,
  'bis-full': () => 'Alle Bis-Felder sind schon angekreuzt.',
  'bis-not-neighbour': () => 'Ein Bis gehört direkt neben sein Original, in derselben Straße.',
  'bis-empty-original': () => 'Dort gibt es keine Zahl zum Wiederholen: Wähle ein Haus mit Zahl.',
  'bis-across-fence': () =>
    'Dazwischen ist ein Zaun: Ein Bis muss in derselben Siedlung sein wie sein Original.',

  // roundabouts
  'no-roundabouts': () => 'In diesem Spiel gibt es keine Kreisverkehre.',
  'roundabouts-built': ({ limit }) =>
    `Du hast schon ${many(limit, 'einen Kreisverkehr', 'Kreisverkehre')} gebaut, mehr sind nicht erlaubt.`,
  'roundabout-this-turn': () =>
    'Du hast in diesem Zug schon einen Kreisverkehr gebaut, und nur einer ist erlaubt.',
  'roundabout-takes-last-house': ({ number }) =>
    `Mit einem Kreisverkehr hier bliebe kein Haus für die ${number}: Schreibe zuerst oder baue ihn woanders.`,

  // plans
  'plan-claimed': ({ slot }, edition) => `Du hast ${planName(slot, edition)} schon erfüllt.`,
  'plan-not-met': ({ slot }, edition) => `Für ${planName(slot, edition)} fehlt auf deinem Zettel noch etwas.`,
  'plan-wrong-estates': ({ slot }, edition) =>
    `Diese Siedlungen passen nicht zu ${planName(slot, edition)}: Wähle andere, die vollständig und noch nicht verwendet sind.`,
  'reshuffle-not-played': () => 'In diesem Spiel wird nicht neu gemischt.',
  'reshuffle-too-late': () =>
    'Schon in einer früheren Runde wurde ein Plan erfüllt, also ist es zum Neumischen zu spät.',
  'reshuffle-needs-plan': () =>
    'Neu mischen lassen kannst du nur in einem Zug, in dem du einen Plan erfüllst.',
  'reshuffle-asked': () => 'Du lässt schon neu mischen.',

  // whole turns and games
  'turn-not-finished': () => 'Dein Zug ist noch nicht fertig: Schreibe zuerst deine Zahl.',
  'turn-finished': () => 'Mit dem Neumischen endet dein Zug: Nimm es zurück, um noch etwas anderes zu tun.',
  'no-such-seat': ({ seat }) =>
    Number.isInteger(seat) ? `An diesem Tisch gibt es keinen Platz ${ordinal(seat)}.` : 'Das ist kein Platz.',
  'already-in': ({ seat }) =>
    `Platz ${ordinal(seat)} hat schon gespielt: Nimm den Zug zurück, um ihn zu ändern.`,
  'not-in': ({ seat }) =>
    `Platz ${ordinal(seat)} hat noch nicht gespielt, also gibt es nichts zurückzunehmen.`,
  'stale-round': ({ round, now }) =>
    `Dieser Zug war für Runde ${ordinal(round)}, das Spiel ist aber in Runde ${ordinal(now)}: Nichts wurde geändert.`,
  'only-on-paper': () => 'Das geht nur, wenn der Platz auf Papier spielt.',
  'not-on-paper': () =>
    'Wer auf Papier spielt, meldet dem Tisch nur erfüllte Pläne, eine Ablehnung, Neumischen und einen vollen Zettel, jedes einmal.',
  'game-goes-on': () => 'Das Spiel läuft noch: Trage den Zettel ein, wenn es vorbei ist.',
  'game-over': () => 'Das Spiel ist vorbei.',
  'no-round-over': () => 'Noch ist keine Runde vorbei, also gibt es nichts zurückzunehmen.',

  // options, files, records
  'bad-shape': (facts) =>
    facts.expected === 'no-such-field'
      ? `Picket kennt das Feld „${facts.path}“ nicht: Entferne es oder prüfe die Schreibweise.`
      : `Das lässt sich nicht verwenden: Erwartet wird${facts.path === '' ? '' : ` bei „${facts.path}“`} ${expected(facts)}.`,
  'unknown-rules': ({ version }) =>
    `Dieses Programm kennt Version ${version} der Regeln nicht: Du brauchst ein neueres.`,
  'unknown-data': ({ version }) =>
    `Dieses Programm kennt Version ${version} der gedruckten Karten und Zettel nicht: Du brauchst ein neueres.`,
  'mode-not-in-edition': ({ mode, edition }) =>
    `Die ${editions[edition]} hat keinen Modus „${modes[mode]}“: Wähle einen anderen Modus oder eine andere Ausgabe.`,
  'sheet-not-in-edition': ({ sheet, edition }) =>
    `Die ${editions[edition]} hat keinen Zettel „${sheets[sheet]}“: Wähle einen anderen Zettel oder eine andere Ausgabe.`,
  'too-few-players': ({ min }) => `Dieser Modus braucht mindestens ${count.players(min)}.`,
  'too-many-players': ({ max }) => `Dieser Modus erlaubt höchstens ${count.players(max)}.`,
  'no-such-plan': ({ plan, slot }, edition) =>
    `Dieses Spiel hat für ${planName(slot, edition)} keine Karte „${plan}“: Wähle eine andere oder lass die Pläne auslosen.`,
  'choose-an-opponent': ({ opponent }) =>
    opponent === ''
      ? 'Wähle für diesen Modus ein Gegenüber.'
      : `Diese Ausgabe hat kein Gegenüber „${opponent}“: Wähle ein anderes.`,
  'no-paper-here': ({ mode }) =>
    `Im Modus „${modes[mode]}“ kann am Tisch eines Servers niemand auf Papier spielen: Die Karten sind nicht für alle gleich.`,
  'no-opponent-here': ({ mode }) => `Im Modus „${modes[mode]}“ gibt es kein Gegenüber: Lass es weg.`,
  'bad-seed': () => 'Das ist kein Startwert: Startwerte haben 22 Zeichen, so wie in Aufzeichnungen.',
  'components-missing': () => 'Dieses Spiel verwendet eine eigene Materialdatei: Gib auch diese Datei an.',
  'components-differ': ({ named }) =>
    named === 'built-in'
      ? 'Dieses Spiel verwendet das eingebaute Material: Lass deine eigene Datei weg.'
      : 'Das ist nicht die Materialdatei, die das Spiel verwendet: Gib die ursprüngliche an.',
  'components-in-use': () =>
    'Ein gespeichertes Spiel verwendet diese Materialdatei: Entferne zuerst das Spiel.',
  'not-json': () => 'Das ist kein gültiges JSON: Prüfe, ob es die richtige Datei und ob sie vollständig ist.',
  'record-differs': ({ path, is, should }) =>
    `Die Aufzeichnung stimmt bei ${path} nicht: Dort steht ${is}, nachgespielt ergibt sich ${should}.`,
  'record-cut-short': ({ rounds }) =>
    `Die Aufzeichnung bricht nach ${count.rounds(rounds)} ab, bevor das Spiel vorbei ist: Der Rest fehlt.`,
  'record-goes-on': ({ path }) =>
    `Die Aufzeichnung geht bei ${path} weiter, aber das Spiel war vorher vorbei.`,
  'record-seats-differ': ({ path, seats }) =>
    `Die Aufzeichnung stimmt bei ${path} nicht: Dort gehört ${seats === 1 ? '1 Zug' : `eine Liste von ${seats} Zügen`} hin.`,
  'record-without-seed': () =>
    'Diese Aufzeichnung hat keinen Startwert, also sind ihre Karten unbekannt: Importiere das Spiel, wenn es vorbei ist.',
  'link-changed': () =>
    'Dieser Link wurde geändert oder abgeschnitten, denn die Prüfziffern am Ende passen nicht: Kopiere noch einmal den ganzen Link.',
  'deal-impossible': ({ path }) =>
    `Die Aufzeichnung stimmt bei ${path} nicht: Das kann sich aus den früheren Runden nicht ergeben.`,
  'file-too-large': ({ max }) => `Diese Datei ist zu groß: Höchstens ${decimal(max)} Zeichen sind erlaubt.`,
  'turn-illegal': (facts, edition, streets) =>
    `Der Zug bei ${facts.path} ist nicht erlaubt: ${reason(facts, edition, streets)}`,
  'impossible-sheet': ({ path, why }) =>
    `So kann es diesen Zettel nicht geben (bei ${path}): ${FAULTS[why]}.`,
};

/** Where in a document; the document itself has no path. */
function at(path: string): string {
  return path === '' ? '' : ` bei ${path}`;
}

/** The sentence of the code that a rejection names as its reason. */
function reason(facts: { readonly why: RejectionCode }, edition: EditionId, streets?: Streets): string {
  const say = rejection[facts.why] as (facts: Facts, edition: EditionId, streets?: Streets) => string;
  return say(facts, edition, streets);
}
