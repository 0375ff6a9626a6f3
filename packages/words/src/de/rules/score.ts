/** S: points and ties. The printed numbers are added by `printed.ts`. */
export const score = {
  S1:
    'Deine Gesamtpunktzahl ist die Summe aus Plänen, Parks, Pools, Zeitarbeit und Siedlungen, abzüglich Bis, ' +
    'Ablehnungen und Kreisverkehren.',
  S2:
    'Die Felder einer Leiste werden der Reihe nach angekreuzt, und es zählt der niedrigste Wert, der nicht ' +
    'angekreuzt ist.',
  S3: 'Jeder Plan bringt die Punkte, die du notiert hast, als du ihn erfüllt hast.',
  S4: 'Jede Straße hat ihre eigene Parkleiste; die Poolleiste gilt für den ganzen Zettel.',
  S5: 'Jede vollständige Siedlung der Größe 1 bis 6 ist so viel wert, wie die Spalte ihrer Größe zeigt.',
  S6: 'Die Leisten für Bis, Ablehnungen und Kreisverkehre werden wie die anderen gelesen und abgezogen.',
  S7:
    'Zeitarbeit wird verglichen: Die höchste Anzahl angekreuzter Felder bekommt den ersten Platz, die nächstkleinere ' +
    'den zweiten und so weiter. Gleiche Anzahlen teilen sich einen Platz, und die nächste bekommt den Platz direkt ' +
    'danach. Ohne Feld gibt es keine Punkte.',
  R20: 'Das Standardspiel kann allein gespielt werden; ein einziges Zeitarbeitsfeld bringt dann den ersten Platz.',
  S8:
    'Bei gleicher Gesamtpunktzahl gewinnt, wer mehr vollständige Siedlungen hat, dann, wer mehr der Größe 1 hat, dann der ' +
    'Größe 2 und so weiter bis Größe 6. Ist auch das alles gleich, wird der Platz geteilt.',
  S9:
    'Bei gleicher Gesamtpunktzahl gewinnt, wer mehr vollständige Siedlungen hat. Ist auch das gleich, wird der Platz ' +
    'geteilt.',
  R19:
    'Bei Gleichstand zählen in der Ausgabe 2018 vollständige Siedlungen der Größe 1 bis 6, in der Ausgabe 2023 die jeder ' +
    'Größe; in Spielen, die unter Regelversion 1 begonnen wurden, zählt in beiden Größe 1 bis 6. Für die AAA zählt jede ' +
    'Siedlung in ihrer Straße mit mindestens einem Haus.',
  S10:
    'Der Punktestand eines laufenden Spiels ist der, den es hätte, wenn es jetzt endete; Zeitarbeit wird so verglichen, wie ' +
    'sie auf den Zetteln steht.',
} as const;
