import type { AfterText } from '../text.ts';
import { end } from './end.ts';
import { finished } from './finished.ts';
import { games } from './games.ts';
import { counted, de, points, slotName, YOU } from './phrase.ts';

export const after: AfterText = {
  games,
  end: {
    ...end,
    ...finished,
    best: {
      plans: 'Le plus de points par les plans',
      parks: 'Les plus beaux parcs',
      pools: 'Les plus belles piscines',
      temps: 'Le plus d’intérimaires',
      estates: 'Les meilleurs lotissements',
    },
    short: (name, by, slot, edition) => {
      const mark = { fence: 'une barrière', house: 'une maison', temp: 'un intérimaire' }[by];
      return `${name} : il manquait ${mark} pour le plan ${slotName(slot, edition)}.`;
    },
    share: 'Partager…',
    shareFailed: 'Le navigateur n’a pas pu partager cette image. Enregistrez-la.',
    qr: 'Code QR : ouvre la partie à revoir',
  },
  replay: {
    title: (city) => `Revoir ${city}`,
    open: 'Revoir la partie',
    short: 'Revoir',
    openLabel: (city) => `Revoir ${city}`,
    round: (round) => `Tour ${round}`,
    of: (rounds) => `sur ${rounds}`,
    roundOf: (round, rounds) => `Tour ${round} sur ${rounds}`,
    view: 'Point de vue',
    everyone: 'Tout voir',
    viewOf: (name) => (name === YOU ? 'Ce que vous voyiez' : `Ce que voyait ${name}`),
    town: 'Ville',
    towns: 'Villes',
    cards: 'Cartes du tour',
    nobody: 'personne',
    takenBy: (names) => `Choisie par ${names}.`,
    dealt: 'Les cartes sont sur la table.',
    hidden: (name) =>
      name === YOU ? 'Votre coup est encore caché.' : `Le coup ${de(name)} est encore caché.`,
    nothing: 'Rien de plus dans ce coup.',
    stages: 'Étapes du coup',
    stage: { cards: 'Cartes', number: 'Numéro', action: 'Action', plans: 'Plans', refusal: 'Refus' },
    score: (before, now) => `${points(before)} avant le tour, ${points(now)} maintenant`,
    road: 'Tour',
    plans: 'Plans',
    moments: 'Plans et refus',
    noMoments: 'Aucun plan validé, aucun permis refusé.',
    plan: (slot, edition, worth) => `plan ${slotName(slot, edition)}, ${points(worth)}`,
    refusal: 'refus de permis',
    at: (round, name, what) => `Tour ${round}, ${name} : ${what}`,
    controls: {
      group: 'Commandes de lecture',
      previousEvent: 'Plan ou refus précédent',
      previousRound: 'Tour précédent',
      previousStep: 'Étape précédente',
      play: 'Lecture',
      pause: 'Pause',
      nextStep: 'Étape suivante',
      nextRound: 'Tour suivant',
      nextEvent: 'Plan ou refus suivant',
      event: 'Plan',
      round: 'Tour',
      step: 'Étape',
    },
    result: 'Scores finaux',
    playOn: 'Jouer à partir d’ici',
    playOnLine: (name, round) =>
      `Vous reprenez ${name === YOU ? 'votre ville' : `la ville ${de(name)}`} au tour ${round} ; des bots jouent les autres places. C’est une nouvelle partie d’entraînement, et celle-ci reste telle quelle.`,
    start: 'Commencer',
    keep: 'Ajouter à vos villes',
    kept: 'Cette partie est maintenant dans vos villes.',
  },
  stats: {
    title: 'Statistiques',
    line: (games) =>
      games === 0
        ? 'Le bilan de vos parties terminées dans ce navigateur.'
        : `${counted(games, 'partie terminée', 'parties terminées')} dans ce navigateur sans conseil ni tour repris.`,
    none: 'Rien à compter pour l’instant : terminez une partie sans conseil ni tour repris.',
    noMatch: 'Aucune partie terminée ne correspond. Choisissez d’autres filtres.',
    mode: 'Mode',
    everyMode: 'Tous les modes',
    against: 'Adversaires',
    any: 'Tous les adversaires',
    againstNames: { nobody: 'Sans adversaire', bots: 'Bots', people: 'Autres personnes', aaa: 'L’AAA' },
    scores: 'Les scores, partie par partie',
    plot: (games, low, high, last) =>
      `${counted(games, 'score', 'scores')} de ${low} à ${high} ; la moyenne des dix derniers est ${last}.`,
    won: 'gagnée',
    notWon: 'non gagnée',
    meanOfTen: 'moyenne de dix',
    table: 'En tableau',
    columns: { month: 'Mois', games: 'Parties', won: 'Gagnées', mean: 'Moyenne', best: 'Record' },
    parts: 'Par catégorie',
    average: 'moyenne par partie',
    bests: 'Vos records',
    achievements: 'Succès',
    achieved: (count, all) => `${count} sur ${all}`,
    names: {
      'full-town': { name: 'Ville complète', line: 'Toutes les maisons construites' },
      'three-plans': { name: 'Trois plans', line: 'Les trois plans validés' },
      'nine-pools': { name: 'Neuf piscines', line: 'Toutes les piscines creusées' },
      'green-belt': { name: 'Ceinture verte', line: 'Trois parcs de 10 points ou plus' },
      'no-refusal': { name: 'Sans refus', line: '20 tours ou plus sans refus' },
      hundred: { name: 'Cent points', line: 'Une ville de 100 points' },
    },
    notYet: 'pas encore',
    csv: 'Enregistrer en CSV',
    json: 'Enregistrer en JSON',
  },
  share: {
    open: 'Lien vers ce moment',
    game: 'Partager la partie',
    title: 'Un lien vers cette partie',
    line: 'Toute la partie est dans le lien. Il s’ouvre dans n’importe quel Picket, sans compte et sans serveur.',
    field: 'Lien',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    notCopied: 'Le navigateur ne l’a pas permis. Sélectionnez le lien et copiez-le vous-même.',
    native: 'Partager…',
    tooLong:
      'Cette partie est trop longue pour un lien. Envoyez le fichier : il s’importe dans « Vos villes ».',
    file: 'Enregistrer le fichier',
  },
  verify: {
    name: 'Vérifié',
    title: 'Ce qui a été vérifié',
    seed: 'La graine correspond à l’empreinte affichée avant la première carte : la donne n’a pas été changée.',
    turns: (count) =>
      count === 1 ? 'Le seul coup respecte les règles.' : `Les ${count} coups respectent les règles.`,
    scores: 'Les cartes, les plans et les scores ont été recalculés à partir de la graine et des coups.',
    not: 'Les noms, les villes, les bots, la date et l’identité des joueurs ne peuvent pas être vérifiés.',
    failed: 'Ce lien n’est pas valable',
    failedGame: 'Impossible de revoir cette partie',
    noServer: 'Le serveur ne répond pas. Réessayez une fois en ligne.',
    place: (round, seat) => `Tour ${round}, place ${seat}`,
    wrong: (place, why) => (place === '' ? why : `${place} : ${why}`),
    unreadable: (place) =>
      place === ''
        ? 'Ce n’est pas un lien vers une partie de Picket, ou il en manque un morceau.'
        : `${place} : ce coup est illisible, car le lien a été modifié ou coupé.`,
    running: 'Cette partie n’est pas terminée : ses cartes sont secrètes jusque-là.',
    rule: (id) => `Règle ${id}`,
  },
};
