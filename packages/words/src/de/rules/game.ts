/** G: rounds, the end, records and views. */
export const game = {
  G1:
    'Alle spielen ihre Züge gleichzeitig. Niemand sieht die Züge der anderen, bevor alle bestätigt sind; dann gilt die ' +
    'Runde für alle zugleich.',
  G2:
    'Du kannst deinen Zug zurücknehmen, solange noch ein anderer fehlt. Ein Zug für eine andere Runde wird zurückgewiesen ' +
    'und ändert nichts.',
  G3:
    'Das Spiel endet, wenn jemand alle drei Pläne erfüllt hat, das dritte Ablehnungsfeld angekreuzt hat oder kein leeres ' +
    'Haus mehr hat; manche Modi enden auch, wenn ihr Stapel aufgebraucht ist. Trifft mehreres zu, wird das erste in dieser ' +
    'Reihenfolge genannt.',
  G4: 'Die Runde, in der das Spiel endet, spielen alle zu Ende.',
  G5:
    'Eine Aufzeichnung enthält die Optionen, den Startwert und jeden Zug. Beim Nachspielen entstehen alle Karten, Notizen ' +
    'und Punkte wieder, und eine Aufzeichnung, in der etwas anderes steht, wird zurückgewiesen, mit der Stelle, an der sie ' +
    'abweicht.',
  G6:
    'Ein Spiel behält die Regelversion und die gedruckten Werte, mit denen es begonnen hat, auch wenn eine spätere Version ' +
    'einen Fall anders entscheidet.',
  G7:
    'Eine Sicht zeigt, was ein Platz wissen darf: Optionen, Pläne, beendete Runden, alle Zettel nach der letzten beendeten ' +
    'Runde, wer gespielt hat, und die eigenen Karten und den eigenen Zug. Nie enthält sie eine verdeckte Zahl oder Karte, ' +
    'den Startwert oder, solange die Runde läuft, die Züge der anderen.',
  G8:
    'Ein Platz kann auf Papier spielen, wenn alle aus denselben offenen Karten wählen. Sein Zug meldet nur, wovon die anderen ' +
    'abhängen: erfüllte Pläne, eine Ablehnung, Neumischen und ob das letzte Haus gebaut ist. Sein Zettel wird nach dem ' +
    'Ende eingetragen, mit den erfüllten Plänen, und erst dann hat er Punkte.',
} as const;
