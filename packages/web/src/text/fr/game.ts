import type { Action } from 'picket-engine';
import { frCore as words } from 'picket-words';
import { signed } from '../signed.ts';
import type { Text } from '../text.ts';
import type { Helped } from '../facts.ts';
import {
  capital,
  cardName,
  dotted,
  houses as countedHouses,
  list,
  points,
  plural,
  sentences,
  slotMark,
  slotName,
  tempRanks,
  townOf,
  YOU,
} from './phrase.ts';
import { table } from './table.ts';

const short: Text['game']['seat']['short'] = ({ level, status }) => {
  if (status !== undefined) return table.seatStatus[status];
  return level === undefined ? '' : words.levels[level].name;
};

const onlyWith: Record<Helped, string> = {
  temp: 'Avec intérim',
  roundabout: 'Après rond-point',
};

export const game: Text['game'] = {
  pageTitle: (city, round) => `${city}, tour ${round} · Picket`,
  yourTurnTitle: (city, round) => `À vous : ${city}, tour ${round} · Picket`,
  round: (round) => `Tour ${round}`,
  areIn: (count, of) => `${count} sur ${of} ${plural(count, 'a joué', 'ont joué')}`,
  areInShort: (count, of) => `✓ ${count} sur ${of}`,
  regions: {
    table: 'La table',
    offers: 'Cartes',
    plans: 'Plans',
    seats: 'Joueurs',
    sheet: 'Votre feuille',
    ledger: 'Pistes et score',
    bar: 'Votre coup',
  },
  nextRound: 'Tour suivant',
  next: { before: 'puis ', after: '' },
  fits: (houses, needs) => {
    if (houses > 0) return countedHouses(houses);
    return needs === undefined ? 'Nulle part' : onlyWith[needs];
  },
  actionLines: {
    fence: 'Poser une barrière',
    improve: 'Valoriser une taille',
    park: 'Cocher une case de la rue',
    pool: 'Si la maison a un bassin',
    temp: 'De −2 à +2',
    bis: 'Répéter un numéro voisin',
  } satisfies Record<Action, string>,
  hand: {
    title: 'Votre main',
    number: (number, note) => `Utiliser le numéro ${number}. ${note}`,
    action: (action) => `Utiliser l’action ${words.short[action]}`,
  },
  confirm: 'Confirmer',
  confirming: (seconds) => `Confirmer (${seconds})`,
  takeBack: 'Reprendre',
  undo: 'Annuler',
  redo: 'Rétablir',
  menu: 'Menu',
  hint: 'Conseil',
  help: 'Aide',
  nothingToExplain: 'Placez-vous sur une carte, une maison ou une piste pour en avoir l’explication.',
  noOdds: 'Les probabilités sont désactivées à cette table.',
  roundabout: { on: 'Construire un rond-point', off: 'Pas de rond-point', short: 'Rond-point' },
  lastRound: 'Tour précédent',
  noLastRound: 'C’est le premier tour.',
  whyNot: 'Pourquoi c’est impossible',
  whatCanIDo: 'Que puis-je faire ?',
  yourLog: 'Votre coup jusqu’ici',
  logShort: 'Journal',
  emptyLog: 'Encore rien.',
  backToBefore: (done) => `${done} Revenir juste avant`,
  why: { name: 'Pourquoi ?', label: (rule) => `Pourquoi ? Règle ${rule}` },
  seeRule: { name: 'Voir la règle', label: (rule) => `Voir la règle : ${rule}` },
  tracks: 'Toutes les pistes',
  score: 'Score',
  pointsSoFar: 'points à ce stade',
  worthBySize: 'valeur par taille',
  tempRanks,
  seat: {
    you: YOU,
    showTown: (name) => `Voir ${townOf(name)}`,
    news: (name, done) => `${name} : ${sentences(done)} Voir sa ville`,
    reacted: (name, reaction) => `${name} : ${reaction}`,
    short,
    line: (state, { level, status }) => {
      if (status !== undefined && state === 'thinking') return table.seatStatus[status];
      return dotted([state === 'in' ? 'a joué' : 'réfléchit', short({ level, status })]);
    },
    label: ({ name, level, character, status }, inAlready, score) => {
      const who =
        status !== undefined
          ? `${name}, ${table.seatStatus[status]}`
          : level === undefined
            ? name
            : `${name}, ${table.bot(level, character)}`;
      return `${who}, ${inAlready ? 'a joué' : 'réfléchit'}, ${points(score)}`;
    },
  },
  plan: {
    name: (slot, edition) => capital(slotMark(slot, edition)),
    title: (slot, edition) => `Plan ${slotName(slot, edition)}`,
    nobody: 'Pas encore validé',
    first: 'Validé en premier',
    later: 'Plus tard',
    ready: 'Prêt',
    heldBy: (name, worth) => `${name} ${worth}`,
    tookIt: (name, worth) => `${name} l’a validé : ${worth}`,
    moreHolders: (count) => `+${count}`,
    holders: list,
    label: ({ slot, edition, sentence, worth, state, holders }) => {
      const status = {
        open: `Vaut ${worth} pour l’instant.`,
        ready: `Vous pouvez le valider pour ${worth}.`,
        claimed: 'Vous l’avez validé.',
      }[state];
      const held = holders.map(({ name, points }) => `${name} pour ${points}`);
      const claimed = held.length === 0 ? '' : ` Validé par ${list(held)}.`;
      return `Plan ${slotName(slot, edition)}. ${sentence} ${status}${claimed}`;
    },
  },
  offer: {
    label: ({ index, number, action, next, note, state, role, fate }) => {
      const becomes = fate ?? (role && table.fate[role === 'given' ? 'unused' : role]);
      const parts = [
        `${index + 1} : ${cardName({ number, action })}`,
        inSentence(note),
        ...(next === undefined ? [] : [`tour suivant ${words.short[next]}`]),
        ...(state === 'chosen' ? ['choisie'] : []),
        ...(becomes === undefined ? [] : [inSentence(becomes)]),
      ];
      return `${parts.filter((part) => part !== '').join(', ')}.`;
    },
  },
  ledger: {
    column: ({ size, value, next, estates, target }) => {
      const raised = next === undefined ? '' : `, ${next} avec une case de plus`;
      const have = estates === 0 ? 'Vous n’en avez aucun.' : `Vous en avez ${estates}.`;
      return `Les lotissements de ${size} valent ${value} chacun${raised}. ${have}${target ? ' Augmenter cette valeur.' : ''}`;
    },
    times: (count) => `×${count}`,
    explain: (part, worth) =>
      `${part === 'total' ? 'Score' : words.columns[part]} : ${signed(worth)}. Voir le détail.`,
  },
  menuItems: {
    deal: 'Les cartes étaient fixées avant que la première soit retournée. Empreinte de la donne :',
    settings: 'Réglages',
    rules: 'Règles',
    keys: 'Raccourcis clavier',
    odds: 'Probabilités',
    saveRecord: 'Exporter la partie',
    leave: 'Quitter la partie',
    theme: 'Changer de thème',
  },
};

/** A caption within a sentence; “AAA” keeps its capitals. */
function inSentence(caption: string): string {
  return caption.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
}
