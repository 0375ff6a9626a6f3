/** T: what a turn consists of. */
export const turn = {
  T1: 'In jedem Zug schreibst du genau eine Zahl in ein leeres Haus, außer du kreuzt eine Ablehnung an.',
  T2:
    'Die Schritte eines Zugs haben eine feste Reihenfolge: wählen, Zahl mit Zeitarbeit ändern, schreiben, eine andere ' +
    'Aktion nutzen, Pläne erfüllen, neu mischen lassen. Kreisverkehre darfst du jederzeit bauen, bevor du Pläne erfüllst.',
  T3:
    'Eine Ablehnung darfst du nur ankreuzen, wenn keine der verfügbaren Zahlen, so wie gedruckt, irgendwo auf deinen ' +
    'Zettel passt.',
  R1:
    'Du musst nie Zeitarbeit oder einen Kreisverkehr nutzen, um einer Ablehnung zu entgehen: Nur die gedruckten Zahlen ' +
    'zählen, auf dem Zettel, wie er jetzt ist. Könntest du nur mit Zeitarbeit eine Zahl schreiben, darfst du sie nutzen ' +
    'oder die Ablehnung ankreuzen. Für Zeitarbeit ist das gedruckt; für Kreisverkehre ist es unsere Klarstellung.',
  R21:
    'Ein Kreisverkehr darf der erste Schritt eines Zugs sein. Ob du eine Ablehnung ankreuzen darfst, hängt dann vom ' +
    'Zettel mit diesem Kreisverkehr ab.',
  T4:
    'Bei einer Ablehnung kreuzt du ein Ablehnungsfeld an und hast in diesem Zug keine Zahl und keine Aktion. ' +
    'Kreisverkehre bauen und Pläne erfüllen darfst du trotzdem. In Modi, in denen du eine Karte abgibst, wählst du, welche.',
  T5:
    'Im Standardspiel wählst du eine Karte und bekommst ihre Zahl und ihre Aktion. Hast du Karten auf der Hand, nimmst du ' +
    'die Zahl der einen und die Aktion einer anderen Karte.',
  T6:
    'Du kannst nur eine Zahl wählen, die du auch schreiben kannst: Sie muss irgendwo passen, notfalls durch Zeitarbeit ' +
    'oder nach Kreisverkehren, die du noch bauen darfst. Kein späterer Schritt darf ihr das letzte passende Haus nehmen.',
} as const;
