import { frCore as words } from 'picket-words';
import type { OnlineText } from '../text.ts';
import { table } from './onlineTable.ts';
import { counted, de, dotted, list } from './phrase.ts';
import { signed } from '../signed.ts';

const UNITS = [
  [86_400, 'jour', 'jours'],
  [3600, 'heure', 'heures'],
  [60, 'minute', 'minutes'],
  [1, 'seconde', 'secondes'],
] as const;

function duration(seconds: number): string {
  const [size, one, other] = UNITS.find(([unit]) => seconds >= unit && seconds % unit === 0) ?? UNITS[3];
  return counted(seconds / size, one, other);
}

/** “3 places prises sur 4”. */
const taken = (seated: number, seats: number): string =>
  `${counted(seated, 'place prise', 'places prises')} sur ${seats}`;

export const online: OnlineText = {
  toDeal: 'Vers la donne',
  unreachable: 'Le serveur est injoignable. Rien n’est perdu : vérifiez votre connexion et réessayez.',
  table,
  duration,
  together: {
    title: 'Jouer en ligne',
    line: 'Une table, autant d’appareils que vous voulez. Un nom suffit ; pas besoin de compte.',
    make: 'Créer une table',
    code: {
      title: 'Rejoindre avec un code',
      line: 'Quatre lettres, données par l’hôte de la table.',
      field: 'Code',
      join: 'Rejoindre',
      letters: (letters) => `Un code se compose de quatre de ces lettres : ${letters.split('').join(' ')}.`,
    },
    mine: {
      title: 'Vos tables',
      yourMove: 'À vous',
      yourMoveIn: (city, round) => `À vous de jouer : ${city}, tour ${round}.`,
      playingIn: (city, round) => `${city} en est au tour ${round}.`,
      moreAwaited: (count) => counted(count, 'autre table vous attend', 'autres tables vous attendent'),
      waiting: (missing) => `On attend ${counted(missing, 'joueur', 'joueurs')}`,
      lobby: 'Pas commencée',
      result: (place, of, score) =>
        of === 1
          ? counted(score, 'point', 'points')
          : `Rang ${place} sur ${of}, ${counted(score, 'point', 'points')}`,
      replay: 'Revoir',
      review: 'Analyser',
      reviewLabel: (city) => `Analyser ${city}`,
      replayLabel: (city) => `Revoir ${city}`,
      over: 'Terminée',
      closed: 'Fermée',
      with: (names, more) =>
        names.length === 0
          ? 'juste vous'
          : `avec ${list(more > 0 ? [...names, counted(more, 'autre', 'autres')] : names)}`,
      kind: dotted,
      open: 'Ouvrir',
      openLabel: (city) => `Ouvrir ${city}`,
      forget: 'Oublier',
      forgetLabel: (city) => `Oublier la place à ${city} dans ce navigateur`,
      data: 'Télécharger ou supprimer vos données',
    },
    quick: {
      title: 'Partie rapide',
      line: (game) => `Rejoint une table publique ou en ouvre une : ${game}.`,
      find: 'Trouver une table',
      searching: 'Recherche…',
    },
    watching: {
      title: 'Parties publiques à regarder',
      over: 'Parties publiques terminées',
      names: (names, more) => list(more > 0 ? [...names, counted(more, 'autre', 'autres')] : names),
      round: (game, round) => dotted([game, `tour ${round}`]),
      watch: 'Regarder',
      label: (names) => `Regarder ${names}`,
      result: (players) => list(players.map(({ name, score }) => `${name} ${signed(score)}`)),
      replay: 'Revoir',
      replayLabel: (names) => `Revoir la partie ${de(names)}`,
    },
    open: {
      title: 'Tables publiques',
      none: 'Aucune table publique pour l’instant. Créez-en une, ou demandez un lien.',
      again: 'Actualiser',
      hostedBy: (host, city) => (city === '' ? host : `${host}, ${city}`),
      seated: (played, seated, seats) => dotted([played, taken(seated, seats)]),
      go: 'Voir',
      goLabel: (host) => `Voir la table ${de(host)}`,
    },
    link: {
      opening: 'Ouverture de votre place…',
      failed: 'Ce lien ne donne accès à aucune place',
    },
  },
  myData: {
    line: 'Vous pouvez télécharger ou supprimer les données que ce serveur a sur vous. Cela concerne les places de ce navigateur ; faites de même dans vos autres navigateurs.',
    download: 'Télécharger mes données',
    saved: (file) => `Enregistré sous ${file}.`,
    erase: 'Supprimer mes données de ce serveur…',
    ask: {
      title: 'Supprimer vos données de ce serveur ?',
      lines: [
        'Vous quittez toutes vos tables. Si une partie est en cours, un bot continue pour vous.',
        `Les autres voient « ${words.formerPlayer} » à la place de votre nom. Vos messages, vos rappels et les clés de vos places sont supprimés. Vos coups restent, car les parties des autres en dépendent.`,
        'Si vous avez fait l’objet d’un signalement, la personne qui gère le serveur le garde, avec votre nom et vos derniers messages.',
        'Ce qui était déposé pour vos autres appareils est supprimé. Vos parties des donnes scellées restent dans leurs listes, sans votre nom.',
      ],
      cannot: 'C’est irréversible. Téléchargez d’abord vos données si vous voulez les garder.',
      yes: 'Supprimer',
      no: 'Garder',
    },
    done: 'Vos données sont supprimées de ce serveur.',
  },
  anyTown: { field: 'Laissez vide : nom au hasard', sign: 'Votre ville' },
  make: {
    title: 'Créer une table',
    line: 'Vous recevez un lien, un code et un code QR. Vous pouvez tout changer jusqu’au début de la partie.',
    you: {
      title: 'Vous',
      name: 'Votre nom',
      city: 'Votre ville',
      line: 'Ce que voient les autres. La ville est facultative.',
    },
    needsName: 'Entrez un nom (une lettre suffit).',
    seats: {
      title: 'Places',
      line: (min, max) =>
        `De ${min} à ${max}, bots compris. Les places libres disparaissent au début de la partie.`,
      one: 'Une seule place. Les autres peuvent regarder.',
      fewer: 'Une place de moins',
      more: 'Une place de plus',
    },
    pace: {
      title: 'Rythme',
      clock: 'Temps par tour',
      noClock: 'Sans limite',
      clockLine:
        'Jusqu’à cinq minutes pour une partie en direct, une heure ou plus pour une partie sur plusieurs jours.',
      away: 'Remplacer après',
      never: 'Jamais',
      awayLine:
        'Après cette durée d’absence, le remplaçant joue jusqu’au retour. De même si le temps est écoulé.',
      caretaker: 'Remplaçant',
      caretakerLine: 'Le bot qui joue en cas d’absence.',
    },
    door: {
      title: 'Accès',
      public: 'Publique',
      publicLine: 'Afficher cette table dans la liste publique jusqu’à son début.',
      late: 'Arrivées tardives',
      lateLine: 'Une fois la partie commencée, on peut encore prendre la place d’un bot.',
    },
    begin: 'Créer la table',
    summary: {
      title: 'Votre table',
      seats: 'Places',
      upTo: (seats) => (seats === 1 ? 'une' : `jusqu’à ${seats}`),
      clock: 'Temps par tour',
      door: 'Accès',
      byLink: 'par lien ou code',
      inList: 'publique',
    },
  },
  lobby: {
    title: (host) => `La table ${de(host)}`,
    titleNobody: 'Table sans hôte',
    line: (seated, seats, host) =>
      seated >= seats
        ? `Tout le monde est là. ${host ? 'Vous pouvez' : 'L’hôte peut'} lancer la partie.`
        : `${taken(seated, seats)}. ${host ? 'C’est vous qui lancez' : 'C’est l’hôte qui lance'} la partie.`,
    people: 'À la table',
    you: 'vous',
    host: 'hôte',
    away: 'hors ligne',
    bot: (level) => `bot, ${words.levels[level].name}`,
    marks: dotted,
    free: (count) => counted(count, 'place libre', 'places libres'),
    watching: (count) => counted(count, 'personne regarde', 'personnes regardent'),
    join: {
      title: 'Prendre une place',
      line: 'Un nom suffit.',
      name: 'Votre nom',
      city: 'Votre ville (facultatif)',
      sit: 'Prendre une place',
      full: 'Toutes les places sont prises. Vous pouvez regarder d’ici.',
      late: 'Prendre la place d’un bot',
      lateLine: 'L’hôte admet les arrivées tardives : vous continuez là où le bot s’est arrêté.',
    },
    invite: {
      title: 'Inviter',
      line: 'Le lien, le code ou le code QR suffit pour jouer ou regarder.',
      link: 'Lien',
      copy: 'Copier le lien',
      copied: 'Lien copié.',
      notCopied: 'Le navigateur ne permet pas de copier. Sélectionnez le lien et copiez-le à la main.',
      code: 'Code',
      codeLine: 'Valable jusqu’au début de la partie.',
      qr: 'Le lien en code QR',
    },
    start: 'Lancer la partie',
    waitsFor: (host) =>
      host === '' ? 'On attend que quelqu’un prenne une place.' : `C’est à ${host} de lancer la partie.`,
    tooFew: (missing) => `Il manque ${counted(missing, 'joueur ou bot', 'joueurs ou bots')}.`,
    options: 'Réglages de la partie',
    changeOptions: 'Changer les réglages de la partie',
    addBot: 'Ajouter un bot',
    botLevel: 'Son niveau',
    theBot: 'le bot',
    renameTitle: 'Votre nom à cette table',
    save: 'Enregistrer',
    leave: 'Quitter la table',
    acts: (name) => `${name} : autres actions`,
    remove: 'Retirer de la table',
    removed:
      'L’hôte vous a retiré votre place, ou vous l’avez quittée dans un autre onglet. Vous pouvez regarder, ou reprendre une place.',
    closed: {
      title: 'Cette table est fermée',
      line: 'Plus personne ne joue ici. Rien ne change pour vos autres tables.',
    },
    otherVersion: {
      title: 'Picket a une nouvelle version',
      line: 'Le serveur est plus récent que cette page. Votre coup est enregistré : rechargez pour continuer.',
    },
    unreachable: 'Table injoignable',
    toTogether: 'Vos tables',
    said: {
      joined: (name) => `${name} arrive à la table.`,
      left: (name) => `${name} quitte la table.`,
      youAreHost: 'Vous êtes maintenant l’hôte.',
      changed: 'L’hôte a changé les réglages de la partie.',
      started: 'La partie a commencé.',
    },
  },
};
