import type { ChipText } from '../turnText.ts';
import { change, list } from './phrase.ts';

const changedBy = (by: number): string => (by === 0 ? '' : `, changed by ${change(by)}`);

export const chips: ChipText = {
  wayLabel: (number, action, cards, changed) =>
    `Write ${number}${changedBy(changed)}, with ${action}, from ${list(cards.map((card) => String(card + 1)))}`,
  number: String,
  numberLabel: (number, changed) => `Write ${number} instead${changedBy(changed)}`,
  copy: String,
  copyLabel: (number, side) => `Copy ${number} from the ${side}`,
  refuse: 'Take the refusal',
  refuseLabel: 'Take the permit refusal: cross one refusal box, write no number',
  give: (number, action) => `→ ${number} ${action}`,
  giveLabel: (number, action) => `Take the permit refusal and give away the card ${number} with ${action}`,
  plan: (plan, points) => `Validate ${plan}: +${points}`,
  planLabel: (plan, points) => `Validate plan ${plan} for ${points} points`,
  reshuffle: 'Reshuffle',
  reshuffleLabel: 'Ask for a reshuffle of all cards before the next round',
  mark: (action) => `Mark ${action}`,
  markLabel: {
    park: 'Cross the next park box of the street you built in',
    pool: 'Build the pool of the house you numbered',
    temp: 'Cross a temp box without changing the number',
  },
};
