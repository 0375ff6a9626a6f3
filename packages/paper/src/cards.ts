import { builtIn, type Action, type EditionId } from 'picket-engine';
import type { Words } from 'picket-words';
import { label, rect, sizeOf, type Mark, type Page, type PaperId } from './page.ts';

/** Nine cards of 63 × 85 mm per page, which fit on both paper sizes. */
const CARD = { width: 63, height: 85, columns: 3, rows: 3 };
const ON_PAGE = CARD.columns * CARD.rows;

interface CardsChoice {
  readonly paper: PaperId;
  readonly edition: EditionId;
  readonly words: Words;
}

interface Face {
  readonly number: number;
  readonly action: Action;
}

/** The construction cards to cut out: a page of number sides, then the backs of the same cards, for duplex printing. */
export function cardPages({ paper, edition, words }: CardsChoice): Page[] {
  const faces = deck(edition);
  const pages: Page[] = [];
  for (let first = 0; first < faces.length; first += ON_PAGE) {
    const part = faces.slice(first, first + ON_PAGE);
    pages.push(
      page(paper, words.paper.numbers, part, false, words),
      page(paper, words.paper.actions, part, true, words),
    );
  }
  return pages;
}

function deck(edition: EditionId): Face[] {
  const block = builtIn.editions[edition]?.deck;
  return Object.entries(block?.counts ?? {}).flatMap(([number, counts]) =>
    counts.flatMap((count, i) =>
      Array.from({ length: count }, () => ({ number: Number(number), action: block?.actions[i] as Action })),
    ),
  );
}

function page(paper: PaperId, title: string, faces: readonly Face[], back: boolean, words: Words): Page {
  const { width, height } = sizeOf(paper, false);
  const [left, top] = [(width - CARD.width * CARD.columns) / 2, (height - CARD.height * CARD.rows) / 2];
  const marks = faces.flatMap((face, i): Mark[] => {
    const column = i % CARD.columns;
    // The columns of the back are mirrored.
    const x = left + (back ? CARD.columns - 1 - column : column) * CARD.width;
    const y = top + Math.floor(i / CARD.columns) * CARD.height;
    return [
      rect(x, y, CARD.width, CARD.height, { stroke: 0.2, dashed: true }),
      ...(back ? actionSide : numberSide)(face, x, y, words),
    ];
  });
  return { width, height, title, marks };
}

/** The number, with the action of its back in the corner. */
function numberSide({ number, action }: Face, x: number, y: number, words: Words): Mark[] {
  return [
    label(x + CARD.width / 2, y + 52, number, { size: 90, font: 'display', align: 'middle' }),
    label(x + 5, y + 8, words.short[action], { size: 10, font: 'bold' }),
    label(x + CARD.width - 5, y + CARD.height - 5, number, { size: 12, font: 'display', align: 'end' }),
  ];
}

function actionSide({ action }: Face, x: number, y: number, words: Words): Mark[] {
  return [
    label(x + CARD.width / 2, y + 46, words.short[action], { size: 24, font: 'display', align: 'middle' }),
  ];
}
