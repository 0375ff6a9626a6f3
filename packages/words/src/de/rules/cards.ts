/** K: stacks, plans and shuffles. */
export const cards = {
  K1: 'Die Karten werden gemischt und in drei gleich großen Stapeln ausgelegt, mit der Zahlenseite nach oben.',
  K2:
    'Zu Beginn einer Runde wird die oberste Karte jedes Stapels umgedreht und danebengelegt. Ihre Aktion und die Zahl, die jetzt ' +
    'oben auf dem Stapel liegt, gehören zusammen; dieses Paar heißt in diesen Regeln einfach Karte. Jede gedruckte Karte ' +
    'liefert also in einer Runde ihre Zahl und in der nächsten ihre Aktion.',
  K3:
    'Die Zahlenseite zeigt auch die Aktion der Rückseite, darum kennen alle die drei Aktionen der nächsten Runde. Die ' +
    'Reihenfolge der Karten darunter ist verdeckt.',
  R6:
    'Wird die letzte Karte jedes Stapels umgedreht, bildet die Ablage ohne die drei eben umgedrehten Karten die ' +
    'neuen Stapel, und deren oberste Karten liefern die Zahlen dieser Runde. In der Ausgabe 2018 werden die ' +
    'abgelegten Karten aller drei Stapel zusammen gemischt und wie am Anfang ausgelegt; in der Ausgabe 2023 wird ' +
    'jeder Stapel aus seiner eigenen Ablage aufgefüllt. In Spielen, die unter Regelversion 1 begonnen wurden, gilt ' +
    'das in beiden Ausgaben. Dass jene drei Karten nicht dabei sind, ist unsere Klarstellung.',
  K4:
    'Jedes Spiel hat drei Pläne, einen je Kategorie, ausgelost oder von Hand gewählt. Im Spiel für Fortgeschrittene können ' +
    'auch Pläne für Fortgeschrittene dabei sein.',
  K5:
    'Erfüllst du einen Plan in der ersten Runde, in der überhaupt ein Plan erfüllt wird, darfst du als letzten Schritt neu ' +
    'mischen lassen. Vor der nächsten Runde werden dann alle Karten neu gemischt. Das geschieht nur einmal im Spiel, egal, ' +
    'wie viele das wollen.',
  K6:
    'Jedes Mischen wird aus dem Startwert des Spiels berechnet, aus dem Zweck des Mischens und daraus, wie oft schon zu ' +
    'diesem Zweck gemischt wurde. Der Hash des Startwerts ist von Anfang an öffentlich, der Startwert selbst am Ende; so ' +
    'können alle die Kartenfolge prüfen.',
} as const;
