/** K: stacks, plans and shuffles. */
export const cards = {
  K1: 'Les cartes sont mélangées et réparties en trois piles égales, face numéro visible.',
  K2:
    'Au début de chaque tour, la première carte de chaque pile est retournée à côté d’elle. Son action s’associe au numéro ' +
    'désormais visible sur la pile ; ces règles appellent simplement « carte » cette paire. Chaque carte imprimée donne ' +
    'donc son numéro à un tour et son action au tour suivant.',
  K3:
    'La face numéro indique aussi l’action au verso : tout le monde connaît donc les trois actions du tour suivant. ' +
    'L’ordre des cartes en dessous est caché.',
  R6:
    'Quand la dernière carte de chaque pile est retournée, les défausses, sans les trois cartes qui viennent d’être ' +
    'retournées, forment les nouvelles piles, dont les premières cartes donnent les numéros de ce tour. Dans l’édition ' +
    '2018, les défausses des trois piles sont mélangées ensemble et réparties comme au début ; dans l’édition 2023, chaque ' +
    'pile se reforme à partir de sa propre défausse. Dans les parties commencées avec les règles 1, chaque pile se reforme ' +
    'à part dans les deux éditions. La mise à l’écart de ces trois cartes est notre décision.',
  K4:
    'Chaque partie a trois plans, un par catégorie, tirés au hasard ou choisis à la main. Une partie avancée peut compter ' +
    'des plans avancés.',
  K5:
    'Si vous validez un plan au tour où le premier plan de la partie est validé, vous pouvez demander un nouveau mélange ' +
    'comme dernière étape. Toutes les cartes sont alors remélangées avant le tour suivant. Cela n’arrive qu’une fois par ' +
    'partie, quel que soit le nombre de demandes.',
  K6:
    'Chaque mélange se calcule à partir de la graine de la partie, de l’objet du mélange et du nombre de mélanges ' +
    'précédents ayant le même objet. L’empreinte de la graine est publique dès le début, et la graine elle-même à la fin : ' +
    'tout le monde peut donc vérifier la donne.',
} as const;
