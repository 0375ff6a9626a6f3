import type { Words } from '../catalogue.ts';
import { counter } from '../plural.ts';

const counted = counter('en');

export const count = {
  boxes: counted({ one: 'box', other: 'boxes' }),
  cards: counted({ one: 'card', other: 'cards' }),
  estates: counted({ one: 'estate', other: 'estates' }),
  fences: counted({ one: 'fence', other: 'fences' }),
  games: counted({ one: 'game', other: 'games' }),
  houses: counted({ one: 'house', other: 'houses' }),
  parks: counted({ one: 'park', other: 'parks' }),
  plans: counted({ one: 'plan', other: 'plans' }),
  players: counted({ one: 'player', other: 'players' }),
  points: counted({ one: 'point', other: 'points' }),
  pools: counted({ one: 'pool', other: 'pools' }),
  refusals: counted({ one: 'refusal', other: 'refusals' }),
  roundabouts: counted({ one: 'roundabout', other: 'roundabouts' }),
  rounds: counted({ one: 'round', other: 'rounds' }),
  steps: counted({ one: 'step', other: 'steps' }),
  temps: counted({ one: 'temp', other: 'temps' }),
  turns: counted({ one: 'turn', other: 'turns' }),
} satisfies Words['count'];
