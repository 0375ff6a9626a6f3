/** H: what a sheet looks like. */
export const sheet = {
  H1:
    'Votre feuille a trois rues. Dans chaque rue, les numéros doivent augmenter de gauche à droite ; seul un bis peut ' +
    'répéter le numéro d’à côté. Vous pouvez sauter des numéros, et laisser des maisons vides pour les remplir plus tard.',
  H2: 'Un rond-point coupe sa rue en deux. Chaque partie se numérote à part, comme une rue à elle seule.',
  H3: 'Un numéro s’écrit dans une maison vide et ne change jamais. Un emplacement avec un rond-point n’est pas une maison.',
  H4:
    'Les barrières divisent une rue en lotissements. Les deux bouts de chaque rue ont une barrière dès le départ, et un ' +
    'rond-point n’appartient à aucun lotissement.',
  H5:
    'Un lotissement est complet quand chacune de ses maisons a un numéro ; sa taille est son nombre de maisons. Les tailles ' +
    '1 à 6 rapportent des points et comptent pour les plans. Un lotissement de 7 maisons ou plus ne fait ni l’un ni ' +
    'l’autre.',
  H6:
    'Une feuille donnée seule n’est acceptée que si ses rues, barrières, piscines, ronds-points et pistes peuvent coexister ' +
    'selon ces règles.',
} as const;
