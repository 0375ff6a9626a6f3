/** A: actions and roundabouts. */
export const action = {
  A1: 'Les actions sont facultatives. Vous pouvez en utiliser une par tour : celle que vous avez choisie avec votre numéro.',
  R14:
    'Valeur, Parc, Piscine et Bis demandent une case qui n’est pas encore cochée, et Barrière un intervalle sans ' +
    'barrière. Sinon, l’action n’est pas disponible.',
  A2: 'Barrière : posez une barrière entre deux maisons voisines, dans n’importe quelle rue, numérotées ou non.',
  A3: 'Une barrière ne peut pas séparer des maisons utilisées ensemble pour un plan.',
  A4: 'Une barrière ne peut pas séparer deux maisons voisines de même numéro.',
  A5:
    'Valeur : cochez la case suivante dans la colonne d’une taille de lotissement de votre choix, de 1 à 6, que vous ayez ' +
    'un tel lotissement ou non.',
  A6: 'Parc : cochez la case de parc suivante de la rue où vous avez écrit le numéro de ce tour.',
  A7: 'Piscine : si la maison numérotée à ce tour a un bassin, entourez-le et cochez la case de piscine suivante.',
  A8:
    'Si vous numérotez une maison à bassin sans utiliser l’action Piscine, sa piscine ne pourra plus jamais être ' +
    'construite.',
  A9:
    'Intérim : avant d’écrire votre numéro, modifiez-le de deux au plus, vers le haut ou vers le bas, en restant entre 0 ' +
    'et 17, et cochez une case d’intérim.',
  R2: 'Vous pouvez utiliser l’action Intérim sans modifier le numéro ; vous cochez quand même une case.',
  R3:
    'Même si toutes les cases d’intérim sont cochées, vous pouvez utiliser l’action Intérim ; il n’y a simplement plus de ' +
    'case à cocher.',
  A10:
    'Bis : après avoir écrit votre numéro, répétez le numéro d’une maison, dans n’importe quelle rue, dans une maison vide ' +
    'juste à côté d’elle. Marquez le nouveau numéro comme bis et cochez la case de bis suivante. Le numéro d’un bis peut ' +
    'lui aussi être répété.',
  A11: 'Un bis doit être dans le même lotissement que son original : il ne peut pas y avoir de barrière entre les deux.',
  A12:
    'Un bis et son original peuvent se trouver de part et d’autre d’une barrière, et une barrière peut les séparer plus ' +
    'tard.',
  R4:
    'Quand toutes les cases de bis sont cochées, l’action Bis n’est plus disponible ; c’est notre décision. L’original ' +
    'peut être la maison numérotée à ce tour ; c’est dans le livret.',
  A13:
    'Dans une partie avancée, vous pouvez construire jusqu’à deux ronds-points, chacun à la place d’une maison vide et en ' +
    'plus de tout ce que vous faites d’autre. Un rond-point reçoit une barrière de chaque côté, et vous cochez une case de ' +
    'rond-point.',
  A14: 'Vous ne pouvez construire qu’un rond-point par tour.',
  R10: 'Vous pouvez construire les deux ronds-points au même tour.',
} as const;
