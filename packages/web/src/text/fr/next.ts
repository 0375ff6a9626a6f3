import type { Action } from 'picket-engine';
import type { Helped } from '../facts.ts';
import type { HelpText } from '../text.ts';
import { counted, houses as countedHouses, list, plural, points, slotName, theHouse } from './phrase.ts';

type Next = HelpText['next']['undo'];

const plain = (lead: string, rest = ''): Next => ({ lead, rest });

const then: Record<Action, string> = {
  fence: 'Puis une barrière.',
  improve: 'Puis valorisez une taille de lotissement.',
  park: 'Puis une case de parc dans cette rue.',
  pool: 'Puis une piscine, si la maison a un bassin.',
  temp: 'Ou jusqu’à deux de plus ou de moins.',
  bis: 'Puis répétez un numéro voisin.',
};

/** After a number that fits nowhere as it is. */
export const onlyWith: Record<Helped, string> = {
  temp: 'ne va qu’avec un intérimaire',
  roundabout: 'ne va qu’après un rond-point',
};

const sizes = new Intl.ListFormat('fr', { type: 'disjunction' });

const possible = (count: number): string => `${counted(count, 'maison possible', 'maisons possibles')}.`;

export const next: HelpText['next'] = {
  title: 'Que puis-je faire ?',
  card: ({ number, houses, needs, only, action, streets }) => {
    if (needs !== undefined) return plain(`Le ${number} ${onlyWith[needs]}.`);
    if (houses === 0) return plain(`Le ${number} ne va nulle part`, 'cette fois.');
    const where = only === undefined ? countedHouses(houses) : theHouse(only, streets);
    return plain(
      `Le ${number} va dans ${where}.`,
      action === undefined ? 'Prenez l’action d’une autre carte.' : then[action],
    );
  },
  refuse: plain('Cocher le refus de permis.', 'Aucun numéro ne va tel quel.'),
  write: (number, houses) => plain(`Écrire ${number}.`, possible(houses)),
  temp: plain('Modifier le numéro de deux au plus', 'avant de l’écrire.'),
  fence: (places) =>
    plain('Poser une barrière.', `${counted(places, 'intervalle possible', 'intervalles possibles')}.`),
  improve: (columns) =>
    plain('Augmenter une valeur :', `lotissements de ${sizes.format(columns.map(String))}.`),
  park: plain('Cocher la case de parc', 'de cette rue.'),
  pool: plain('Construire la piscine', 'de cette maison.'),
  crossTemp: plain('Cocher une case d’intérim', 'et garder le numéro.'),
  bis: (places) => plain('Répéter un numéro dans la maison d’à côté.', possible(places)),
  roundabout: (places) => plain('Construire un rond-point.', possible(places)),
  plans: (slots, edition, worth) =>
    plain(
      `Valider ${plural(slots.length, 'le plan', 'les plans')} ${list(slots.map((slot) => slotName(slot, edition)))}`,
      `pour ${points(worth)}${slots.length > 1 ? ' en tout' : ''}.`,
    ),
  reshuffle: plain('Demander un nouveau mélange,', 'car c’est le premier plan validé.'),
  confirm: plain('Confirmer le coup.'),
  confirmWithout: (label) => plain(`${label}.`),
  undo: plain('Annuler la dernière étape.'),
  sent: plain('Coup confirmé.', 'Vous pouvez le reprendre jusqu’à ce que tout le monde ait joué.'),
  answer: (label) => plain(`${label.replace(/\.$/, '')}.`),
};
