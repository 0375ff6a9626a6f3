/** E: editions and a user's own components file. */
export const edition = {
  E1:
    'Eine eigene Materialdatei ersetzt ganze Blöcke einer Ausgabe: Karten, Zettel, Pläne, Solowerte oder Gegenüber. Alles ' +
    'andere bleibt wie eingebaut. Der neue Block sagt, welche seiner Werte geschätzt sind. Eine Datei mit einem Fehler ' +
    'wird zurückgewiesen, mit der Stelle des Fehlers.',
  E2:
    'Die Ausgabe 2018 hat den Zettel „Klassisch“, die Ausgabe 2023 „Klassisch“ und „Blaupause“. In einem Spiel nutzen ' +
    'alle dieselbe Ausgabe und denselben Zettel.',
  E3:
    'Ein Wert, den keine Quelle nennt, ist geschätzt und überall so gekennzeichnet, wo seine Einzelheiten gezeigt werden. ' +
    'Eine eigene Datei, die seinen Block ersetzt, entfernt die Kennzeichnung.',
} as const;
