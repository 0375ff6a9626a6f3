import type { EditionId, Slot } from 'picket-engine';
import type { Words } from '../catalogue.ts';

export const editions = { '2018': '2018 edition', '2023': '2023 edition' } satisfies Words['editions'];

export const modes = {
  standard: 'Standard',
  expert: 'Expert',
  solo: 'Solo',
  aaa: 'AAA solo',
} satisfies Words['modes'];

export const modeHints = {
  standard: 'the same three cards for everyone; any number of players',
  expert: 'three cards each, one passed on; two players or more',
  solo: 'alone, until the cards run out',
  aaa: 'alone against an AAA architect, who gets a card each round',
} satisfies Words['modeHints'];

export const sheets = { classic: 'Classic', blueprint: 'Blueprint' } satisfies Words['sheets'];

export const actions = {
  '2018': {
    fence: 'Surveyor',
    improve: 'Real Estate Agent',
    park: 'Landscaper',
    pool: 'Pool Manufacturer',
    temp: 'Temp Agency',
    bis: 'Bis',
  },
  '2023': {
    fence: 'Fence',
    improve: 'Improvement',
    park: 'Park',
    pool: 'Swimming pool',
    temp: 'Temp worker',
    bis: 'Extension',
  },
} satisfies Words['actions'];

export const short = {
  fence: 'Fence',
  improve: 'Value',
  park: 'Park',
  pool: 'Pool',
  temp: 'Temp',
  bis: 'Bis',
} satisfies Words['short'];

export const slots = {
  '2018': { A: 'n°1', B: 'n°2', C: 'n°3' },
  '2023': { A: 'A', B: 'B', C: 'C' },
} satisfies Words['slots'];

/** A plan within a sentence: “plan 1” or “plan A”. */
export function plan(slot: Slot, edition: EditionId): string {
  return `plan ${slots[edition][slot].replace('n°', '')}`;
}

export const streets = ['top street', 'middle street', 'bottom street'] as const satisfies Words['streets'];

export const columns = {
  plans: 'Plans',
  parks: 'Parks',
  pools: 'Pools',
  temps: 'Temps',
  estates: 'Estates',
  bis: 'Bis',
  refusals: 'Refusals',
  roundabouts: 'Roundabouts',
  total: 'Total',
} satisfies Words['columns'];

export const endings = {
  plans: {
    name: 'All plans',
    sentence: 'A player claimed all three plans.',
    you: 'You claimed all three plans.',
  },
  refusals: {
    name: 'Third refusal',
    sentence: 'A player took their third permit refusal.',
    you: 'You took your third permit refusal.',
  },
  full: {
    name: 'Streets full',
    sentence: 'A player filled every house.',
    you: 'You filled every house.',
  },
  deck: {
    name: 'Deck empty',
    sentence: 'There are too few cards for another round.',
    you: 'There are too few cards for another round.',
  },
} satisfies Words['endings'];
