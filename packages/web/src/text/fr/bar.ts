import type { Action } from 'picket-engine';
import { frCore as words } from 'picket-words';
import { signed } from '../signed.ts';
import type { Text } from '../text.ts';
import { change, counted, estatesOf, list, place, plural, points, slotName, theHouse } from './phrase.ts';

/** The sentence above Confirm. */
export const bar: Text['turn']['bar'] = {
  explained: (part, worth) =>
    part === 'total' ? `Votre score : ${points(worth)}.` : `${words.columns[part]} : ${points(worth)}.`,
  choose: 'Touchez une maison, ou choisissez d’abord une carte.',
  chooseCard: 'Touchez une maison, ou la carte dont vous voulez le numéro.',
  choosePassing: (to, from) =>
    `Touchez une maison, ou la carte dont vous voulez le numéro. ${passing(to, from)}`,
  passing,
  refusal: 'Aucun numéro ne va sur votre feuille. Permis refusé.',
  refusalOr: 'Aucun numéro ne va tel quel. Cochez le refus, ou adaptez un numéro.',
  refusalGive: 'Aucun numéro ne va. Permis refusé : quelle carte donnez-vous ?',
  refusalGiveOr: 'Aucun numéro ne va tel quel. Cochez le refus et donnez une carte, ou adaptez un numéro.',
  pickedAction: (action) =>
    `Votre action : ${words.short[action]}. Touchez une maison, ou la carte du numéro.`,
  picked: (number) => `Votre numéro : ${number}. Touchez une maison, ou la carte de l’action.`,
  write: (number, houses) =>
    `Écrivez ${number} : ${counted(houses, 'maison possible', 'maisons possibles')}.`,
  writeTemp: (number) => `Écrivez ${number}, ou jusqu’à deux de plus ou de moins.`,
  writeAfterRoundabout: (number) => `Le ${number} ne va qu’après un rond-point. Construisez-le d’abord.`,
  which: (spot, streets) => `Que choisir pour ${theHouse(spot, streets)} ?`,
  changeNumber: (number) => `${number} écrit. Confirmez, ou choisissez un autre numéro.`,
  act: {
    fence: 'Posez une barrière : touchez un intervalle.',
    improve: 'Augmentez la valeur d’une taille de lotissement.',
    park: 'Cochez la case de parc de cette rue.',
    pool: 'Construisez la piscine de cette maison.',
    temp: 'Cochez une case d’intérim.',
    bis: 'Répétez un numéro dans une maison d’à côté.',
  },
  roundabout: 'Touchez la maison vide que le rond-point remplace.',
  ready: (slot, edition, worth) =>
    `Vous pouvez valider le plan ${slotName(slot, edition)} pour ${points(worth)}.`,
  reshuffle: 'C’est le premier plan validé. Remélanger les cartes ?',
  estates: (slot, edition) =>
    `Plan ${slotName(slot, edition)} validé. Touchez d’autres lotissements pour les utiliser à la place.`,
  done: (done, impossible) => (impossible === undefined ? done : `${done} ${cannot[impossible]}`),
  sent: 'Coup confirmé.',
  waiting: (names) => `Coup confirmé. On attend ${list(names)}.`,
  manyThinking: (count) =>
    `Coup confirmé. ${counted(count, 'autre joueur réfléchit', 'autres joueurs réfléchissent')} encore ; vous pouvez reprendre votre coup.`,
  botsThinking: (names) =>
    `Coup confirmé. ${list(names)} ${plural(names.length, 'réfléchit', 'réfléchissent')} encore ; vous pouvez reprendre votre coup.`,
  preview: (what, effect, now) => {
    const completes = effect.estates.length === 0 ? '' : ` complète ${estatesOf(effect.estates)}`;
    return effect.points === 0
      ? `${what}${completes}.`
      : `${what}${completes} : ${signed(now)} → ${signed(now + effect.points)} (${change(effect.points)}).`;
  },
  previewChoice: (spot, streets) =>
    `${place(spot, streets)} : il y a plusieurs possibilités. Touchez pour choisir.`,
  tap: {
    write: (number, spot, streets) => `${number} dans ${theHouse(spot, streets)}`,
    bis: (number, spot, streets) => `Un bis du ${number} dans ${theHouse(spot, streets)}`,
    roundabout: (spot, streets) => `Un rond-point à la place de ${theHouse(spot, streets)}`,
    fence: (spot, streets) => `Une barrière après ${theHouse(spot, streets)}`,
    improve: (size) => `Valoriser les lotissements de taille ${size}`,
    plan: (slot, edition) => `Plan ${slotName(slot, edition)}`,
    hint: 'Le coup au crayon',
    other: 'Ceci',
  },
};

const cannot: { readonly [A in Action]: string } = {
  fence: 'Plus d’intervalle libre pour une barrière.',
  improve: 'Plus de valeur à augmenter.',
  park: 'Plus de case de parc dans cette rue.',
  pool: 'Pas de piscine ici.',
  temp: 'Plus de case d’intérim.',
  bis: 'Aucun numéro à répéter.',
};

function passing(to: string, from: string): string {
  return to === from
    ? `La carte qui reste va à ${to}, qui vous en passe une.`
    : `La carte qui reste va à ${to} ; ${from} vous en passe une.`;
}
