/** S: points and ties. The printed numbers are added by `printed.ts`. */
export const score = {
  S1:
    'Deine Gesamtpunktzahl ist die Summe aus Plänen, Parks, Pools, Zeitarbeit und Siedlungen, abzüglich Bis, ' +
    'Ablehnungen und Kreisverkehren.',
  S2:
    'Die Felder einer Leiste werden der Reihe nach angekreuzt, und die Leiste zählt den niedrigsten Wert, der nicht ' +
    'angekreuzt ist.',
  S3: 'Jeder Plan zählt die Punkte, die du notiert hast, als du ihn erfüllt hast.',
  S4: 'Jede Straße hat ihre eigene Parkleiste; die Poolleiste gilt für den ganzen Zettel.',
  S5: 'Jede vollständige Siedlung der Größe 1 bis 6 zählt, was die Spalte ihrer Größe zeigt.',
  S6: 'Die Leisten für Bis, Ablehnungen und Kreisverkehre werden wie die anderen gelesen und abgezogen.',
  S7:
    'Zeitarbeit wird verglichen: Wer die meisten Felder angekreuzt hat, ist auf dem ersten Platz, die nächstkleinere ' +
    'Anzahl auf dem zweiten und so weiter. Gleiche Anzahlen teilen sich einen Platz, und die nächste Anzahl bekommt ' +
    'den Platz direkt danach. Ohne Feld gibt es keine Punkte.',
  R20: 'Das Standardspiel kann allein gespielt werden; ein einziges Zeitarbeitsfeld ist dann der erste Platz.',
  S8:
    'Bei gleicher Gesamtpunktzahl gewinnt, wer mehr vollständige Siedlungen hat, dann, wer mehr der Größe 1 hat, dann der ' +
    'Größe 2 und so weiter bis Größe 6. Ist auch das alles gleich, wird der Platz geteilt.',
  S9:
    'Bei gleicher Gesamtpunktzahl gewinnt, wer mehr vollständige Siedlungen hat. Ist auch das gleich, wird der Platz ' +
    'geteilt.',
  R19:
    'Bei Gleichstand zählt die Ausgabe 2018 vollständige Siedlungen der Größe 1 bis 6, die Ausgabe 2023 die jeder Größe; ' +
    'Spiele, die unter Regelversion 1 begonnen wurden, zählen in beiden Größe 1 bis 6. Für die AAA zählt jede Siedlung in ' +
    'ihrer Reihe mit mindestens einem Haus.',
  S10:
    'Der Punktestand eines laufenden Spiels ist der, den es hätte, wenn es jetzt endete; Zeitarbeit wird so verglichen, wie ' +
    'sie auf den Zetteln steht.',
} as const;
