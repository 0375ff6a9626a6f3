import type { Text } from '../text.ts';
import { counted, numeral, points } from './phrase.ts';
import { played } from './played.ts';

export const start: Text['start'] = {
  name: 'Picket',
  pageTitle: 'Picket : trois rues, un crayon',
  headline: 'Trois rues, un crayon, et un choix à chaque maison.',
  introduction:
    'Retournez les cartes, écrivez un numéro, posez une barrière, plantez un parc. Une ville entière en vingt minutes.',
  doors: {
    play: { title: 'Jouer', line: 'Même partie que la dernière fois, d’un geste.' },
    bots: { title: 'Les bots', line: 'D’un à sept, du plus facile au plus coriace.' },
    together: { title: 'À plusieurs', line: 'Sur un seul appareil, ou chacun sur le sien.' },
    solo: { title: 'Solo', line: 'Face à la pioche, ou à l’AAA.' },
    towns: { title: 'Vos villes', line: 'Toutes vos parties sont gardées ici.' },
  },
  first: {
    title: 'Bienvenue',
    line: 'Apprenez en 5 minutes, en jouant chaque coup.',
    enter: 'Votre première partie',
    resume: (taught, of) => `Reprendre la première partie (${taught}\u00a0sur\u00a0${of})`,
  },
  gentle: {
    title: 'Bot facile',
    line: (name) => `Vous contre ${name}, environ 20 minutes.`,
  },
  oneDevice: 'Un appareil qui passe de main en main.',
  enter: {
    choose: 'Préparer une partie',
    bots: 'Choisir vos bots',
    together: 'Même appareil',
    online: 'Jouer en ligne',
    solo: 'Jouer en solo',
    aaa: 'Défier l’AAA',
    towns: 'Toutes vos villes',
  },
  play: 'Jouer',
  cities: [
    'Montfleuri',
    'Tilleul-le-Haut',
    'Clairval',
    'Beausoleil',
    'Valjoli',
    'Bellecombe',
    'Chantebois',
    'Pré-Fleuri',
    'Sainte-Claire',
  ],
  continueGame: 'Continuer',
  saved: (city, round) => `${city} · tour ${round}`,
  savedOver: (city, worth) => `${city} · ${points(worth)}`,
  theme: 'Changer de thème',
  daily: 'Donne du jour',
  tabletop: 'Autour d’une vraie table',
  rules: 'Règles',
  settings: 'Réglages',
  about: 'À propos',
  picture: 'Une rue de petites maisons derrière des barrières de bois.',
  choice: (choice) => {
    const { people, bots } = choice;
    if (people + bots === 1) return `${played(choice)}, juste vous`;
    const who = people === 1 ? 'vous' : `${numeral(people)} joueurs`;
    const all = bots === 0 ? who : `${who} et ${counted(bots, 'bot', 'bots')}`;
    return `${played(choice)}, ${all}`;
  },
};
