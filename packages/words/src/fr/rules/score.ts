/** S: points and ties. The printed numbers are added by `printed.ts`. */
export const score = {
  S1:
    'Votre total est la somme des plans, parcs, piscines, intérimaires et lotissements, moins les bis, les refus et les ' +
    'ronds-points.',
  S2: 'Les cases d’une piste se cochent dans l’ordre, et la piste vaut la plus petite valeur qui n’est pas cochée.',
  S3: 'Chaque plan vaut les points que vous avez notés en le validant.',
  S4: 'Chaque rue a sa propre piste de parc ; il y a une seule piste de piscines pour toute la feuille.',
  S5: 'Chaque lotissement complet de taille 1 à 6 vaut ce qu’indique la colonne de sa taille.',
  S6: 'Les pistes des bis, des refus et des ronds-points se lisent comme les autres et sont soustraites.',
  S7:
    'Les intérimaires se comparent : qui a coché le plus de cases est au premier rang, le nombre suivant au deuxième, et ' +
    'ainsi de suite. Des nombres égaux partagent un rang, et le nombre suivant prend le rang juste après. Sans case cochée, ' +
    'on ne marque rien.',
  R20: 'Le jeu standard peut se jouer en solitaire ; une seule case d’intérim donne alors le premier rang.',
  S8:
    'À égalité de points, gagne qui a le plus de lotissements complets, puis le plus de lotissements de taille 1, puis de ' +
    'taille 2, et ainsi de suite jusqu’à la taille 6. Si tout est égal, la place est partagée.',
  S9: 'À égalité de points, gagne qui a le plus de lotissements complets. S’ils sont égaux aussi, la place est partagée.',
  R19:
    'Pour départager, l’édition 2018 compte les lotissements complets de taille 1 à 6, et l’édition 2023 ceux de toute ' +
    'taille ; les parties commencées avec les règles 1 comptent les tailles 1 à 6 dans les deux. Pour l’AAA, chaque ' +
    'lotissement de sa pile qui a au moins une maison compte.',
  S10:
    'Le score d’une partie en cours est celui qu’on aurait si elle se terminait maintenant, les intérimaires étant comparés ' +
    'tels qu’ils sont sur les feuilles.',
} as const;
