import type { EditionId, Facts, Fault, RejectionCode } from 'picket-engine';
import type { Words } from '../catalogue.ts';
import type { Streets } from '../streets.ts';
import { count } from './count.ts';
import { expected } from './expected.ts';
import { modes, sheets, plan as planName, short, streets as positions, theEdition } from './names.ts';
import { digits, ordinal, signed } from './phrase.ts';
import { inText } from './street.ts';

/** What is wrong with a sheet, as the end of a sentence. */
export const FAULTS: { readonly [F in Fault]: string } = {
  'street-length': 'la rue n’a pas le bon nombre de maisons pour cette feuille',
  'number-range': 'les numéros de maison vont de 0 à 17',
  'not-ascending': 'les numéros doivent augmenter de gauche à droite',
  'bis-alone': 'il manque l’original à côté d’un bis',
  'fence-place': 'une barrière se pose entre deux maisons de la rue',
  'roundabout-unfenced': 'il faut une barrière de chaque côté d’un rond-point',
  'too-many-roundabouts': 'il y a plus de ronds-points que de cases de rond-point',
  'too-many-bis': 'il y a plus de maisons bis que de cases de bis',
  'pool-place': 'une piscine demande un bassin et un numéro qui n’est pas un bis',
  'too-many-pools': 'il y a plus de piscines que de cases de piscine',
  'used-place': 'les plans n’utilisent que des maisons numérotées',
  'too-many-parks': 'la rue a trop peu de cases ou de numéros pour autant de parcs',
  'too-many-boxes': 'plus de cases sont cochées que la piste n’en compte',
  'named-twice': 'le même endroit figure deux fois',
};

const INCREASE = 'les numéros augmentent de gauche à droite';

