/** Pages to print, for the browser and the command line. */
export { aidPage } from './aid.ts';
export { bookletPage } from './booklet.ts';
export { cardPages } from './cards.ts';
export { cellsOf } from './cells.ts';
export type { Cell } from './cells.ts';
export { AREA, CODE, CORNERS, numberIn, PRINTED_SHEETS } from './cornerMarks.ts';
export { namedDeal } from './deal.ts';
export { gamePages } from './game.ts';
export { PAPERS } from './page.ts';
export type { Box, Font, Label, Mark, Page, PaperId, Shape } from './page.ts';
export { sheetPage } from './sheet.ts';
export { svgOf } from './svg.ts';
