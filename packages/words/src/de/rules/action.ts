/** A: actions and roundabouts. */
export const action = {
  A1: 'Aktionen sind freiwillig. Pro Zug darfst du eine Aktion nutzen: die, die du mit deiner Zahl gewählt hast.',
  R14:
    'Wert, Park, Pool und Bis brauchen ein Feld, das noch nicht angekreuzt ist, und ein Zaun braucht eine Lücke ohne Zaun. ' +
    'Sonst steht die Aktion nicht zur Verfügung.',
  A2: 'Zaun: Setze einen Zaun zwischen zwei Nachbarhäuser einer beliebigen Straße, ob sie Zahlen haben oder nicht.',
  A3: 'Ein Zaun darf keine Häuser trennen, die zusammen für einen Plan verwendet wurden.',
  A4: 'Ein Zaun darf zwei Nachbarhäuser mit gleicher Zahl nicht trennen.',
  A5:
    'Wert: Kreuze das nächste Feld in der Spalte einer beliebigen Siedlungsgröße von 1 bis 6 an, ob du eine solche ' +
    'Siedlung hast oder nicht.',
  A6: 'Park: Kreuze das nächste Parkfeld der Straße an, in die du in diesem Zug deine Zahl geschrieben hast.',
  A7:
    'Pool: Hat das Haus, das du in diesem Zug gefüllt hast, einen Poolplatz, umkreise ihn und kreuze das nächste Poolfeld ' +
    'an.',
  A8: 'Füllst du ein Haus mit Poolplatz ohne die Aktion Pool, kann sein Pool nie mehr gebaut werden.',
  A9:
    'Zeitarbeit: Ändere deine Zahl vor dem Schreiben um bis zu zwei nach oben oder unten, auf eine Zahl von 0 bis 17, und ' +
    'kreuze ein Zeitarbeitsfeld an.',
  R2: 'Du darfst Zeitarbeit nutzen, ohne die Zahl zu ändern; auch dann kreuzt du ein Feld an.',
  R3: 'Sind alle Zeitarbeitsfelder angekreuzt, darfst du Zeitarbeit weiter nutzen; es ist nur kein Feld mehr übrig.',
  A10:
    'Bis: Wiederhole nach dem Schreiben die Zahl eines beliebigen Hauses einer beliebigen Straße in einem leeren Haus direkt ' +
    'daneben. Markiere die neue Zahl als Bis und kreuze das nächste Bis-Feld an. Auch die Zahl eines Bis darf wiederholt ' +
    'werden.',
  A11: 'Ein Bis muss in derselben Siedlung sein wie sein Original: Zwischen ihnen darf kein Zaun sein.',
  A12:
    'Ein Bis und sein Original dürfen auf verschiedenen Seiten eines Zauns sein, und ein Zaun darf sie auch später noch ' +
    'trennen.',
  R4:
    'Sind alle Bis-Felder angekreuzt, steht Bis nicht mehr zur Verfügung; das ist unsere Klarstellung. Das Original darf ' +
    'das Haus sein, das du in diesem Zug gefüllt hast; das ist gedruckt.',
  A13:
    'Im Spiel für Fortgeschrittene darfst du bis zu zwei Kreisverkehre bauen, jeden anstelle eines leeren Hauses und zusätzlich zu ' +
    'allem anderen. Ein Kreisverkehr bekommt auf beiden Seiten einen Zaun, und du kreuzt ein Kreisverkehrsfeld an.',
  A14: 'Pro Zug darfst du nur einen Kreisverkehr bauen.',
  R10: 'Du darfst beide Kreisverkehre im selben Zug bauen.',
} as const;
