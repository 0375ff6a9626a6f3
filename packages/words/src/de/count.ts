import type { Words } from '../catalogue.ts';
import { counter } from '../plural.ts';

const counted = counter('de');

export const count: Words['count'] = {
  boxes: counted({ one: 'Feld', other: 'Felder' }),
  cards: counted({ one: 'Karte', other: 'Karten' }),
  estates: counted({ one: 'Siedlung', other: 'Siedlungen' }),
  fences: counted({ one: 'Zaun', other: 'Zäune' }),
  games: counted({ one: 'Spiel', other: 'Spiele' }),
  houses: counted({ one: 'Haus', other: 'Häuser' }),
  parks: counted({ one: 'Park', other: 'Parks' }),
  plans: counted({ one: 'Plan', other: 'Pläne' }),
  players: counted({ one: 'Person', other: 'Personen' }),
  points: counted({ one: 'Punkt', other: 'Punkte' }),
  pools: counted({ one: 'Pool', other: 'Pools' }),
  refusals: counted({ one: 'Ablehnung', other: 'Ablehnungen' }),
  roundabouts: counted({ one: 'Kreisverkehr', other: 'Kreisverkehre' }),
  rounds: counted({ one: 'Runde', other: 'Runden' }),
  steps: counted({ one: 'Schritt', other: 'Schritte' }),
  temps: counted({ one: 'Zeitarbeitskraft', other: 'Zeitarbeitskräfte' }),
  turns: counted({ one: 'Zug', other: 'Züge' }),
};

/** Some in the dative, after “mit”, “bei” and “ab”. */
export const dative = {
  boxes: counted({ one: 'Feld', other: 'Feldern' }),
  points: counted({ one: 'Punkt', other: 'Punkten' }),
};
