import type { ExpectedToken } from 'picket-engine/notation';
import type { TextViewText } from '../text.ts';

const OR = new Intl.ListFormat('fr', { type: 'disjunction' });

/** What can be typed, and what it does. */
export const commands: TextViewText['commands'] = {
  confirm: { word: 'confirmer', about: 'confirmer le coup, comme Entrée sur une ligne vide' },
  skip: { word: 'passer', about: 'se passer de l’action' },
  undo: { word: 'annuler', about: 'annuler la dernière étape, ou reprendre un coup confirmé' },
  redo: { word: 'rétablir', about: 'la rétablir' },
  hint: { word: 'conseil', about: 'ce que jouerait un Maître, dans une partie sur cet appareil' },
  play: { word: 'jouer', about: 'jouer le conseil' },
  what: { word: 'quoi', about: 'que puis-je faire ?' },
  fits: { word: 'où', example: '1, m5', about: 'où va une carte, ou que peut recevoir une maison ?' },
  why: { word: 'pourquoi', example: 'm5, ft4', about: 'cette étape est-elle permise, et sinon pourquoi ?' },
  explain: {
    word: 'expliquer',
    example: '1, m5, ga, parcs',
    about: 'expliquer une carte, une maison, un plan ou une piste',
  },
  cards: { word: 'cartes', about: 'les cartes, et où elles vont' },
  round: { word: 'tour', about: 'le tour et ses cartes' },
  sheet: { word: 'feuille', about: 'toute votre feuille' },
  top: { word: 'haut', about: 'votre rue du haut' },
  middle: { word: 'milieu', about: 'votre rue du milieu' },
  bottom: { word: 'bas', about: 'votre rue du bas' },
  plans: { word: 'plans', about: 'les plans' },
  score: { word: 'score', example: 'parcs', about: 'votre score, et d’où il vient' },
  others: { word: 'autres', about: 'les autres joueurs' },
  town: { word: 'ville', example: '2, Otto', about: 'la ville de quelqu’un d’autre' },
  who: { word: 'qui', about: 'qui n’a pas encore joué ?' },
  last: { word: 'précédent', about: 'ce qui s’est passé au tour précédent' },
  odds: { word: 'probabilités', example: 'm5', about: 'les chances de remplir vos maisons vides' },
  time: { word: 'temps', about: 'le temps qui reste' },
  say: { word: 'dire', example: 'bonjour', about: 'envoyer un message à la table' },
  chat: { word: 'discussion', about: 'les derniers messages' },
  react: { word: 'réagir', example: 'bravo', about: 'envoyer une réaction' },
  next: { word: 'suite', about: 'l’étape suivante, ou les cartes suivantes' },
  back: { word: 'retour', about: 'revenir à l’étape ou aux cartes d’avant' },
  event: { word: 'fait', about: 'aller au plan ou au refus suivant' },
  view: { word: 'vue', example: '2, Otto', about: 'la partie telle que quelqu’un la voyait, ou tout voir' },
  give: { word: 'donner', example: '2', about: 'donner une carte' },
  claim: { word: 'valider', example: 'a, b Otto', about: 'un plan est validé ; retapé, il ne l’est plus' },
  left: { word: 'reste', about: 'combien de cartes il reste' },
  came: { word: 'sortie', example: 'a', about: 'une carte spéciale est sortie ; retapé, elle ne l’est plus' },
  start: { word: 'lancer', about: 'lancer la partie' },
  bot: { word: 'bot', example: 'maître', about: 'ajouter un bot' },
  link: { word: 'lien', about: 'le code et le lien à partager' },
  again: { word: 'rejouer', about: 'rejouer' },
  same: { word: 'même', about: 'rejouer avec les mêmes cartes' },
  export: { word: 'exporter', about: 'exporter la partie' },
  leave: { word: 'quitter', about: 'quitter cette page' },
  help: { word: 'aide', about: 'tout ce que vous pouvez taper' },
  repeat: { word: 'répéter', about: 'répéter la dernière réponse' },
  set: { word: 'régler', example: 'son non', about: 'lire ou changer un réglage' },
  menu: { word: 'menu', about: 'ouvrir le menu' },
  picture: { word: 'image', about: 'passer à la vue en image' },
};

/** Steps as words, in place of their letter in the notation. */
export const stepWords: TextViewText['stepWords'] = {
  fence: 'barrière',
  improve: 'valeur',
  park: 'parc',
  pool: 'piscine',
  bis: 'bis',
  roundabout: 'rond-point',
  plan: 'plan',
  refuse: 'refus',
  reshuffle: 'remélanger',
};

/** What is missing in a step; by default, that it isn’t understood. */
const missing: { readonly [T in ExpectedToken]?: string } = {
  street: 'Ajoutez une maison, par exemple ft4.',
  house: 'Ajoutez le numéro d’une maison, par exemple t5.',
  size: 'Ajoutez une taille de lotissement, par exemple v3.',
  slot: 'Ajoutez un plan, par exemple ga.',
  side: 'Les deux voisins sont possibles : ajoutez l pour celui de gauche ou r pour celui de droite.',
  card: 'Ajoutez une carte : 1, 2 ou 3.',
  change: 'Ajoutez un nombre, par exemple +1.',
  slash: 'Nommez deux cartes, par exemple 1/3 : la première donne le numéro, la seconde l’action.',
  comma: 'Fermez la liste des lotissements par une parenthèse.',
  'closing-bracket': 'Fermez la liste des lotissements par une parenthèse.',
};

export const typing: TextViewText['typing'] = {
  unknown: (typed, suggestions) =>
    `« ${typed} » n’est ni un coup ni une question. Essayez ${OR.format(suggestions)}.`,
  missing: (expected) => (expected && missing[expected]) ?? '',
  notHere: (word) => `« ${word} » n’a pas d’effet ici. Tapez aide pour voir ce qui est possible.`,
  needs: (word, example) => `Précisez, par exemple : ${word} ${example.split(',')[0] ?? ''}.`,
  nothingToRepeat: 'Rien n’a encore été dit.',
  noSuch: (typed) => `Il n’y a pas de « ${typed} » ici.`,
};
