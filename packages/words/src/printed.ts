import {
  EDITIONS,
  isEstimated,
  SHEETS,
  type Components,
  type EditionBlock,
  type EditionId,
  type PrintedSheet,
} from 'picket-engine';
import type { Words } from './catalogue.ts';
import type { RuleId } from './rules.ts';

/** Printed numbers in words. */
interface Line {
  readonly text: string;
  /** Whether a number in it is estimated. */
  readonly estimated: boolean;
}

/**
 * The numbers behind a rule in one edition, and on one of its sheets where they are printed there. Estimated ones are
 * marked: each line, or the heading once if all of them are.
 */
export interface PrintedGroup {
  readonly edition: EditionId;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The standard game has three stacks. */
const STACKS = 3;

/** Where numbers are read from: an edition, or one of its sheets. */
interface Box {
  readonly block: EditionBlock;
  readonly words: Words['printed'];
}
interface OnSheet extends Box {
  readonly id: string;
  readonly sheet: PrintedSheet;
}

const IN_BOX: { readonly [R in RuleId]?: (box: Box) => Line[] } = {
  K1: (box) => {
    const cards = Object.values(box.block.deck.counts).flat();
    const total = cards.reduce((sum, count) => sum + count, 0);
    return [line(box, box.words.cards(total, total / STACKS), 'deck.counts')];
  },
  M7: (box) => {
    const { solo } = box.block;
    return solo === undefined
      ? []
      : [line(box, box.words.solo(solo.temps, solo.points), 'solo.temps', 'solo.points')];
  },
};

const ON_SHEET: { readonly [R in RuleId]?: (page: OnSheet) => Line[] } = {
  S4: (page) => [
    ...page.sheet.streets.map(({ parks }, i) =>
      line(page, page.words.parks(i, parks), `sheets.${page.id}.streets`),
    ),
    track(page, 'pools'),
  ],
  S5: (page) =>
    page.sheet.estates.map((values, i) =>
      line(page, page.words.estates(i + 1, values), `sheets.${page.id}.estates`),
    ),
  S6: (page) => [track(page, 'bis'), track(page, 'refusals'), track(page, 'roundabouts')],
  S7: (page) => [track(page, 'tempRanks')],
  M13: (page) =>
    page.block.architects
      .filter(({ scores }) => scores === false)
      .map(({ id, tempPositions = [] }) =>
        line(
          page,
          page.words.positions(tempPositions, page.sheet.tempRanks),
          `architects.${id}.tempPositions`,
          `sheets.${page.id}.tempRanks`,
        ),
      ),
};

function track(page: OnSheet, field: 'pools' | 'bis' | 'refusals' | 'roundabouts' | 'tempRanks'): Line {
  return line(page, page.words[field](page.sheet[field]), `sheets.${page.id}.${field}`);
}

function line({ block }: Box, text: string, ...paths: readonly string[]): Line {
  return { text, estimated: paths.some((path) => isEstimated(block, path)) };
}

/** The printed numbers that belong to a rule, edition by edition; most rules have none. */
export function printedFor(words: Words, rule: RuleId, components: Components): PrintedGroup[] {
  const { heading } = words.printed;
  return EDITIONS.flatMap((edition) => {
    const block = components.editions[edition];
    if (block === undefined) return [];
    const box = { block, words: words.printed };
    const sheets = SHEETS.flatMap((id) => {
      const sheet = block.sheets[id];
      return sheet === undefined ? [] : [{ ...box, id, sheet }];
    });
    const name = words.editions[edition];
    return [
      { edition, heading: heading(name), lines: IN_BOX[rule]?.(box) ?? [] },
      ...sheets.map((page) => ({
        edition,
        heading: sheets.length === 1 ? heading(name) : heading(name, words.sheets[page.id]),
        lines: ON_SHEET[rule]?.(page) ?? [],
      })),
    ]
      .filter(({ lines }) => lines.length > 0)
      .map((group) => ({ ...group, ...marked(words, group.heading, group.lines) }));
  });
}

function marked(
  { printed: { estimated } }: Words,
  heading: string,
  lines: readonly Line[],
): Pick<PrintedGroup, 'heading' | 'lines'> {
  return lines.every((line) => line.estimated)
    ? { heading: estimated(heading), lines: lines.map(({ text }) => text) }
    : { heading, lines: lines.map((line) => (line.estimated ? estimated(line.text) : line.text)) };
}