export const rejection: Words['rejection'] = {
  // not a step at all
  'not-a-step': (facts) => `Cette étape n’est pas valable : il faut ${expected(facts)}${place(facts.path)}.`,
  'no-such-spot': ({ street, house }, _, streets) =>
    street in positions
      ? `La ${inText(street, streets)} n’a pas de maison ${ordinal(house)}.`
      : `Il n’y a pas de rue ${ordinal(street)} : la feuille en compte trois.`,

  // picking
  'no-such-offer': ({ offer }) => `Le choix ${ordinal(offer)} n’existe pas : prenez une des cartes visibles.`,
  'same-card-twice': () => 'Prenez le numéro d’une carte et l’action d’une autre.',
  'already-chosen': () => 'Vous avez déjà choisi à ce tour : annulez d’abord ce choix.',
  'number-fits-nowhere': ({ number }) => `Le ${number} ne va dans aucune maison : prenez un autre numéro.`,
  'not-chosen-yet': () => 'Choisissez d’abord un numéro et une action.',

  // permit refusals
  'refusal-not-forced': ({ number }) =>
    `Vous pouvez encore écrire ${number} : un refus de permis n’est pas possible.`,
  'after-refusal': () =>
    'Avec un refus de permis, ni numéro ni action à ce tour : annulez-le pour continuer.',
  'give-a-card': () => 'Choisissez la carte à donner avec le refus de permis.',
  'nothing-to-give': () => 'Dans cette partie, on ne donne pas de carte avec un refus de permis.',

  // writing
  'number-not-offered': ({ number, offered }) =>
    `Votre numéro est ${offered}, pas ${number} : choisissez une autre carte si vous en voulez un autre.`,
  'already-written': () => 'Vous avez déjà écrit votre numéro à ce tour : annulez-le pour le déplacer.',
  'house-taken': ({ number }) => `Cette maison porte déjà un ${number} : choisissez une maison vide.`,
  'roundabout-there': () => 'Il y a un rond-point ici : choisissez une maison vide.',
  'not-above-left': ({ number, left }) =>
    number === left
      ? `Il y a déjà un ${left} à gauche : ${INCREASE} et ne se répètent pas.`
      : `Le ${number} ne va pas à droite du ${left} : ${INCREASE}.`,
  'not-below-right': ({ number, right }) =>
    number === right
      ? `Il y a déjà un ${right} à droite : ${INCREASE} et ne se répètent pas.`
      : `Le ${number} ne va pas à gauche du ${right} : ${INCREASE}.`,
  'not-written-yet': () => 'Écrivez d’abord votre numéro.',

  // actions
  'not-this-action': ({ action, tried }) =>
    `Votre action est ${short[action]}, pas ${short[tried]} : utilisez-la, ou choisissez une autre carte.`,
  'action-used': () => 'Vous avez déjà utilisé votre action : annulez-la pour la jouer autrement.',
  'temp-after-writing': () =>
    'Un intérimaire modifie le numéro avant qu’il soit écrit : annulez d’abord le numéro.',
  'plans-come-last': () =>
    'Les plans se valident en fin de coup : annulez la validation pour faire cela avant.',
  'no-such-size': ({ size }) =>
    `Pas de colonne pour les lotissements de taille ${size} : les tailles vont de 1 à 6.`,
  'fence-there': () => 'Il y a déjà une barrière ici : choisissez un autre intervalle.',
  'fence-at-street-end': () =>
    'Les bouts de rue ont leur barrière dès le départ : choisissez un intervalle entre deux maisons.',
  'fence-in-used-estate': () => 'Un plan a utilisé ces maisons : aucune barrière ne peut les séparer.',
  'fence-between-twins': ({ number }) =>
    `Une barrière ne sépare pas deux maisons de même numéro : elles portent toutes deux un ${number}.`,
  'column-full': ({ size }) =>
    `Toutes les cases des lotissements de taille ${size} sont cochées : choisissez une autre taille.`,
  'parks-full': ({ street }, _, streets) =>
    `Toutes les cases de parc de la ${inText(street, streets)} sont déjà cochées.`,
  'no-pool-here': () => 'La maison numérotée à ce tour n’a pas de bassin pour une piscine.',
  'pools-full': () => 'Toutes les cases de piscine sont déjà cochées.',
  'temp-too-far': ({ by }) => `Un intérimaire modifie le numéro de deux au plus, pas de ${signed(by)}.`,
  'number-out-of-range': ({ number }) =>
    `Les numéros de maison vont de 0 à 17 : ${digits(number)} n’est pas possible.`,
  'bis-full': () => 'Toutes les cases de bis sont déjà cochées.',
  'bis-not-neighbour': () => 'Un bis se place juste à côté de son original, dans la même rue.',
  'bis-empty-original': () => 'Il n’y a pas de numéro à répéter là : choisissez une maison qui en porte un.',
  'bis-across-fence': () =>
    'Une barrière les sépare : un bis doit être dans le même lotissement que son original.',

  // roundabouts
  'no-roundabouts': () => 'Cette partie se joue sans ronds-points.',
  'roundabouts-built': ({ limit }) =>
    `Vous avez construit ${count.roundabouts(limit)}, le maximum pour une partie.`,
  'roundabout-this-turn': () => 'Vous avez déjà construit un rond-point à ce tour : un seul est permis.',
  'roundabout-takes-last-house': ({ number }) =>
    `Un rond-point ici ne laisserait aucune maison pour le ${number} : écrivez d’abord, ou construisez-le ailleurs.`,

  // plans
  'plan-claimed': ({ slot }, edition) => `Vous avez déjà validé le ${planName(slot, edition)}.`,
  'plan-not-met': ({ slot }, edition) => `Votre feuille ne remplit pas encore le ${planName(slot, edition)}.`,
  'plan-wrong-estates': ({ slot }, edition) =>
    `Ces lotissements ne conviennent pas au ${planName(slot, edition)} : choisissez-en d’autres, complets et libres.`,
  'reshuffle-not-played': () => 'Cette partie se joue sans nouveau mélange.',
  'reshuffle-too-late': () =>
    'Un plan a été validé lors d’un tour précédent : il est trop tard pour un nouveau mélange.',
  'reshuffle-needs-plan': () => 'Un nouveau mélange ne se demande que dans un coup où vous validez un plan.',
  'reshuffle-asked': () => 'Vous avez déjà demandé un nouveau mélange.',

  // whole turns and games
  'turn-not-finished': () => 'Votre coup n’est pas terminé : écrivez d’abord votre numéro.',
  'turn-finished': () =>
    'La demande de nouveau mélange termine votre coup : annulez-la pour faire autre chose.',
  'no-such-seat': ({ seat }) =>
    Number.isInteger(seat)
      ? `Il n’y a pas de place ${ordinal(seat)} à cette table.`
      : 'Ce n’est pas un numéro de place.',
  'already-in': ({ seat }) => `La place ${ordinal(seat)} a déjà joué : reprenez le coup pour le changer.`,
  'not-in': ({ seat }) => `La place ${ordinal(seat)} n’a pas encore joué : il n’y a rien à reprendre.`,
  'stale-round': ({ round, now }) =>
    `Ce coup était pour le tour ${ordinal(round)}, mais la partie en est au tour ${ordinal(now)} : rien n’a changé.`,
  'only-on-paper': () => 'Seule une place qui joue sur papier peut le faire.',
  'not-on-paper': () =>
    'Une place sur papier n’annonce que les plans validés, un refus, un nouveau mélange et une feuille pleine, une fois chacun.',
  'game-goes-on': () => 'La partie n’est pas terminée : saisissez la feuille à la fin.',
  'game-over': () => 'La partie est terminée.',
  'no-round-over': () => 'Aucun tour n’est encore terminé : il n’y a rien à reprendre.',

  // options, files, records
  'bad-shape': (facts) =>
    facts.expected === 'no-such-field'
      ? `Picket ne connaît pas le champ « ${facts.path} » : supprimez-le ou vérifiez son nom.`
      : facts.path === ''
        ? `Ce fichier est inutilisable : il faut ${expected(facts)}.`
        : `Fichier inutilisable : pour « ${facts.path} », il faut ${expected(facts)}.`,
  'unknown-rules': ({ version }) =>
    `Ce programme ne connaît pas la version ${version} des règles : utilisez-en un plus récent.`,
  'unknown-data': ({ version }) =>
    `Ce programme ne connaît pas la version ${version} des cartes et feuilles : utilisez-en un plus récent.`,
  'mode-not-in-edition': ({ mode, edition }) =>
    `Le mode ${modes[mode]} n’existe pas dans ${theEdition(edition)} : choisissez un autre mode ou une autre édition.`,
  'sheet-not-in-edition': ({ sheet, edition }) =>
    `La feuille ${sheets[sheet]} n’existe pas dans ${theEdition(edition)} : choisissez une autre feuille ou édition.`,
  'too-few-players': ({ min }) => `Ce mode se joue à partir de ${count.players(min)}.`,
  'too-many-players': ({ max }) => `Ce mode accepte ${count.players(max)} au plus.`,
  'no-such-plan': ({ plan, slot }, edition) =>
    `Cette partie n’a pas « ${plan} » comme ${planName(slot, edition)} : choisissez-en un autre, ou laissez faire le hasard.`,
  'choose-an-opponent': ({ opponent }) =>
    opponent === ''
      ? 'Choisissez un adversaire pour ce mode.'
      : `L’adversaire « ${opponent} » n’existe pas dans cette édition : choisissez-en un autre.`,
  'no-paper-here': ({ mode }) =>
    `Le mode ${modes[mode]} ne se joue pas sur papier à une table de serveur : les cartes ne sont pas les mêmes pour tout le monde.`,
  'no-opponent-here': ({ mode }) => `Le mode ${modes[mode]} se joue sans adversaire : n’en indiquez pas.`,
  'bad-seed': () => 'Ce n’est pas une graine : une graine a 22 caractères, comme dans les enregistrements.',
  'components-missing': () => 'Cette partie a son propre fichier de matériel : fournissez-le aussi.',
  'components-differ': ({ named }) =>
    named === 'built-in'
      ? 'Cette partie utilise le matériel d’origine : retirez votre fichier.'
      : 'Ce n’est pas le fichier de matériel de la partie : fournissez l’original.',
  'components-in-use': () =>
    'Une partie sauvegardée utilise ce fichier de matériel : supprimez d’abord cette partie.',
  'not-json': () => 'Ce n’est pas du JSON valable : vérifiez que c’est le bon fichier et qu’il est entier.',
  'record-differs': ({ path, is, should }) =>
    `L’enregistrement est incorrect à ${path} : il indique ${is}, mais rejouer la partie donne ${should}.`,
  'record-cut-short': ({ rounds }) =>
    `L’enregistrement s’arrête après ${count.rounds(rounds)}, avant la fin de la partie : il manque la suite.`,
  'record-goes-on': ({ path }) =>
    `L’enregistrement continue à ${path}, alors que la partie était déjà terminée.`,
  'record-seats-differ': ({ path, seats }) =>
    `L’enregistrement est incorrect à ${path} : il devrait contenir ${count.turns(seats)}.`,
  'record-without-seed': () =>
    'Sans graine, les cartes de cet enregistrement sont inconnues : importez la partie une fois terminée.',
  'link-changed': () =>
    'Ce lien a été modifié ou coupé (le contrôle à la fin ne correspond pas) : copiez à nouveau le lien entier.',
  'deal-impossible': ({ path }) =>
    `L’enregistrement est incorrect à ${path} : cela ne peut pas suivre les tours précédents.`,
  'file-too-large': ({ max }) => `Ce fichier est trop gros : la limite est de ${digits(max)} caractères.`,
  'turn-illegal': (facts, edition, streets) =>
    `Le coup à ${facts.path} n’est pas permis : ${reason(facts, edition, streets)}`,
  'impossible-sheet': ({ path, why }) => `Cette feuille est impossible, à ${path} : ${FAULTS[why]}.`,
};

/** Where in a document; the document itself has no path. */
function place(path: string): string {
  return path === '' ? '' : ` à ${path}`;
}

/** The sentence of the code that a rejection names as its reason. */
function reason(facts: { readonly why: RejectionCode }, edition: EditionId, streets?: Streets): string {
  const say = rejection[facts.why] as (facts: Facts, edition: EditionId, streets?: Streets) => string;
  return say(facts, edition, streets);
}
