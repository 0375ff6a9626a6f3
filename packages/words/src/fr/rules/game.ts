/** G: rounds, the end, records and views. */
export const game = {
  G1:
    'Tout le monde joue en même temps. Personne ne voit le coup d’une autre personne avant que tous les coups soient ' +
    'joués ; le tour prend alors effet pour tout le monde à la fois.',
  G2:
    'Vous pouvez reprendre votre coup tant qu’il en manque un autre. Un coup envoyé pour un autre tour est rejeté et ne ' +
    'change rien.',
  G3:
    'La partie se termine quand quelqu’un a validé les trois plans, coché la troisième case de refus ou n’a plus de maison ' +
    'vide ; certains modes se terminent aussi quand leur pioche est épuisée. Si plusieurs de ces cas se présentent, le ' +
    'premier dans cet ordre est annoncé.',
  G4: 'Tout le monde termine le tour au cours duquel la partie s’achève.',
  G5:
    'Un enregistrement contient les options, la graine et tous les coups. En le rejouant, on retrouve chaque carte, chaque ' +
    'note et chaque score ; un enregistrement qui dit autre chose est rejeté, et l’endroit de l’écart indiqué.',
  G6:
    'Une partie garde la version des règles et les données imprimées avec lesquelles elle a commencé, même si une version ' +
    'ultérieure tranche un cas autrement.',
  G7:
    'Une vue montre ce qu’une place a le droit de savoir : options, plans, tours terminés, toutes les feuilles à la fin du ' +
    'tour précédent, qui a joué, ses propres cartes et son propre coup. Elle ne contient jamais un numéro caché, une carte ' +
    'cachée, la graine, ni le coup d’une autre place avant la fin du tour.',
  G8:
    'Une place peut jouer sur papier si tout le monde choisit parmi les mêmes cartes visibles. Son coup n’annonce que ce dont ' +
    'les autres dépendent : les plans validés, un refus, un nouveau mélange, et si sa dernière maison est construite. Sa feuille ' +
    'est saisie après la fin, avec les plans validés ; c’est alors seulement qu’elle a un score.',
} as const;
