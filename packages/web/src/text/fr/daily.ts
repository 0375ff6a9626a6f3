import type { DailyText } from '../text.ts';
import { capital, counted, list, numeral, ordinal, plural, points } from './phrase.ts';
import { played } from './played.ts';
import { signed } from '../signed.ts';

const day = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** “1er novembre”, where the format has a 1. */
const dated = (format: Intl.DateTimeFormat, time: number): string =>
  format.format(time).replace(/\b1 /, '1er ');

const againstPar = (score: number, par: number): string => {
  if (score === par) return 'exactement la référence';
  return `${points(Math.abs(score - par))} ${score > par ? 'de plus' : 'de moins'} que la référence`;
};

const running = (days: number): string =>
  days === 1 ? 'Un jour.' : `${capital(numeral(days))} jours d’affilée.`;

export const daily: DailyText = {
  title: { day: 'La donne du jour', week: 'La donne de la semaine' },
  kind: 'Quelle donne ?',
  kinds: { day: 'Jour', week: 'Semaine' },
  line: (week, opens, choice) =>
    `${capital(week === undefined ? dated(day, opens) : `semaine ${week}, à partir du ${dated(short, opens)}`)} · ${played(choice)}, en solitaire`,
  towns: (games) => `${counted(games, 'ville', 'villes')} pour l’instant`,
  next: (hours, minutes) => `Prochaine donne dans ${hours}\u00a0h ${minutes}\u00a0min, à minuit UTC`,
  nextDays: (days, hours) =>
    `Prochaine donne dans ${counted(days, 'jour', 'jours')} ${hours}\u00a0h, lundi à minuit UTC`,
  closing: 'Cette donne est terminée. Les parties déjà commencées comptent encore jusqu’à minuit UTC.',
  closed: 'Cette donne est close. Sa graine est publique.',
  today: 'Vers la donne actuelle',
  sealed: {
    title: 'Scellée',
    line: 'Classée, une seule fois. Personne ne connaît une carte avant qu’elle soit retournée.',
    play: 'Jouer',
    goOn: 'Continuer',
    name: 'Votre nom dans la liste',
    confirm:
      'Chaque donne scellée se joue une seule fois. Une partie compte si elle est finie au plus tard 24 heures après la fin de la donne.',
    notPlayed: 'Vous n’avez pas joué cette donne.',
    played: (time) => `jouée ${time}`,
    late: 'Finie trop tard pour compter.',
    noServer:
      'La donne scellée a besoin d’un serveur, et aucun ne répond. Vous pouvez jouer la donne ouverte.',
    needsName: 'Entrez d’abord un nom pour la liste.',
  },
  open: {
    title: 'Ouverte',
    line: 'Pour s’entraîner. Autant que vous voulez, même hors ligne.',
    play: 'Jouer',
    goOn: 'Continuer',
    best: (score, games) => `meilleur score ${signed(score)} en ${counted(games, 'partie', 'parties')}`,
    par: (score) => `Référence ${signed(score)}`,
    finding: (round) => `Le niveau Architecte établit la référence : tour ${round}.`,
    noPar:
      'Sans les réseaux du niveau Architecte, pas de référence. Connectez-vous une fois pour les charger.',
    games: 'Vos parties de la donne ouverte',
  },
  replay: 'Revoir',
  replayOf: (name) => `Revoir ${name}`,
  review: 'Analyser',
  standing: {
    behind: (share) => ({
      share: String(share),
      rest: `sur 100 ${plural(share, 'est', 'sont')} derrière vous`,
    }),
    alone: 'Votre ville est la première de la liste.',
    you: 'Vous',
    par: 'Référence',
    without: 'Sans la chance',
    plusMinus: (margin) => `±${margin}`,
    parLine: 'La référence est le score du niveau Architecte, sans connaître les cartes.',
    noPar: 'La partie de référence est encore en cours.',
    kinder: (by) =>
      by === 0
        ? 'Les cartes vous ont été aussi favorables qu’à la plupart.'
        : `Les cartes vous ont rapporté ${points(Math.abs(by))} ${by > 0 ? 'de plus' : 'de moins'} qu’à la plupart.`,
    weighing: 'Calcul de la part de chance…',
    noLuck: 'La part de chance n’a pas pu être calculée. Rechargez la page pour réessayer.',
    histogram: 'Tout le monde, par score',
    histogramLine: (games, low, high) =>
      `${counted(games, 'ville', 'villes')}, de ${signed(low)} à ${points(high)}. Le tableau donne tous les chiffres.`,
    asTable: 'En tableau',
    asPicture: 'En image',
    score: 'Score',
    count: 'Villes',
    range: (from, to) => `${signed(from)} à ${signed(to)}`,
  },
  list: {
    title: 'La liste',
    place: (rank, of) => `${ordinal(rank)} place sur ${of}`,
    rank: 'Rang',
    name: 'Nom',
    score: 'Score',
    you: 'vous',
    hidden: 'Nom masqué',
    bots: 'Bots',
    botsLine: 'Les programmes qui se déclarent comme tels ont leur propre liste.',
    empty: 'Personne pour l’instant.',
    later: 'La liste s’ouvre quand vous avez fini, ou quand la donne est close.',
    report: 'Signaler un nom',
    reporting: {
      title: 'Signaler un nom',
      line: 'La personne qui gère ce serveur voit le nom et votre message, et peut masquer le nom ou exclure la personne qui le porte.',
      whose: 'Quel nom ?',
      what: 'Qu’est-ce qui ne va pas ?',
      send: 'Envoyer',
      needsText: 'Écrivez d’abord ce qui ne va pas dans ce nom.',
      sent: 'Envoyé. Merci.',
    },
  },
  streak: {
    title: (days) => (days === 0 ? 'Pas encore de série' : running(days).slice(0, -1)),
    best: (days) => `Votre record : ${days}.`,
    line: 'Une donne scellée finie à temps compte.',
    picture: (days, missed) =>
      `${days.length === 0 ? 'Aucun jour joué' : `Jours joués : ${list(days.map(String))}`} ; ${counted(missed.length, 'jour manqué', 'jours manqués')} sur les quatorze derniers.`,
    move: 'Continuer sur un autre appareil',
  },
  device: {
    title: 'Votre code',
    line: 'Avec ce code, vous retrouvez sur un autre appareil votre série, vos places aux tables en ligne et vos parties sauvegardées. Aucun compte n’est nécessaire.',
    secret: 'Gardez-le secret : il suffit pour jouer à votre place. Personne ne peut le retrouver pour vous.',
    keeping: 'Dépôt de vos places et de vos parties pour l’autre appareil…',
    kept: (games) =>
      `${games === 0 ? 'Vos places' : `${counted(games, 'partie sauvegardée', 'parties sauvegardées')} et vos places`} sont déposées, chiffrées avec ce code.`,
    left: (games) =>
      `${counted(games, 'partie plus ancienne ne rentre', 'parties plus anciennes ne rentrent')} pas : ${plural(games, 'exportez-la', 'exportez-les')} dans un fichier, sous « Vos villes ».`,
    notKept: 'Impossible de les déposer pour l’instant. Le code transmet quand même votre série.',
    insecure:
      'Ce navigateur ne chiffre que sur une page sécurisée (https). Le code transmet quand même votre série.',
    copy: 'Copier le code',
    copied: 'Copié.',
    notCopied: 'La copie a échoué. Sélectionnez plutôt le code.',
    have: 'J’ai un code',
    enter: 'Code de l’autre appareil',
    use: 'Utiliser ce code',
    wrong: 'Ce n’est pas un code de Picket. Il a 28 lettres et chiffres ; vérifiez chaque groupe de quatre.',
    replaces: 'Cet appareil a ses propres parties dans la liste. Notez d’abord son code : il sera remplacé.',
    bringing: 'Récupération de vos places et de vos parties…',
    brought: (seats, games) =>
      `Vous revoilà. ${counted(seats, 'place', 'places')} et ${counted(games, 'partie', 'parties')} sont maintenant ici.`,
    nothing: 'Vous revoilà. Votre série est ici ; rien d’autre n’était déposé avec ce code.',
  },
  built: {
    title: (round) => `Où l’on a construit au tour ${round}`,
    previous: 'Tour précédent',
    next: 'Tour suivant',
    round: 'Tour',
    picture: (round, games) =>
      `Où ${counted(games, 'ville a construit', 'villes ont construit')} au tour ${round}. Le tableau donne tous les chiffres.`,
    levels: ['aucune', '1–2', '3–5', '6–9', '10+'],
    inTowns: 'villes sur 100',
    you: 'vous',
    ghost: (name) => `fantôme ${name}`,
    nothing: (share) => `${share} sur 100 ${plural(share, 'n’a', 'n’ont')} pas construit.`,
    street: 'Rue',
    house: 'Maison',
    share: 'Villes sur 100',
    cards: 'Cartes du tour',
    over: (games) => `${counted(games, 'ville est allée', 'villes sont allées')} aussi loin.`,
    failed: 'Impossible de charger ce que les autres ont construit.',
  },
  ghost: {
    title: 'Votre fantôme',
    line: 'Une autre partie de la même donne, dévoilée au rythme de la vôtre.',
    you: 'Vous',
    ghost: 'fantôme',
    which: 'Autres fantômes',
    architect: 'Architecte (référence)',
    yourself: (score) => `Vous-même (${points(score)})`,
    lead: 'Votre avance, tour par tour',
    ahead: 'vous devant',
    behind: 'fantôme devant',
    picture: (rounds, lead) =>
      `Après le tour ${rounds}, ${lead === 0 ? 'vous êtes à égalité' : lead > 0 ? `vous avez ${points(lead)} d’avance` : `vous avez ${points(-lead)} de retard`}.`,
    passed: (name, round) => `Vous avez dépassé ${name.replace(/^Vous-même/, 'vous-même')} au tour ${round}.`,
    none: 'Il n’y a pas encore d’autre partie de cette donne.',
    failed: 'Impossible de charger cette partie.',
  },
  share: {
    title: 'Partager',
    sentence: ({ week, opens, score, par, behind, streak }) => {
      const parts = [
        points(score),
        ...(par === undefined ? [] : [againstPar(score, par)]),
        ...(behind === undefined ? [] : [`devant ${counted(behind, 'joueur', 'joueurs')} sur 100`]),
      ];
      const name = week === undefined ? `donne du ${dated(short, opens)}` : `donne de la semaine ${week}`;
      return `Picket, ${name} : ${parts.join(', ')}.${streak > 1 ? ` ${running(streak)}` : ''}`;
    },
    share: 'Partager',
    copy: 'Copier',
    copied: 'Copié.',
    notCopied: 'La copie a échoué. Sélectionnez plutôt la phrase.',
    failed: 'Le navigateur n’a pas pu partager. Copiez plutôt la phrase.',
    closed: 'Le lien reste fermé tant que la personne qui le reçoit n’a pas joué.',
  },
  invited: {
    title: 'Un lien scellé',
    line: 'Quelqu’un veut comparer cette donne avec vous. Jouez-la d’abord : sa partie s’ouvrira ici.',
    over: 'Vous ne pouvez plus jouer cette donne. Elle s’ouvrira à tout le monde une fois close.',
  },
  proves: {
    title: 'Ce que prouve cette liste',
    line: 'Chaque coup a été vérifié, les cartes étaient fixées d’avance et aucune n’a été envoyée trop tôt. La liste ne peut pas dire si quelqu’un a eu de l’aide ou joue sous deux noms.',
    commitment: 'Empreinte de cette donne',
    nextCommitment: 'Empreinte de la prochaine',
    seed: 'Graine',
  },
};
