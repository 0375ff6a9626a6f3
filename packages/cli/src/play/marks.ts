import {
  describeSheet,
  legalSteps,
  STREETS,
  takeStep,
  type Draft,
  type Step,
  type StreetDescription,
} from 'picket-engine';

/** Hints on a street, besides what is written. */
export interface StreetMarks {
  /** By house: a hint of at most four characters on what may be written there. */
  readonly pencil: ReadonlyMap<number, string>;
  /** Gaps where a fence may be built now. */
  readonly gaps: ReadonlySet<number>;
  /** Houses and fences that are new in this turn. */
  readonly freshHouses: ReadonlySet<number>;
  readonly freshGaps: ReadonlySet<number>;
}

export interface Marks {
  readonly streets: readonly StreetMarks[];
  /** Estate sizes whose value may be raised now. */
  readonly sizes: ReadonlySet<number>;
  /** Cards whose number may be used now. */
  readonly cards: ReadonlySet<number>;
}

export const noMarks: Marks = marksOf([], new Set(), new Set());

interface Pencil {
  readonly street: number;
  readonly house: number;
  readonly text: string;
}

/** Possible and new marks, by place. */
export function marksFor(draft: Draft): Marks {
  const pencils: Pencil[] = [];
  const sizes = new Set<number>();
  const choices = new Map<number, Step>();
  const gaps = noGaps();
  for (const step of legalSteps(draft)) {
    switch (step.do) {
      case 'choose':
        // With cards in hand any action will do, since only the number matters.
        choices.set('offer' in step ? step.offer : step.number, step);
        break;
      case 'write':
        pencils.push(pencil(step.at, `(${step.number})`));
        break;
      case 'bis':
        pencils.push(pencil(step.at, '(b)'));
        break;
      case 'fence':
        gaps[step.at[0]]?.add(step.at[1]);
        break;
      case 'improve':
        sizes.add(step.size);
        break;
      case 'refuse':
      case 'temp':
      case 'park':
      case 'pool':
      case 'roundabout':
      case 'plan':
      case 'reshuffle':
        break;
      default:
        step satisfies never;
    }
  }
  if (choices.size > 0) pencils.push(...whatFits(draft, choices));
  return marksOf(pencils, sizes, new Set(choices.keys()), gaps, draft);
}

/** Before a choice, each house shows which cards fit: ¹²³. */
function whatFits(draft: Draft, choices: ReadonlyMap<number, Step>): Pencil[] {
  const fitting = new Map<string, Set<number>>();
  for (const [card, choice] of choices) {
    const chosen = takeStep(draft, choice);
    if (!chosen.ok) continue;
    for (const step of legalSteps(chosen.value)) {
      if (step.do !== 'write') continue;
      const key = step.at.join(' ');
      fitting.set(key, (fitting.get(key) ?? new Set()).add(card));
    }
  }
  return [...fitting].map(([key, here]) => {
    const [street = 0, house = 0] = key.split(' ').map(Number);
    const text = ['¹', '²', '³'].map((sign, card) => (here.has(card) ? sign : ' ')).join('');
    return { street, house, text };
  });
}

function pencil([street, house]: readonly [number, number], text: string): Pencil {
  return { street, house, text };
}

function noGaps(): Set<number>[] {
  return Array.from({ length: STREETS }, () => new Set<number>());
}

function marksOf(
  pencils: readonly Pencil[],
  sizes: ReadonlySet<number>,
  cards: ReadonlySet<number>,
  gaps: readonly ReadonlySet<number>[] = noGaps(),
  draft?: Draft,
): Marks {
  const before = draft && describeSheet(draft.position.sheet).streets;
  const now = draft && describeSheet(draft.turn.sheet).streets;
  const streets = gaps.map((gaps, street): StreetMarks => {
    const here = pencils.filter((pencil) => pencil.street === street);
    const pencil = new Map(here.map(({ house, text }) => [house, text]));
    return { pencil, gaps, ...newMarks(before?.[street], now?.[street]) };
  });
  return { streets, sizes, cards };
}

function newMarks(before: StreetDescription | undefined, now: StreetDescription | undefined) {
  const changed = (_: unknown, i: number): boolean => now?.houses[i]?.kind !== before?.houses[i]?.kind;
  const indices = (flags: readonly boolean[] | undefined): Set<number> =>
    new Set(flags?.flatMap((flag, i) => (flag ? [i] : [])));
  return {
    freshHouses: indices(now?.houses.map(changed)),
    freshGaps: indices(now?.fences.map((fence, gap) => fence !== before?.fences[gap])),
  };
}
