import { frCore as words } from 'picket-words';
import type { SetupText } from '../text.ts';
import { counted, de, editionName, list, numeral, plural, rival, sentences, slotName } from './phrase.ts';
import { played } from './played.ts';

const NTH = { A: 'premier', B: 'deuxième', C: 'troisième' } as const;

/** Values come as text where they may carry the mark of an estimate. */
export const setupPage: SetupText = {
  title: 'Nouvelle partie',
  line: 'Changez ce que vous voulez, ou commencez tout de suite. Vos choix sont gardés pour la prochaine fois.',
  edition: 'Édition',
  editionLines: {
    '2018':
      'Plus serrée : un bis reste entre ses barrières, et le premier plan peut amener un nouveau mélange.',
    '2023': 'Un peu plus libre : un bis peut franchir une barrière, et il y a une deuxième feuille.',
  },
  mode: 'Mode',
  opponent: {
    title: 'Votre adversaire',
    line: 'L’architecte bâtit avec la carte que vous laissez à chaque tour, et a ses cartes préférées.',
    level: (level) => `Niveau ${level}`,
    scores: (name) => `Ce que marque ${rival(name)}`,
    points: (points) => `${points} par carte`,
    houses: (houses) => `${houses} ${plural(Number.parseInt(houses), 'maison', 'maisons')} par carte`,
    value: (points) => `${points} par maison`,
    plans: 'Plans',
    claims: {
      '2018': (slots) => `${list(slots.map((slot) => `le ${NTH[slot]}`))} à sortir`,
      '2023': list,
    },
    noPlans: 'aucun',
    temps: (boxes, points) => `${points} pour vous dès la case ${boxes}`,
    none: 'Votre fichier de matériel ne contient pas d’adversaire.',
  },
  seats: {
    title: 'Qui joue ?',
    playedWith: {
      alone: { name: 'Juste vous', line: 'Vous, la pioche et votre plus belle ville.' },
      bots: {
        name: 'Avec des bots',
        line: 'Ils réfléchissent en même temps que vous, et n’en savent pas plus.',
      },
      together: {
        name: 'Même appareil',
        line: 'Un seul appareil ; les coups restent cachés jusqu’à ce que tout le monde ait joué.',
      },
    },
    line: (kind, min) =>
      sentences([
        setupPage.seats.playedWith[kind].line,
        min > 1 ? `Ce mode se joue à partir de ${numeral(min)} joueurs.` : '',
      ]),
    name: (seat) => `Nom du joueur ${seat}`,
    levelOf: (name) => `Niveau ${de(name)}`,
    style: {
      title: 'Plus',
      about: (name) => `sur ${name}`,
      line: (character, attention) =>
        [
          ...(character === null ? [] : [words.characters[character].name]),
          ...(attention === 100 ? [] : [`${attention} % d’attention`]),
        ].join(', '),
      character: 'Personnalité',
      none: { name: 'Aucune', character: 'Aime chaque chose pour ce qu’elle rapporte.' },
      attention: 'Attention',
      attentionLine: (attention) =>
        attention === 100
          ? 'Regarde tous les coups possibles.'
          : `Un handicap : ne voit pas ${100 - attention} coups possibles sur 100.`,
    },
    addPerson: '+ Un joueur',
    addBot: '+ Un bot',
    remove: (name) => `Retirer ${name}`,
    full: (seats) => `Les ${numeral(seats)} places sont prises.`,
    renamed: (name, played) => `Le nom ${name} est pris deux fois : l’un des deux devient ${played}.`,
  },
  sheet: 'Feuille',
  sheetLines: {
    classic: 'Les rues que tout le monde connaît.',
    blueprint: 'D’autres rues, piscines et valeurs.',
  },
  advanced: {
    name: 'Version avancée',
    line: (plans) => `Ajoute les ronds-points et ${counted(plans, 'plan', 'plans')}.`,
  },
  odds: {
    name: 'Probabilités',
    line: 'Pendant la partie, tout le monde peut voir les cartes restantes et les chances de remplir les maisons vides.',
    off: 'désactivées',
  },
  plans: {
    title: 'Plans',
    ways: {
      dealt: { name: 'Au hasard', line: (plans) => `Trois sur ${plans}, un par catégorie.` },
      chosen: { name: 'Choisis', line: () => 'Choisissez-en un par catégorie.' },
      without: {
        name: 'En exclure',
        line: () => 'Touchez les plans dont vous ne voulez pas ; le hasard fait le reste.',
      },
    },
    slot: (slot, edition) => `Plan ${slotName(slot, edition)}`,
    label: (sentence, high, low) => `${sentence} ${high} d’abord, ${low} ensuite.`,
    out: 'exclu',
    last: 'Il faut au moins un plan par catégorie.',
  },
  city: {
    title: 'Votre ville',
    line: 'Son nom figure sur le panneau, et sur la carte postale à la fin.',
    another: 'Un autre nom',
  },
  numbers: {
    title: 'Matériel',
    experts: 'Pour les experts : d’autres nombres sur les cartes et les feuilles.',
    line: 'Votre propre fichier de matériel remplace les nombres des cartes et des feuilles de Picket.',
    builtIn: 'D’origine',
    builtInLine: 'Les nombres fournis avec Picket.',
    upload: 'Choisir un fichier',
    drop: 'ou déposez-le n’importe où sur cette page',
    dropHere: 'Déposez ici votre fichier de matériel.',
    unreadable:
      'Le fichier n’a pas pu être ouvert, et rien n’a changé. Réessayez, ou choisissez-en un autre.',
    remove: (name) => `Retirer ${name}`,
    added: (name) => `${name} est prêt pour une partie.`,
    notSaved:
      'Ce navigateur n’a pas pu sauvegarder le fichier : il reste ici jusqu’à la fermeture de la page.',
    changes: (blocks) =>
      `Remplace ${list(blocks.map(({ block, edition }) => `${BLOCKS[block]} (${editionName(edition)})`))}.`,
    changesNothing: 'Ne change rien : tous ses nombres sont ceux de Picket.',
  },
  more: {
    title: 'Plus d’options',
    line: list,
    parts: {
      edition: 'édition',
      mode: 'mode',
      sheet: 'feuille',
      advanced: 'version avancée',
      plans: 'plans',
      city: 'nom de la ville',
      odds: 'probabilités',
      components: 'matériel',
      pace: 'rythme',
    },
  },
  lesson: {
    question: (name) => `${name}, pour la première fois ?`,
    enter: 'Apprenez en deux minutes',
    decline: (name) => `Ne plus proposer la leçon ${name}`,
  },
  online: { question: 'Chacun sur son appareil ?', enter: 'Jouer en ligne' },
  summary: {
    title: 'Votre partie',
    who: 'Joueurs',
    sheet: 'Feuille',
    plans: 'Plans',
    numbers: 'Matériel',
    opponent: 'Adversaire',
    players: (players) =>
      list(
        players.map(({ name, level }) => (level === null ? name : `${name} (${words.levels[level].name})`)),
      ),
    sheetIn: (sheet, advanced) =>
      advanced ? `${words.sheets[sheet]}, version avancée` : words.sheets[sheet],
    chosen: sentences,
    without: (plans) => `Au hasard, sauf ${numeral(plans)}`,
  },
  played,
  begin: 'Commencer',
};

const BLOCKS = {
  deck: 'la pioche',
  sheets: 'les feuilles',
  plans: 'les plans',
  solo: 'la carte Solo',
  architects: 'les adversaires',
} as const;
