import type { OnlineText } from '../text.ts';
import { counted, de, dotted, ordinal, plural, points } from './phrase.ts';

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

/** “4:05”, “2 h 10 min”, “3 j 4 h”: exact only where it matters. */
function shortTime(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor(seconds / HOUR) % 24,
    Math.floor(seconds / MINUTE) % 60,
  ];
  if (days > 0) return hours > 0 ? `${days}\u00a0j ${hours}\u00a0h` : `${days}\u00a0j`;
  if (hours > 0) return minutes > 0 ? `${hours}\u00a0h ${minutes}\u00a0min` : `${hours}\u00a0h`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

const messagesOf = (name: string): string => `les messages ${de(name)}`;
const seatOf = (name: string): string => `la place ${de(name)}`;

/** What surrounds an online game. */
export const table: OnlineText['table'] = {
  strip: {
    label: 'Connexion',
    offline: 'Vous êtes hors ligne. Votre brouillon est enregistré.',
    turnSaved: 'Vous êtes hors ligne. Votre coup est enregistré et sera envoyé plus tard.',
    draining: 'Le serveur redémarre, reconnexion automatique…',
    retry: 'Réessayer',
    minded: 'Un remplaçant joue pour vous.',
    late: (late) => {
      if (late.kind === 'drafted') return `Temps écoulé : votre ${late.number} a été joué.`;
      return late.kind === 'finished'
        ? 'Temps écoulé : un remplaçant a terminé votre coup.'
        : 'Temps écoulé : un remplaçant a joué pour vous.';
    },
    back: 'Je suis de retour',
  },
  clock: {
    shown: shortTime,
    left: (seconds) => `Reste ${shortTime(seconds)}`,
    sleeps: 'L’horloge est en pause jusqu’à ce que quelqu’un revienne.',
    over: 'temps écoulé',
    warning: (time) => `Encore ${time} pour ce tour.`,
  },
  chat: {
    title: 'Discussion',
    open: 'Discussion',
    unread: (count) => `Discussion, ${counted(count, 'nouveau message', 'nouveaux messages')}`,
    empty: 'Pas encore de messages.',
    field: 'Message',
    send: 'Envoyer',
    muted: 'L’hôte a coupé la discussion à cette table.',
    hostOnly: 'À une table aussi grande, seul l’hôte peut écrire.',
    youMuted: 'L’hôte vous a retiré la parole.',
    left: (count) => `Encore ${counted(count, 'caractère', 'caractères')}`,
    line: (name, message) => `${name} : ${message}`,
    you: 'Vous',
    spectator: 'Il faut une place à la table pour discuter.',
    react: 'Réactions',
  },
  reactions: {
    applause: 'Bravo',
    wow: 'Waouh',
    laugh: 'Ha ha',
    ouch: 'Aïe',
    hurry: 'Allez !',
    thanks: 'Merci',
    'good-luck': 'Bonne chance',
    'well-played': 'Bien joué',
  },
  reacted: (name, reaction) => `${name} : ${table.reactions[reaction]}`,
  said: {
    isIn: (name, count, of) => `${name} a joué. ${count} sur ${of} ${plural(count, 'a joué', 'ont joué')}.`,
    tookBack: (name) => `${name} a repris son coup.`,
    away: (name) => `${name} n’est plus en ligne.`,
    here: (name) => `${name} est là.`,
    caretaker: (name) => `Un remplaçant joue pour ${name}.`,
    ownerBack: (name) => `${name} est de retour.`,
    tookOver: (name, bot) => `${name} arrive et prend la suite ${de(bot)}.`,
    resigned: (name, last) => `${name} abandonne. ${last ? 'La table ferme.' : 'Un bot continue.'}`,
    offered: (name) =>
      `L’hôte a créé un nouveau lien vers ${seatOf(name)}. ${name} peut encore revenir et la garder.`,
    seatTaken: (name, from) => `${name} a pris ${seatOf(from)}.`,
    linkUsed: (name) => `Le lien de l’hôte vers ${seatOf(name)} a été utilisé.`,
    host: (name) => `L’hôte est maintenant ${name}.`,
    offline: 'Vous êtes hors ligne. Votre brouillon est enregistré.',
    online: 'Vous êtes de nouveau en ligne.',
  },
  menu: {
    people: 'À la table',
    move: 'Passer sur un autre appareil',
    resign: 'Abandonner',
    invite: 'Inviter à regarder',
    pace: 'Changer le rythme',
    late: { on: 'Admettre les arrivées tardives', off: 'Refuser les arrivées tardives' },
    remind: 'Me prévenir quand c’est à moi',
    remindNoMore: 'Désactiver les rappels',
    leave: 'Vos tables',
  },
  people: {
    title: 'À la table',
    watching: (count) => counted(count, 'personne regarde', 'personnes regardent'),
    blockLine: 'Les messages masqués ne le sont que sur cet appareil. La personne n’en sait rien.',
    mute: (name) => `Retirer la parole à ${name}`,
    unmute: (name) => `Rendre la parole à ${name}`,
    muteAll: 'Couper la discussion',
    unmuteAll: 'Rouvrir la discussion',
    block: (name) => `Masquer ${messagesOf(name)}`,
    unblock: (name) => `Afficher ${messagesOf(name)}`,
    report: (name) => `Signaler ${name}`,
    handOver: (name) => `Nommer ${name} hôte`,
    newLink: (name) => `Nouveau lien vers ${seatOf(name)}`,
    offered: (time) => `place proposée à partir de ${time}`,
    host: 'hôte',
    you: 'vous',
    marks: dotted,
  },
  reporting: {
    title: (name) => `Signaler ${name}`,
    line: 'Seule la personne qui gère le serveur peut lire votre signalement et la discussion de cette table.',
    field: 'Que s’est-il passé ?',
    send: 'Envoyer le signalement',
    sent: 'Signalement envoyé. Vous pouvez aussi masquer les messages de cette personne.',
  },
  link: {
    moveTitle: 'Passer sur un autre appareil',
    moveLine: 'Ouvrez ou scannez ce lien sur l’autre appareil. Vous pourrez ensuite jouer sur les deux.',
    newTitle: (name) => `Nouveau lien vers ${seatOf(name)}`,
    newLine: (name, time) =>
      `Envoyez-le à ${name}, ou à quelqu’un qui prendra la suite. Il est valable à partir de ${time}, sauf si ${name} revient avant. Toute la table en est avertie.`,
    making: 'Création d’un lien…',
    once: 'Il ne sert qu’une fois. Ne le montrez à personne d’autre.',
  },
  resigning: {
    title: 'Abandonner ?',
    line: 'Un bot terminera votre ville. Vous pourrez regarder, mais plus revenir.',
    lastLine: 'Il n’y a plus que vous ici : la table sera fermée, et la partie ne pourra pas être terminée.',
    yes: 'Abandonner',
    no: 'Continuer à jouer',
  },
  pacing: {
    title: 'Rythme',
    line: 'Court pour une partie en direct, long pour une partie sur plusieurs jours. Le temps de ce tour repart de zéro.',
    set: 'Changer le rythme',
  },
  watch: {
    line: 'Vous regardez la partie. Les coups s’affichent une fois que tout le monde a joué.',
    cards: 'Cartes',
    hidden: 'Chaque main est privée. Ce qui en est public figure sous chaque ville.',
    towns: 'Villes',
    recap: dotted,
  },
  hall: {
    title: 'Toutes les villes',
    everyone: 'Tout le monde',
    towns: 'Villes',
    players: 'À la table',
    here: (here, seated) => `${here} sur ${counted(seated, 'personne présente', 'personnes présentes')}`,
    rank: ordinal,
    points,
    open: (rank, of) => `Vous êtes au rang ${rank} sur ${of}. Toutes les villes`,
    yours: 'Votre rang',
    of: (rank, of) => `${rank} sur ${of}`,
    best: 'Meilleure ville',
    median: 'Médiane',
    played: 'Coups joués',
    find: 'Chercher une personne',
    nobody: 'Aucun nom ne correspond.',
    toFollow: 'Suivre',
    followed: 'Suivie',
    follow: (name) => `Suivre la ville ${de(name)}`,
    stop: (name) => `Ne plus suivre la ville ${de(name)}`,
    following: (name) => `Vous suivez la ville ${de(name)}.`,
    notFollowing: (name) => `Vous ne suivez plus la ville ${de(name)}.`,
    most: (count) =>
      `À la table, vous voyez votre ville, celle de l’hôte et jusqu’à ${count} villes que vous suivez.`,
    previous: 'Précédentes',
    next: 'Suivantes',
    range: (from, to, of) => `${from} à ${to} sur ${of}`,
  },
  end: {
    rematch: 'Revanche avec tout le monde',
    toRematch: 'Aller à la revanche',
  },
  push: {
    title: 'Rappels',
    line: 'Désactivés au départ. Votre navigateur vous prévient quand c’est à vous dans une partie sur plusieurs jours, même si Picket est fermé.',
    name: 'Rappels pour mes tables',
    nameLine: 'Pour chaque table que vous rejoignez dans ce navigateur.',
    denied:
      'Le navigateur bloque les rappels. Autorisez d’abord les notifications de cette page dans ses réglages.',
    none: 'Ce navigateur ne peut pas afficher de rappels. Sur iPhone, ajoutez d’abord Picket à l’écran d’accueil.',
    failed: 'Cela n’a pas marché, et rien n’a changé. Réessayez plus tard.',
    notice: { title: 'À vous de jouer', line: (city) => `Un nouveau tour a commencé à ${city}.` },
    offered: {
      title: 'Voulez-vous garder votre place ?',
      line: (city) => `L’hôte propose ${city} à quelqu’un d’autre. Ouvrez la table pour garder votre place.`,
    },
  },
};
