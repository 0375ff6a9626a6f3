/** N: turns, sheets and games as text. */
export const notation = {
  N1:
    'Un coup peut se taper en un seul mot court, qui énumère ses étapes dans l’ordre. Majuscules et espaces n’ont pas ' +
    'd’importance, et chaque coup a une forme de référence.',
  N2:
    'Une feuille tient en une ligne : l’édition et la feuille, les trois rues maison par maison, et les pistes avec leurs ' +
    'cases cochées. La ligne contient tout ce qui est sur la feuille.',
  N3:
    'Une partie tient en une ligne qu’un lien peut contenir : ses options, sa graine et tous les coups. La graine d’une ' +
    'partie en cours est secrète : sa ligne contient alors les plans et les cartes de chaque tour. La lecture de la ligne ' +
    'redonne le même enregistrement, octet pour octet.',
  N4:
    'Si un texte est illisible, la réponse indique le premier caractère faux et ce qui pourrait s’y trouver. Si une étape ' +
    'est lisible mais pas permise, la réponse en donne la raison.',
} as const;
