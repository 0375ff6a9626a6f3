/** N: turns, sheets and games as text. */
export const notation = {
  N1:
    'Ein Zug lässt sich als ein kurzes Wort tippen, das seine Schritte der Reihe nach nennt. Großschreibung und ' +
    'Leerzeichen spielen keine Rolle, und jeder Zug hat eine Standardform.',
  N2:
    'Ein Zettel ist eine Zeile: Ausgabe und Zettel, die drei Straßen Haus für Haus und die Leisten mit angekreuzten ' +
    'Feldern. Sie enthält alles, was auf dem Zettel steht.',
  N3:
    'Ein Spiel ist eine Zeile, die in einen Link passt: seine Optionen, sein Startwert und jeder Zug. Der Startwert eines ' +
    'laufenden Spiels ist geheim, darum enthält seine Zeile stattdessen die Pläne und die Karten jeder Runde. Wieder ' +
    'eingelesen ergibt sie dieselbe Aufzeichnung, Byte für Byte.',
  N4:
    'Lässt sich ein Text nicht lesen, nennt die Antwort das erste falsche Zeichen und was dort stehen könnte. Lässt sich ' +
    'ein Schritt lesen, ist aber nicht erlaubt, nennt sie den Grund.',
} as const;
