import type { EditionId, ModeId, RuleId as CitedRule } from 'picket-engine';
import type { Words } from './catalogue.ts';

/** The sections of the rules, in the order in which a new player reads them. */
export const SECTIONS = [
  'sheet',
  'cards',
  'turn',
  'action',
  'plan',
  'score',
  'game',
  'mode',
  'edition',
  'notation',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Where a ruling comes from: a rulebook that prints it, or us where none does. */
export type Source = '2018' | '2018-german' | '2023' | 'ours';

interface Place {
  readonly section: Section;
  /** The editions in which the rule holds, if not in all. */
  readonly editions?: readonly EditionId[];
  /** The modes that the rule is about, if not all. */
  readonly modes?: readonly ModeId[];
  /** Whether the rule matters in an advanced game only. */
  readonly advanced?: true;
  /** Where a ruling comes from; several if parts of it differ. */
  readonly sources?: readonly Source[];
}

type Ruling = Place & { readonly sources: readonly [Source, ...Source[]] };

/**
 * Every rule and where it belongs. The letter names the section; rulings (R) are listed with their subject. An id never
 * changes its meaning, because tests, comments and rejections cite it.
 */
const PLACES = {
  H1: { section: 'sheet' },
  H2: { section: 'sheet', advanced: true },
  H3: { section: 'sheet' },
  H4: { section: 'sheet' },
  H5: { section: 'sheet' },
  H6: { section: 'sheet' },

  K1: { section: 'cards', modes: ['standard'] },
  K2: { section: 'cards', modes: ['standard'] },
  K3: { section: 'cards', modes: ['standard'] },
  R6: { section: 'cards', modes: ['standard'], sources: ['2018-german', '2023', 'ours'] },
  K4: { section: 'cards' },
  K5: { section: 'cards', editions: ['2018'], modes: ['standard', 'expert'] },
  K6: { section: 'cards' },

  T1: { section: 'turn' },
  T2: { section: 'turn' },
  T3: { section: 'turn' },
  R1: { section: 'turn', sources: ['2023', 'ours'] },
  R21: { section: 'turn', advanced: true, sources: ['2023', 'ours'] },
  T4: { section: 'turn' },
  T5: { section: 'turn' },
  T6: { section: 'turn' },

  A1: { section: 'action' },
  R14: { section: 'action', sources: ['ours'] },
  A2: { section: 'action' },
  A3: { section: 'action' },
  A4: { section: 'action', editions: ['2018'] },
  A5: { section: 'action' },
  A6: { section: 'action' },
  A7: { section: 'action' },
  A8: { section: 'action' },
  A9: { section: 'action' },
  R2: { section: 'action', sources: ['2023'] },
  R3: { section: 'action', sources: ['ours'] },
  A10: { section: 'action' },
  A11: { section: 'action', editions: ['2018'] },
  A12: { section: 'action', editions: ['2023'] },
  R4: { section: 'action', sources: ['2023', 'ours'] },
  A13: { section: 'action', advanced: true },
  A14: { section: 'action', editions: ['2018'], advanced: true },
  R10: { section: 'action', editions: ['2023'], advanced: true, sources: ['ours'] },

  P1: { section: 'plan' },
  P2: { section: 'plan' },
  P3: { section: 'plan' },
  P4: { section: 'plan' },
  R5: { section: 'plan', sources: ['ours'] },
  P5: { section: 'plan' },
  P6: { section: 'plan', advanced: true },
  P7: { section: 'plan', advanced: true },
  P8: { section: 'plan', advanced: true },
  R11: { section: 'plan', editions: ['2023'], advanced: true, sources: ['ours'] },
  P9: { section: 'plan', advanced: true },
  P10: { section: 'plan', advanced: true },
  P11: { section: 'plan', advanced: true },
  R7: { section: 'plan', editions: ['2018'], advanced: true, sources: ['2018', 'ours'] },
  R18: { section: 'plan', editions: ['2018'], advanced: true, sources: ['ours'] },
  P12: { section: 'plan', advanced: true },
  P13: { section: 'plan', advanced: true },
  P14: { section: 'plan', advanced: true },
  P15: { section: 'plan', advanced: true },
  P16: { section: 'plan', advanced: true },
  P17: { section: 'plan', advanced: true },
  P18: { section: 'plan', advanced: true },
  P19: { section: 'plan', advanced: true },

  S1: { section: 'score' },
  S2: { section: 'score' },
  S3: { section: 'score' },
  S4: { section: 'score' },
  S5: { section: 'score' },
  S6: { section: 'score' },
  S7: { section: 'score', modes: ['standard', 'expert', 'aaa'] },
  R20: { section: 'score', modes: ['standard'], sources: ['ours'] },
  S8: { section: 'score', editions: ['2018'] },
  S9: { section: 'score', editions: ['2023'] },
  R19: { section: 'score', sources: ['2018', '2023'] },
  S10: { section: 'score' },

  G1: { section: 'game' },
  G2: { section: 'game' },
  G3: { section: 'game' },
  G4: { section: 'game' },
  G5: { section: 'game' },
  G6: { section: 'game' },
  G7: { section: 'game' },
  G8: { section: 'game' },

  M1: { section: 'mode' },
  M2: { section: 'mode' },
  R23: { section: 'mode', modes: ['expert', 'solo', 'aaa'], sources: ['2018', '2023'] },
  M3: { section: 'mode', editions: ['2018'], modes: ['expert'] },
  M4: { section: 'mode', editions: ['2018'], modes: ['expert'] },
  R8: { section: 'mode', editions: ['2018'], modes: ['expert'], sources: ['ours'] },
  R9: { section: 'mode', editions: ['2018'], modes: ['expert'], sources: ['ours'] },
  R15: { section: 'mode', editions: ['2018'], modes: ['expert'], sources: ['2018', 'ours'] },
  R22: { section: 'mode', editions: ['2018'], modes: ['expert'], sources: ['2018'] },
  R16: { section: 'mode', modes: ['expert', 'aaa'], sources: ['ours'] },
  M5: { section: 'mode', editions: ['2018'], modes: ['solo'] },
  M6: { section: 'mode', editions: ['2018'], modes: ['solo'] },
  M7: { section: 'mode', editions: ['2018'], modes: ['solo'] },
  M8: { section: 'mode', modes: ['aaa'] },
  M9: { section: 'mode', modes: ['aaa'] },
  M10: { section: 'mode', editions: ['2018'], modes: ['aaa'] },
  R17: { section: 'mode', editions: ['2018'], modes: ['aaa'], sources: ['ours'] },
  M11: { section: 'mode', editions: ['2023'], modes: ['aaa'] },
  R12: { section: 'mode', editions: ['2023'], modes: ['aaa'], sources: ['ours'] },
  M12: { section: 'mode', modes: ['aaa'] },
  R24: { section: 'mode', modes: ['aaa'], sources: ['2023'] },
  M13: { section: 'mode', editions: ['2023'], modes: ['aaa'] },
  R25: { section: 'mode', modes: ['aaa'], sources: ['2023'] },
  R13: { section: 'mode', modes: ['aaa'], sources: ['2023', 'ours'] },

  E1: { section: 'edition' },
  E2: { section: 'edition' },
  E3: { section: 'edition' },

  N1: { section: 'notation' },
  N2: { section: 'notation' },
  N3: { section: 'notation' },
  N4: { section: 'notation' },
} as const satisfies { readonly [R in CitedRule]: Place } & { readonly [id: `R${number}`]: Ruling } & {
  readonly [id: string]: Place;
};

export type RuleId = keyof typeof PLACES;

export interface Rule extends Place {
  readonly id: RuleId;
  readonly text: string;
}

/** Every rule in one language, in reading order. */
export function rulesIn(words: Words): Rule[] {
  return Object.entries<Place>(PLACES).map(([id, place]) => {
    const rule = id as RuleId;
    return { id: rule, text: words.rules[rule], ...place };
  });
}

/** Where a ruling comes from, as a sentence; empty for other rules. */
export function sourceOf(words: Words, { sources = [] }: Rule): string {
  const { source, sources: names } = words.rulesPage;
  return sources.length === 0 ? '' : source(sources.map((id) => names[id]));
}
