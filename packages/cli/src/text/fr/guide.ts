import type { Text } from '../text.ts';
import { PILE_LETTERS } from './results.ts';

const CONFIRM = 'c confirme le coup, u annule.';

/** How to type what is still open. */
const OPEN = {
  fence: 'ft4 pose une barrière après t4 (n’importe quel ┊).',
  improve: 'v3 valorise les lotissements de 3 (ou d’une autre taille).',
  bis: 'xm4 copie un voisin en m4 (n’importe quel (b)).',
  skip: 'n renonce à l’action.',
};

/** What can be typed, and what to do next. */
export const guide: Text['guide'] = {
  hello: 'bonjour',
  commands: {
    pick: 'choisir une carte ; plus tard, en changer et garder ce qui convient',
    pickHand: 'le numéro de la carte 1 et l’action de la carte 3 ; ou en changer',
    write: 'écrire dans cette maison : t, m ou b pour la rue, puis la maison',
    temp: 'modifier le numéro avec un intérimaire, avant de l’écrire',
    fence: 'poser une barrière après cette maison',
    improve: 'augmenter la valeur des lotissements de cette taille',
    parkPool: 'cocher un parc, construire la piscine : automatique en écrivant',
    bis: 'copier un voisin dans cette maison (xm4l : celui de gauche)',
    skip: 'renoncer à l’action ; avant de choisir : cocher un refus de permis',
    skipHand: 'renoncer à l’action, ou cocher un refus (n2 : et passer la carte 2)',
    roundabout: 'construire ici un rond-point (version avancée)',
    plan: 'valider un plan (gA(t1-3,m5) : avec ces lotissements)',
    reshuffle: 'demander un nouveau mélange avec le tout premier plan (édition 2018)',
    undo: 'annuler la dernière commande de ce coup, ou la rétablir',
    why: 'savoir si une commande est permise, ou quelle règle l’interdit',
    hint: 'conseil : le coup que jouerait un Maître, et pourquoi',
    show: 'voir la feuille du joueur 2 ; s seul montre la vôtre',
    recap: 'voir ce que tout le monde a fait au tour précédent',
    plans: 'voir les plans avec leur texte complet',
    say: 'parler à la table ; chat montre les derniers messages',
    back: 'reprendre votre coup, tant que tout le monde n’a pas joué',
    resign: 'abandonner votre place : un bot la joue jusqu’au bout',
    confirm: 'confirmer le coup',
    leaveGame: 'voir cette liste ; quitter la partie, qui est sauvegardée',
    leaveTable: 'voir cette liste ; partir en gardant votre place',
  },
  legend: {
    houses: '¹²³ numéros qui vont ici · (8) peut s’écrire ici · ┊ barrière possible ici',
    marks: '≈ piscine · × piscine manquée · 12b bis · @ rond-point · *12 pris pour un plan',
    estates: '└3┘ lotissement complet et sa valeur · ╘3╛ le même, pris pour un plan',
    values: '4▸6 valeur actuelle et avec une case de plus ; d’un plan : d’abord et ensuite',
    pile: `pile : ${PILE_LETTERS} ; entre [ ], ce qui compte`,
  },
  several: (example) => `Plusieurs commandes tiennent sur une ligne : ${example}`,
  notATerminal: 'Ceci n’est pas un terminal : impossible de jouer ici. Dans un terminal, tapez :',

  // What to do next, in one line
  noNumberFits: (isGiven, canPick) => {
    const refusal = isGiven
      ? 'n1, n2 ou n3 coche un refus de permis et passe cette carte'
      : 'n coche un refus de permis';
    const other = canPick ? ', ou prenez une carte possible avec un intérimaire ou un rond-point' : '';
    return `Aucun numéro ne va : ${refusal}${other}.`;
  },
  pick: 'Prenez une carte (1 2 3) ou une maison (m4) : ¹²³ montrent ce qui va. ? : aide.',
  pickHand: 'Numéro de la carte 1, action de la carte 3 : 1/3. Ou une maison (m4). ? : aide.',
  nameHouse: (number, canChange) => {
    const change = canChange ? ', ou modifiez d’abord le numéro : +1, -2' : '';
    return `Nommez une maison pour ${number} : (${number}) montre où il va${change}.`;
  },
  finish: (open, canClaim) =>
    [
      ...(open === undefined ? [] : [OPEN[open]]),
      ...(canClaim ? ['Vous pouvez valider un plan.'] : []),
      CONFIRM,
    ].join(' '),
  isIn: 'back reprend votre coup. ? : aide.',
};
