import type { EditionId, Slot } from 'picket-engine';
import type { Words } from '../catalogue.ts';

export const editions: Words['editions'] = { '2018': 'Ausgabe 2018', '2023': 'Ausgabe 2023' };

export const modes: Words['modes'] = {
  standard: 'Standard',
  expert: 'Experten',
  solo: 'Solo',
  aaa: 'AAA-Solo',
};

export const modeHints: Words['modeHints'] = {
  standard: 'dieselben drei Karten für alle; beliebig viele Personen',
  expert: 'drei eigene Karten, eine wird weitergegeben; ab zwei Personen',
  solo: 'allein, bis die Karten aufgebraucht sind',
  aaa: 'allein gegen die AAA, die jede Runde eine Karte bekommt',
};

export const sheets: Words['sheets'] = { classic: 'Klassisch', blueprint: 'Blaupause' };

export const actions: Words['actions'] = {
  '2018': {
    fence: 'Geometer',
    improve: 'Immobilienmakler',
    park: 'Landschaftsgärtner',
    pool: 'Schwimmbadbauer',
    temp: 'Zeitarbeitsagentur',
    bis: 'Hausnummer bis',
  },
  '2023': {
    fence: 'Zaun',
    improve: 'Aufwertung',
    park: 'Park',
    pool: 'Swimmingpool',
    temp: 'Zeitarbeitskraft',
    bis: 'Anbau',
  },
};

export const short: Words['short'] = {
  fence: 'Zaun',
  improve: 'Wert',
  park: 'Park',
  pool: 'Pool',
  temp: 'Zeitarbeit',
  bis: 'Bis',
};

export const slots: Words['slots'] = {
  '2018': { A: 'n°1', B: 'n°2', C: 'n°3' },
  '2023': { A: 'A', B: 'B', C: 'C' },
};

/** A plan within a sentence: “Plan 1” or “Plan A”. */
export function plan(slot: Slot, edition: EditionId): string {
  return `Plan ${slots[edition][slot].replace('n°', '')}`;
}

export const streets: Words['streets'] = ['obere Straße', 'mittlere Straße', 'untere Straße'];

export const columns: Words['columns'] = {
  plans: 'Pläne',
  parks: 'Parks',
  pools: 'Pools',
  temps: 'Zeitarbeit',
  estates: 'Siedlungen',
  bis: 'Bis',
  refusals: 'Ablehnungen',
  roundabouts: 'Kreisverkehre',
  total: 'Gesamt',
};

const NO_CARDS = 'Für eine weitere Runde sind zu wenige Karten übrig.';

export const endings: Words['endings'] = {
  plans: {
    name: 'Alle Pläne',
    sentence: 'Jemand hat alle drei Pläne erfüllt.',
    you: 'Du hast alle drei Pläne erfüllt.',
  },
  refusals: {
    name: 'Dritte Ablehnung',
    sentence: 'Jemand hat die dritte Ablehnung angekreuzt.',
    you: 'Du hast die dritte Ablehnung angekreuzt.',
  },
  full: {
    name: 'Straßen voll',
    sentence: 'Jemand hat alle Häuser gefüllt.',
    you: 'Du hast alle Häuser gefüllt.',
  },
  deck: { name: 'Stapel leer', sentence: NO_CARDS, you: NO_CARDS },
};
