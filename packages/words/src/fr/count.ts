import type { Words } from '../catalogue.ts';
import { counter } from '../plural.ts';

const counted = counter('fr');

export const count: Words['count'] = {
  boxes: counted({ one: 'case', other: 'cases' }),
  cards: counted({ one: 'carte', other: 'cartes' }),
  estates: counted({ one: 'lotissement', other: 'lotissements' }),
  fences: counted({ one: 'barrière', other: 'barrières' }),
  games: counted({ one: 'partie', other: 'parties' }),
  houses: counted({ one: 'maison', other: 'maisons' }),
  parks: counted({ one: 'parc', other: 'parcs' }),
  plans: counted({ one: 'plan', other: 'plans' }),
  players: counted({ one: 'joueur', other: 'joueurs' }),
  points: counted({ one: 'point', other: 'points' }),
  pools: counted({ one: 'piscine', other: 'piscines' }),
  refusals: counted({ other: 'refus' }),
  roundabouts: counted({ one: 'rond-point', other: 'ronds-points' }),
  rounds: counted({ one: 'tour', other: 'tours' }),
  steps: counted({ one: 'étape', other: 'étapes' }),
  temps: counted({ one: 'intérimaire', other: 'intérimaires' }),
  turns: counted({ one: 'coup', other: 'coups' }),
};
