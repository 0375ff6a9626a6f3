/** E: editions and a user's own components file. */
export const edition = {
  E1:
    'Votre propre fichier de matériel remplace des blocs entiers d’une édition : pioche, feuilles, plans, valeurs du Solo ' +
    'ou architectes. Tout le reste demeure tel quel. Le nouveau bloc indique lesquelles de ses valeurs sont estimées. Un ' +
    'fichier qui contient une erreur est rejeté, et l’endroit de l’erreur indiqué.',
  E2:
    'L’édition 2018 a la feuille Classique, l’édition 2023 les feuilles Classique et Épure. Dans une partie, tout le monde ' +
    'utilise la même édition et la même feuille.',
  E3:
    'Une valeur qu’aucune source ne donne est estimée, et marquée comme telle partout où le détail en est montré. Un ' +
    'fichier personnel qui remplace son bloc retire cette marque.',
} as const;
