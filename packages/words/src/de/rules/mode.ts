/** M: the modes. The printed numbers are added by `printed.ts`. */
export const mode = {
  M1: 'Standard und AAA-Solo gibt es in beiden Ausgaben, Experten und Solo nur in der Ausgabe 2018.',
  M2:
    'Das Standardspiel ist für beliebig viele Personen, auch für eine allein. Andere Modi nennen ihre Anzahl, und ein Spiel ' +
    'mit mehr oder weniger Personen wird zurückgewiesen.',
  M3:
    'Im Expertenspiel haben zwei bis siebenundzwanzig Personen je drei Karten auf der Hand, von einem Stapel gezogen. Du ' +
    'nimmst die Zahl der einen und die Aktion einer anderen Karte.',
  M4:
    'Die beiden genutzten Karten werden abgelegt. Die dritte geht nach rechts weiter; dort beginnt die nächste Runde mit ' +
    'ihr, und zwei werden dazugezogen. Ist der Stapel aufgebraucht, wird aus der Ablage ein neuer gemischt.',
  R8: 'Auch bei einer Ablehnung wählst du, welche Karte nach rechts weitergeht.',
  R9: 'Nach dem Neumischen bleiben weitergegebene Karten bei denen, die sie bekommen haben.',
  R15: 'Platz 1 hat die Solokarte und zieht zuerst. Jeder Platz zieht beide Karten, bevor der nächste zieht.',
  R22:
    'Genutzte Karten sind nach der Runde öffentlich. Eine Karte wird mit der Aktionsseite nach oben weitergegeben: ' +
    'Ihre Aktion ist öffentlich, ihre Zahl kennen nur die beiden, die sie gegeben und bekommen haben, bis sie ' +
    'genutzt wird.',
  R16:
    'Im Expertenspiel und im AAA-Solo der Ausgabe 2023 wird ein leerer Stapel erst dann aus der Ablage aufgefüllt, ' +
    'wenn eine Karte gebraucht wird. Handkarten bleiben außen vor.',
  R23:
    'Ein einzelner Stapel liegt mit der Aktionsseite nach oben, darum ist seine oberste Karte vor und nach jedem ' +
    'Austeilen öffentlich: ihre Aktion oder dass sie eine Sonderkarte ist (Solo-, Abschluss- oder ' +
    'Genehmigungskarte), aber nicht welche. Was oben zu sehen war, bleibt öffentlich, wenn die Karte gezogen wird.',
  M5:
    'Im Solospiel ziehst du jede Runde drei Karten, nimmst die Zahl der einen und die Aktion einer anderen und legst alle drei ' +
    'ab. Neu gemischt wird nicht: Das Spiel endet auch, wenn weniger als drei Karten übrig sind.',
  M6:
    'Die Solokarte ist in der unteren Hälfte des Stapels. Wird sie aufgedeckt, tritt die nächste Karte an ihre Stelle, und ' +
    'ab dieser Runde bringt jeder Plan nur noch seinen niedrigen Wert.',
  M7: 'Im Solospiel bringt Zeitarbeit nur Punkte, wenn du genug Felder angekreuzt hast.',
  M8:
    'Gegen die AAA spielst du allein. Du wählst, wer für sie antritt: Je nach Gegenüber bringen ihr andere Karten Punkte, ' +
    'und sie erfüllt andere Pläne.',
  M9:
    'In jeder Runde ziehst du drei Karten, nimmst die Zahl der einen und die Aktion einer anderen und legst diese beiden ' +
    'ab. Die dritte kommt ans Ende der Straße der AAA, deren Reihenfolge bleibt. Auch bei einer Ablehnung wählst du eine Karte ' +
    'zum Abgeben.',
  M10:
    'Die drei Abschlusskarten sind in der unteren Hälfte des Stapels. Wird eine aufgedeckt, kommt sie aus dem Spiel ' +
    'und wird sofort ersetzt. Am Ende dieser Runde erfüllt die AAA den zugehörigen Plan, wenn dein Gegenüber das bei ' +
    'der ersten, zweiten oder dritten solchen Karte tut. Erfüllst du diesen Plan in derselben Runde, zählt für beide ' +
    'sein hoher Wert. Nach dem ersten erfüllten Plan, egal auf welcher Seite, wird die Ablage in den Stapel ' +
    'gemischt. Das Spiel endet auch, wenn weniger als drei Karten übrig sind.',
  R17:
    'Dieses Mischen kommt vor der Prüfung, ob drei Karten übrig sind; ein in derselben Runde aufgebrauchter Stapel ' +
    'wird also aufgefüllt.',
  M11:
    'Eine Genehmigungskarte ist irgendwo unter den untersten einundzwanzig Karten; die anderen beiden beginnen in ' +
    'der Ablage. Wird eine aufgedeckt, gilt sie sofort: Erfüllt dein Gegenüber den Plan dieser Kategorie, wertet ihn ' +
    'die AAA, und er wird umgedreht. Die Karte kommt dann aus dem Spiel und wird ersetzt. Ein leerer Stapel wird ' +
    'aus der Ablage aufgefüllt.',
  R12:
    'Wird ein Plan zu Beginn einer Runde durch eine Genehmigungskarte erfüllt und erfüllst du ihn in derselben Runde, zählt für ' +
    'beide sein hoher Wert, wie sonst am Tisch auch. Ab der nächsten Runde zählt sein niedriger. In Spielen, die unter ' +
    'Regelversion 1 begonnen wurden, zählt für dich schon in dieser Runde der niedrige Wert.',
  M12:
    'Die AAA wertet jede Park-, Pool-, Zeitarbeits- und Zaunkarte so, wie es auf der Karte deines Gegenübers steht, und ' +
    'ihre Zeitarbeit wird mit deiner verglichen. Ihre Zaunkarten teilen ihre Straße in Siedlungen beliebiger Größe. Jede ' +
    'Karte ist ein Haus, eine Bis-Karte mehrere; ein Haus zählt 1 Punkt, in einer Siedlung mit Wertkarte mehr. Ihre fünf ' +
    'besten Siedlungen zählen, und sie hat keine Abzüge.',
  R24:
    'Die fünf besten Siedlungen der AAA sind die mit den meisten Punkten, auch in der Ausgabe 2018, deren Regelheft sie die ' +
    'größten nennt.',
  M13:
    'Das Gegenüber der Stufe 0 wertet nichts, und ein Plan, den es erfüllt, wird nur umgedreht. Deine Zeitarbeit zählt nach ' +
    'den Angaben auf seiner Karte, und es gibt niemanden zu schlagen.',
  R25: 'Die AAA beendet das Spiel nie, auch nicht mit ihrem dritten Plan.',
  R13:
    'Haben du und die AAA gleich viele Punkte: In der Ausgabe 2023 gewinnst du mit mehr vollständigen Siedlungen, als die ' +
    'AAA Siedlungen hat, sonst gewinnt die AAA. In der Ausgabe 2018 entscheiden die üblichen Regeln für Gleichstand, wobei ' +
    'die Siedlungen der AAA nach ihren Häusern zählen (eine mit 7 oder mehr zählt als Siedlung, aber für keine der Größen); ' +
    'ist alles gleich, endet es unentschieden. Spiele, die unter Regelversion 1 begonnen wurden, folgen in beiden Ausgaben ' +
    'der Regel von 2023.',
} as const;
