/** H: what a sheet looks like. */
export const sheet = {
  H1:
    'Dein Zettel hat drei Straßen. In jeder Straße müssen die Zahlen von links nach rechts steigen; nur ein Bis darf die ' +
    'Zahl daneben wiederholen. Du darfst Zahlen überspringen, und du darfst Häuser leer lassen und später füllen.',
  H2: 'Ein Kreisverkehr teilt seine Straße. Jeder Teil wird für sich nummeriert, als wäre er eine eigene Straße.',
  H3: 'Eine Zahl kommt in ein leeres Haus und wird nie geändert. Eine Stelle mit Kreisverkehr ist kein Haus.',
  H4:
    'Zäune teilen eine Straße in Siedlungen. An beiden Enden jeder Straße ist von Anfang an ein Zaun, und ein ' +
    'Kreisverkehr gehört zu keiner Siedlung.',
  H5:
    'Eine Siedlung ist vollständig, wenn jedes ihrer Häuser eine Zahl hat; ihre Größe ist die Anzahl ihrer Häuser. Die ' +
    'Größen 1 bis 6 bringen Punkte und zählen für Pläne. Eine Siedlung mit 7 oder mehr Häusern tut beides nicht.',
  H6:
    'Ein Zettel ohne sein Spiel wird nur angenommen, wenn seine Straßen, Zäune, Pools, Kreisverkehre und Leisten nach ' +
    'diesen Regeln zusammen vorkommen können.',
} as const;
