/** T: what a turn consists of. */
export const turn = {
  T1: 'À chaque tour, vous écrivez exactement un numéro dans une maison vide, sauf en cas de refus de permis.',
  T2:
    'Les étapes d’un coup ont un ordre fixe : choisir, modifier le numéro avec un intérimaire, écrire, utiliser toute autre ' +
    'action, valider des plans, demander un nouveau mélange. Vous pouvez construire des ronds-points à tout moment avant de ' +
    'valider des plans.',
  T3:
    'Vous ne pouvez cocher un refus de permis que si aucun des numéros disponibles, tels qu’ils sont imprimés, ne peut ' +
    's’écrire sur votre feuille.',
  R1:
    'Rien ne vous oblige à utiliser un intérimaire ou un rond-point pour éviter un refus de permis : seuls comptent ' +
    'les numéros imprimés, sur la feuille telle qu’elle est. Si seul un intérimaire vous permet d’écrire un numéro, vous ' +
    'pouvez l’utiliser ou cocher le refus. Pour l’intérim, c’est dans le livret ; pour les ronds-points, c’est notre décision.',
  R21:
    'Un rond-point peut être la première étape d’un coup. La possibilité d’un refus de permis dépend alors de la feuille ' +
    'avec ce rond-point.',
  T4:
    'Avec un refus de permis, vous cochez une case de refus et n’avez ni numéro ni action à ce tour. Vous pouvez encore ' +
    'construire des ronds-points et valider des plans. Dans les modes où vous donnez une carte, vous choisissez laquelle.',
  T5:
    'Dans le jeu standard, vous choisissez une carte et obtenez à la fois son numéro et son action. Avec une main de ' +
    'cartes, vous prenez le numéro d’une carte et l’action d’une autre.',
  T6:
    'Vous ne pouvez choisir qu’un numéro que vous pouvez écrire : il doit aller quelque part, au besoin après un intérimaire ' +
    'ou après des ronds-points que vous pouvez encore construire. Aucune étape suivante ne peut lui prendre sa dernière ' +
    'maison possible.',
} as const;
