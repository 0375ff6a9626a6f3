/** M: the modes. The printed numbers are added by `printed.ts`. */
export const mode = {
  M1: 'Standard et Solo AAA se jouent dans les deux éditions, Expert et Solo seulement dans l’édition 2018.',
  M2:
    'Le jeu standard accepte n’importe quel nombre de joueurs, même un seul. Les autres modes fixent leur nombre de ' +
    'joueurs, et une partie qui en compte plus ou moins est rejetée.',
  M3:
    'En Expert, de deux à vingt-sept joueurs ont chacun trois cartes en main, tirées d’une seule pile. Vous prenez le ' +
    'numéro d’une carte et l’action d’une autre.',
  M4:
    'Les deux cartes utilisées sont défaussées. La troisième va à la personne à votre droite, qui commence le tour suivant ' +
    'avec elle et en pioche deux autres. Quand la pile est épuisée, la défausse est mélangée pour en former une nouvelle.',
  R8: 'Avec un refus de permis, vous choisissez tout de même la carte à passer à droite.',
  R9: 'Après un nouveau mélange, les cartes déjà passées restent dans la main qui les a reçues.',
  R15: 'La place 1 a la carte Solo et pioche en premier. Chaque place pioche ses deux cartes avant que la suivante pioche.',
  R22:
    'Les cartes utilisées sont publiques après le tour. Une carte se passe face action visible : son action est publique, ' +
    'et son numéro n’est connu que de la personne qui l’a donnée et de celle qui l’a reçue, jusqu’à son utilisation.',
  R16:
    'En Expert, et en Solo AAA de l’édition 2023, une pioche vide ne se reforme à partir de la défausse que lorsqu’une ' +
    'carte est nécessaire. Les cartes en main n’y reviennent pas.',
  R23:
    'Une pile unique a sa face action visible : le dessus en est donc toujours public entre deux distributions, soit son ' +
    'action, soit le fait que c’est une carte spéciale (Solo, Plan achevé ou Validation), mais pas laquelle. Ce qui a été ' +
    'vu sur le dessus reste public quand la carte est piochée.',
  M5:
    'En Solo, vous piochez trois cartes à chaque tour, prenez le numéro d’une carte et l’action d’une autre, puis ' +
    'défaussez les trois. Il n’y a pas de nouveau mélange : la partie se termine aussi quand il reste moins de trois ' +
    'cartes.',
  M6:
    'La carte Solo se trouve dans la moitié inférieure de la pile. Quand elle sort, la carte suivante la remplace, et à ' +
    'partir de ce tour chaque plan vaut sa valeur basse.',
  M7: 'En Solo, les intérimaires ne rapportent des points que si vous avez coché assez de cases.',
  M8:
    'Contre l’AAA, vous jouez en solitaire. Vous choisissez quel architecte affronter ; chacun marque des points et ' +
    'valide des plans à sa façon.',
  M9:
    'À chaque tour, vous piochez trois cartes, prenez le numéro d’une carte et l’action d’une autre, et défaussez ces ' +
    'deux-là. La troisième va sur la pile de l’AAA, qui garde son ordre. Avec un refus de permis aussi, vous choisissez une ' +
    'carte à donner.',
  M10:
    'Les trois cartes Plan achevé se trouvent dans la moitié inférieure de la pile. Quand l’une d’elles sort, elle quitte ' +
    'la partie et est remplacée aussitôt. À la fin de ce tour, l’AAA valide son plan si son architecte le fait pour la ' +
    'première, la deuxième ou la troisième carte de ce type. Si vous validez ce plan au même tour, il vaut sa valeur haute ' +
    'des deux côtés. Après le premier plan validé, par vous ou par l’AAA, la défausse est remélangée avec la pile. La ' +
    'partie se termine aussi quand il reste moins de trois cartes.',
  R17: 'Ce mélange a lieu avant de vérifier s’il reste trois cartes : une pile épuisée au même tour est donc reformée.',
  M11:
    'Une carte Validation se trouve quelque part parmi les vingt et une cartes du dessous ; les deux autres commencent dans ' +
    'la défausse. Quand l’une d’elles sort, elle est résolue aussitôt : si l’architecte valide cette catégorie, l’AAA ' +
    'en marque les points, et le plan est retourné. La carte quitte alors la partie et est remplacée. Une pioche vide se reforme ' +
    'à partir de la défausse.',
  R12:
    'Si une carte Validation valide un plan au début d’un tour et que vous le validez au même tour, il vaut sa valeur haute ' +
    'des deux côtés, comme entre joueurs. Il vaut sa valeur basse à partir du tour suivant. Dans les parties commencées ' +
    'avec les règles 1, vous marquez la valeur basse dès ce même tour.',
  M12:
    'L’AAA marque pour chaque carte Parc, Piscine, Intérim et Barrière ce qu’indique sa carte d’architecte, et ses ' +
    'intérimaires sont comparés aux vôtres. Ses cartes Barrière divisent la pile en lotissements de toute taille. Chaque ' +
    'carte est une maison, une carte Bis plusieurs ; une maison vaut 1 point, ou plus dans un lotissement qui contient une ' +
    'carte Valeur. Ses cinq meilleurs lotissements comptent, et l’AAA n’a aucune pénalité.',
  R24:
    'Les cinq meilleurs lotissements de l’AAA sont ceux qui rapportent le plus de points, y compris dans l’édition 2018, ' +
    'dont le livret parle des plus grands.',
  M13:
    'L’architecte de niveau 0 ne marque rien : un plan validé par sa carte est seulement retourné. Vos intérimaires rapportent ' +
    'les points des positions indiquées sur sa carte, et il n’y a personne à battre.',
  R25: 'L’AAA ne met jamais fin à la partie, même en validant son troisième plan.',
  R13:
    'Si vous êtes à égalité avec l’AAA : dans l’édition 2023, vous gagnez si vous avez plus de lotissements complets que ' +
    'l’AAA n’a de lotissements, sinon l’AAA gagne. Dans l’édition 2018, les départages habituels s’appliquent, les ' +
    'lotissements de l’AAA comptant par leurs maisons (un lotissement de 7 ou plus compte comme lotissement, mais pour ' +
    'aucune taille) ; si tout est égal, la victoire est partagée. Les parties commencées avec les règles 1 suivent la règle ' +
    'de 2023 dans les deux éditions.',
} as const;
