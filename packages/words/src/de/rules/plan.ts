/** P: what plans ask for, and what they use up. */
export const plan = {
  P1:
    'Am Ende deines Zugs darfst du beliebig viele Pläne erfüllen, deren Voraussetzungen auf deinem Zettel gegeben sind, jeden ' +
    'einmal im Spiel. Du darfst damit auch bis zu einem späteren Zug warten.',
  P2:
    'Wer einen Plan in der ersten Runde erfüllt, in der er überhaupt erfüllt wird, bekommt seinen hohen Wert; in jeder ' +
    'späteren Runde gibt es den niedrigen.',
  P3: 'Siedlungen und Häuser, die für einen Plan verwendet wurden, werden markiert; kein anderer Plan kann sie verwenden.',
  P4:
    'Ein Plan kann eine vollständige Siedlung einer verlangten Größe verwenden, wenn noch keines ihrer Häuser verwendet ' +
    'ist.',
  R5: 'Gibt es mehrere Gruppen von Siedlungen, mit denen du einen Plan erfüllen kannst, wählst du, welche du verwendest.',
  P5: 'Ein Plan zu Siedlungen verlangt vollständige Siedlungen bestimmter Größen, in beliebigen Straßen, und verwendet sie.',
  P6:
    'Muss jede Siedlung Pools oder Bis-Häuser enthalten, zählen die innerhalb dieser Siedlung; mehr als verlangt ist ' +
    'in Ordnung.',
  P7: 'Ein Plan zu den Siedlungen einer bestimmten Straße verwendet nur Siedlungen dieser Straße.',
  P8:
    'Ein Plan zu Siedlungen in derselben Straße nimmt alle aus einer einzigen Straße deiner Wahl, die auch mindestens die ' +
    'verlangten Kreisverkehre haben muss.',
  R11: 'Ein Kreisverkehr, den ein Plan verlangt, wird nicht verwendet.',
  P9:
    'Ein Plan zu Straßenenden verlangt eine vollständige Siedlung der genannten Größe am linken und rechten Ende aller ' +
    'drei Straßen und verwendet alle sechs. Ein Kreisverkehr an einem Straßenende macht ihn unmöglich.',
  P10: 'Ein Plan zu allen Häusern einer Straße lässt sich erfüllen, sobald keines davon leer ist.',
  P11:
    'Ein Plan zu ersten und letzten Häusern lässt sich erfüllen, sobald beide Endhäuser aller drei Straßen eine Zahl ' +
    'haben.',
  R7:
    'Der Plan zu allen Häusern einer Straße verwendet jedes Haus dieser Straße, also können dort keine Zäune mehr gesetzt ' +
    'werden. Der Plan zu ersten und letzten Häusern verwendet diese sechs Häuser. Beim ersten gilt ein Kreisverkehr als ' +
    'gebaut; beim zweiten zählt ein Kreisverkehr an einem Straßenende nicht als Haus. Pläne zu Parks, Pools, Zeitarbeit ' +
    'und Bis-Häusern verwenden nichts, und der Plan zu Bis-Häusern zählt auch solche, die ein anderer Plan verwendet hat: ' +
    'Dieser letzte Punkt ist unsere Lesart.',
  R18:
    'Für die Pläne zu allen Häusern und zu ersten und letzten Häusern darf noch keines dieser Häuser verwendet sein. Neben ' +
    'einem einzelnen verwendeten Haus darfst du noch einen Zaun setzen. Ist auf einem Poolplatz ein Kreisverkehr, kann der ' +
    'Plan zu allen Pools in dieser Straße nicht mehr erfüllt werden.',
  P12: 'Ein Plan zu Bis-Häusern verlangt die genannte Anzahl davon in einer Straße und verwendet nichts.',
  P13: 'Ein Plan zu Zeitarbeit verlangt die genannte Anzahl angekreuzter Zeitarbeitsfelder und verwendet nichts.',
  P14: 'Ein Plan zu allen Parks verlangt alle Parkfelder in der genannten Anzahl Straßen und verwendet nichts.',
  P15:
    'Ein Plan zu allen Pools verlangt den Pool jedes Poolplatzes in der genannten Anzahl Straßen und verwendet ' +
    'nichts.',
  P16: 'Ein Plan zu Parks und Pools verlangt alle Parkfelder und alle Pools einer bestimmten Straße und verwendet nichts.',
  P17:
    'Ein Plan zu Parks, Pools und Kreisverkehr verlangt alle Parkfelder, alle Pools und mindestens einen Kreisverkehr in ' +
    'einer Straße und verwendet nichts.',
  P18:
    'Ein Plan zu Parkfeldern verlangt die genannte Anzahl angekreuzter Felder, insgesamt oder in jeder Straße, und ' +
    'verwendet nichts.',
  P19:
    'Ein Plan zu Wertfeldern verlangt die genannte Anzahl angekreuzter Felder oder voller Spalten und verwendet ' +
    'nichts.',
} as const;
