import type { Text } from '../text.ts';
import { listed } from './phrase.ts';

const JSON_RESULTS = 'Afficher les résultats en JSON';

/** What each command and its options do, for the help. */
export const commands: Text['commands'] = {
  game: {
    edition: (usual) => `Édition du jeu (par défaut ${usual})`,
    mode: (usual) => `Mode de jeu ; 2023 a standard et aaa (par défaut ${usual})`,
    opponent: 'Adversaire du mode aaa, par exemple 2018-aaa-3',
    advanced: 'Avec les ronds-points et les plans de la version avancée',
    sheet: (usual) => `Feuille ; blueprint n’existe qu’en 2023 (par défaut ${usual})`,
    plans: 'Jouer avec ces trois plans, listés par picket components (par défaut au hasard)',
    components: 'Votre propre matériel, au format de picket components',
  },
  play: {
    about: 'Jouer dans le terminal : en solitaire, avec des bots, à plusieurs ou en ligne',
    bots: (levels) => `Bots à la table : ${listed(levels)}`,
    players: (most) => `Nombre de joueurs au clavier, de 1 à ${most} avec les bots`,
    names: 'Noms des joueurs',
    seed: 'Graine d’une donne, ou un texte quelconque (par défaut au hasard)',
    save: 'Sauvegarder ici après chaque commande (par défaut dans le dossier des données)',
    resume: 'Reprendre une partie sauvegardée : FICHIER, ou une du dossier des données',
    join: 'Rejoindre une table en ligne, ou y retrouver votre place',
    server: (usual) => `Serveur d’un code (par défaut ${usual})`,
    name: 'Votre nom à la table en ligne (par défaut, il est demandé)',
    stdin: 'Lire les commandes de toute une partie sur l’entrée standard, ligne par ligne',
  },
  serve: {
    about: 'Lancer un serveur : le client, les tables en ligne et leur API',
    port: 'Port (par défaut 4600, ou le prochain port libre)',
    host: 'Adresse d’écoute (par défaut localhost ; 0.0.0.0 pour toutes)',
    data: 'Dossier des données (par défaut ./data)',
    config: 'Fichier JSON de réglages, décrits dans docs/running.md',
    trustProxy: 'Se fier aux en-têtes du proxy pour l’adresse des clients',
  },
  simulate: {
    about: 'Faire jouer des bots, et écrire leurs parties, une ligne JSON chacune',
    players: 'Joueurs par partie (par défaut le minimum du mode)',
    games: 'Nombre de parties (par défaut 1)',
    seed: 'Le même texte donne les mêmes parties (par défaut au hasard, et affiché)',
    bots: 'Bots par place, répétés : random, ou un niveau de newcomer à architect',
    rules: (newest) => `Version des règles, de 1 à ${newest} (par défaut ${newest})`,
    out: 'Fichier des parties ; - est la sortie standard (par défaut -)',
    json: 'Afficher les résultats en JSON sur la sortie standard ; nécessite --out FICHIER',
  },
  check: {
    about: 'Rejouer des parties et vérifier chaque carte, score et résultat ; - lit l’entrée standard',
    json: 'Afficher le rapport en JSON',
  },
  score: {
    about:
      'Afficher le score d’une feuille, tapée ou dans un fichier, ou d’une partie ; - lit l’entrée standard',
    temps: 'Les cases d’intérim cochées par les autres joueurs, par exemple 4,1 (pour une feuille seule)',
    json: 'Afficher les scores en JSON, un par ligne',
  },
  analyse: {
    about: 'Analyser une partie : chance, jeu et coups les plus coûteux ; - lit l’entrée standard',
    json: 'Afficher les analyses en JSON, une ligne par joueur',
    seat: 'Seulement cette place, à partir de 1 (par défaut : toutes)',
    quick: 'Seulement les termes et les notes, en une seconde environ par joueur',
  },
  print: {
    about:
      'Créer un PDF à imprimer : une feuille vierge, l’aide de jeu, un livret de donne, des cartes à découper ou les feuilles d’une partie',
    paper: 'Format du papier : a4 ou letter (par défaut a4)',
    deal: 'Nom de la donne d’un livret (par défaut picket)',
    address: 'Adresse du client, pour le code QR d’un livret',
    out: 'Fichier du PDF ; - est la sortie standard (par défaut -)',
  },
  components: {
    about: 'Afficher les cartes, feuilles et plans d’origine sous forme de fichier de matériel',
    edition: 'Cette édition seulement',
    data: (newest) => `Version des données (par défaut ${newest}, la plus récente)`,
  },
  arena: {
    about: 'Comparer des bots de deux niveaux sur les mêmes donnes, en échangeant les places',
    mode: 'Modes de jeu, un par ligne ; 2023 a standard et aaa (par défaut standard)',
    players: 'Places à chaque table, un niveau sur deux (par défaut 2 si le mode le permet)',
    deals: 'Donnes par paire de niveaux et par mode (par défaut 100)',
    simulations: 'Parties simulées par coup (par défaut selon le niveau)',
    ms: 'Millisecondes par coup ; les résultats dépendent alors de la machine',
    seed: 'Le même texte donne les mêmes donnes et résultats (par défaut au hasard, et affiché)',
    threads: 'Nombre de fils d’exécution (par défaut un par cœur)',
    json: JSON_RESULTS,
  },
  bench: {
    about: 'Mesurer la vitesse des règles et des bots, comparée à un moteur d’échecs sur la même machine',
    seconds: 'Durée totale de la mesure en secondes (par défaut 10)',
    ceiling:
      'Avec bots : au lieu des vitesses, le score possible en solitaire en connaissant d’avance toutes les cartes',
    deals: 'Nombre de donnes pour --ceiling (par défaut 10)',
    json: JSON_RESULTS,
  },
  backup: {
    about: 'Sauvegarder les données d’un serveur, même en marche',
  },
  restore: {
    about: 'Restaurer une sauvegarde dans un dossier ou une base vides',
  },
  move: {
    about: 'Copier les données d’un serveur arrêté vers une autre base',
    from: 'sqlite:DOSSIER ou postgres://NOM:MOT-DE-PASSE@HÔTE/BASE',
    to: 'De même, mais encore sans données',
  },
  cluster: {
    about: 'Essayer plusieurs nœuds sur cette machine : PostgreSQL, Redis, un répartiteur et des serveurs',
    nodes: 'Nombre de serveurs (par défaut 3)',
    port: 'Port du répartiteur (par défaut 4700) ; les suivants servent aussi',
    data: 'Dossier de la base (par défaut ./data/cluster)',
  },
  operate: {
    about:
      'Gérer un serveur : fermer ou supprimer des tables, effacer des données personnelles, interdire des mots, passer en lecture seule, lire les signalements',
    forms: {
      close: 'close TABLE',
      delete: 'delete TABLE',
      forget: 'forget TABLE/PLACE',
      hide: 'hide TABLE',
      ban: 'ban TABLE',
      unban: 'unban TABLE',
      words: 'words FICHIER',
      'read-only': 'read-only on',
      reports: 'reports',
    },
  },
  server: {
    data: 'Dossier des données du serveur (par défaut ./data)',
    database: 'Adresse d’une base PostgreSQL (par défaut : un fichier du dossier des données)',
    bus: 'Adresse d’un serveur Redis ou Valkey par lequel les nœuds se préviennent (par défaut : aucun)',
    config: 'Fichier de configuration du serveur',
  },
};
