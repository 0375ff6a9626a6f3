import type { AboutText } from '../text.ts';
import { counted, list } from './phrase.ts';

const daysOf = (days: number): string => counted(days, 'jour', 'jours');

const credits =
  'Welcome To… Your Perfect Home est un jeu de Benoit Turpin, illustré par Anne Heidsieck, avec le mode solo AAA d’Alexis Allard, publié par Blue Cocker. Picket est un projet de fans, non officiel, avec ses propres textes et dessins.';

export const about: AboutText = {
  title: 'À propos',
  credits,
  unofficial: {
    title: 'Projet de fans non officiel',
    lines: [
      'Picket est une version numérique du jeu de société Welcome To… Your Perfect Home.',
      credits,
      'Si le jeu vous plaît, achetez la boîte : rien ne vaut du papier et des crayons autour d’une table.',
    ],
  },
  stored: {
    title: 'Ce qui est conservé, et où',
    line: 'Les parties jouées ici restent dans ce navigateur, sur cet appareil. Rien n’est envoyé nulle part, et les visites ne sont pas comptées.',
    things: [
      { name: 'Vos villes', line: 'parties, coups inachevés et fichiers de matériel (IndexedDB « picket »)' },
      {
        name: 'Vos choix',
        line: 'réglages, dernière préparation de partie et filtre des règles (stockage local « picket.… »)',
      },
      {
        name: 'Vos places en ligne',
        line: 'leurs clés, les coups en attente d’envoi, les personnes masquées et votre nom (stockage local « picket.… »)',
      },
      {
        name: 'Picket lui-même',
        line: 'le programme, pour jouer hors ligne, les données des bots forts et le texte des rappels (caches « picket… »)',
      },
    ],
    erase: 'Tout supprimer',
    ask: {
      title: 'Tout supprimer ?',
      line: (games, files) => {
        const things = [
          ...(games === 0 ? [] : [counted(games, 'partie', 'parties')]),
          ...(files === 0 ? [] : [counted(files, 'fichier de matériel', 'fichiers de matériel')]),
          'tous vos réglages et toutes vos clés',
          'la copie hors ligne de Picket',
        ];
        return `Seront supprimés : ${list(things)}.`;
      },
      cannot: (games) =>
        games === 0
          ? 'C’est irréversible.'
          : 'C’est irréversible. Exportez d’abord les parties que vous voulez garder.',
      yes: 'Tout supprimer',
      no: 'Tout garder',
    },
    failed: 'Tout n’a pas pu être supprimé. Fermez les autres onglets de Picket et réessayez.',
  },
  elsewhere: {
    title: 'Ce que conserve un serveur quand vous jouez en ligne',
    line: 'Seulement à partir du moment où vous créez ou rejoignez une table. Ni compte, ni cookie, ni publicité, et rien n’est transmis à qui que ce soit.',
    things: (days) => [
      {
        name: 'La table',
        line: `ses réglages, les noms et les villes saisis, tous les coups, et qui est hors ligne, depuis quand. Les parties terminées sont gardées ; ${
          days === undefined
            ? 'une partie jamais commencée ou inachevée est supprimée après quelques jours sans visite.'
            : `une partie jamais commencée est supprimée après ${daysOf(days.lobbyDays)} sans visite, une partie inachevée après ${daysOf(days.unfinishedDays)}.`
        }`,
      },
      {
        name: 'Votre place',
        line: `une clé secrète que seul votre navigateur possède ; le serveur en conserve l’empreinte. Un lien vers un autre appareil sert une fois et expire après ${
          days === undefined ? 'quelques jours' : daysOf(days.linkDays)
        }.`,
      },
      {
        name: 'Votre brouillon',
        line: 'à une table avec horloge, votre coup inachevé, en mémoire jusqu’à la fin du tour, pour qu’il compte si le temps est écoulé. Personne ne le voit.',
      },
      {
        name: 'Discussion',
        line: 'les cent derniers messages, tant que la table existe. Les signalements vont à la personne qui gère le serveur, avec les derniers messages de la personne signalée.',
      },
      {
        name: 'Rappels',
        line: 'si vous les activez, l’adresse que votre navigateur donne pour cela, jusqu’à ce que vous les désactiviez. Leur texte est chiffré.',
      },
      {
        name: 'Votre adresse réseau',
        line: 'en mémoire seulement, pour limiter le nombre de requêtes. Les journaux ne contiennent ni clés ni messages.',
      },
    ],
    unknown:
      'Chaque serveur fixe ses propres durées : ouvrez une fois « Jouer en ligne », et cette page les affichera.',
    operator:
      'La personne qui gère le serveur fixe ces durées, et peut fermer une table ou supprimer une partie.',
  },
  yourData: {
    title: 'Vos données sur ce serveur',
    noSeat:
      'Vous pouvez télécharger et supprimer les données que ce serveur a sur vous. Les boutons apparaissent ici dès que ce navigateur a une place à une table en ligne.',
  },
  report: {
    line: 'Ceci enregistre un fichier sur votre appareil. Rien n’est envoyé automatiquement : transmettez ce fichier à la personne qui vous a fourni Picket.',
    contents: [
      'la version de Picket et des règles',
      'le nom et la version de votre navigateur, et la taille de sa fenêtre',
      'vos réglages',
      'une partie, avec Player 1, Player 2… à la place des noms',
    ],
    game: (city) => `Partie jointe : ${city}.`,
    noGame: 'Il n’y a pas de partie sur cet appareil : le fichier n’en contient donc pas.',
    save: 'Enregistrer le rapport',
    saved: 'Enregistré. C’est du texte brut : jetez-y un œil avant de l’envoyer.',
  },
  browsers: {
    title: 'Navigateurs',
    line: 'Chrome et Edge à partir de la version 120, Firefox à partir de la 128 et Safari à partir de la 17.4, sur téléphone et ordinateur. Picket est testé avec Chromium ; si un autre navigateur pose problème, signalez-le.',
  },
  version: {
    title: 'Version',
    line: (version, build, rules) => `Picket ${version}, build ${build}, règles ${rules}.`,
  },
  licences: {
    title: 'Licences',
    line: 'Picket est publié sous licence MIT et comprend le travail d’autres personnes :',
    missing:
      'Les licences n’ont pas pu être chargées. Elles sont dans le fichier shipped.json à côté de cette page.',
  },
};
