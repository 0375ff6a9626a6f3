import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AREA, sheetPage, svgOf } from 'picket-paper';
import { de, en, fr } from 'picket-words';
import { Chance } from './chance.ts';
import { HANDS } from './handwriting.ts';
import { sheetToRead, type SheetToRead } from './sheetToRead.ts';
import { written } from './written.ts';

/** Browser-rendered photos of sheets filled in by hand: paper on a table, in perspective, in bad light. */

export interface Photo {
  readonly jpeg: Buffer;
  readonly truth: SheetToRead;
}

/** The size of a photo, and the pixels per millimetre of the flat sheet. */
const SIZE = { width: 2016, height: 1512 };
const SCALE = 6;

const FONTS = join(import.meta.dirname, '../../../web/public/fonts');
const modules = createRequire(import.meta.url);

/** Font files that a photo is written with instead of `HANDS`; each is named after itself. */
export type OtherHands = readonly string[];

/** Every font as a data: URL, since the page has no address. */
function faces(others: OtherHands): string {
  const own: readonly (readonly [string, string])[] = [
    ['Besley', join(FONTS, 'besley-700.woff2')],
    ['Jost', join(FONTS, 'jost.woff2')],
    ['Caveat Brush', join(FONTS, 'caveat-brush.woff2')],
  ];
  const hands = HANDS.slice(1).map((name) => {
    const id = name.toLowerCase().replaceAll(' ', '-');
    return [name, modules.resolve(`@fontsource/${id}/files/${id}-latin-400-normal.woff2`)] as const;
  });
  return [...own, ...hands, ...others.map((file) => [file, file] as const)]
    .map(([name, file]) => {
      const data = readFileSync(file).toString('base64');
      return `@font-face { font-family: '${name}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`;
    })
    .join('\n');
}

/** Loads the fonts once; then each photo only replaces the body. */
export async function preparePhotos(page: Page, others: OtherHands = []): Promise<void> {
  await page.setViewportSize(SIZE);
  const use = ['Besley', 'Jost', ...HANDS, ...others]
    .map((name) => `<span style="font-family: '${name}'">0</span>`)
    .join('');
  await page.setContent(
    `<style>${faces(others)} body { margin: 0; overflow: hidden }</style><body>${use}</body>`,
  );
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** A key always gives the same photo. */
export async function takePhoto(page: Page, key: string, others?: OtherHands): Promise<Photo> {
  const chance = new Chance(key);
  const truth = sheetToRead(chance);
  await page.locator('body').evaluate((body, html) => (body.innerHTML = html), scene(truth, chance, others));
  return { jpeg: await page.screenshot({ type: 'jpeg', quality: chance.integer(45, 88) }), truth };
}

function scene(truth: SheetToRead, chance: Chance, fonts?: readonly string[]): string {
  const { edition, sheet } = truth.record;
  const paper = chance.pick(['a4', 'letter'] as const);
  const page = sheetPage({ paper, edition, sheet, words: chance.pick([en, fr, de]) });
  const [dx, dy] = [(page.width - AREA.width) / 2, (page.height - AREA.height) / 2];
  const hand = `<g transform="translate(${dx} ${dy})">${written(truth, chance, fonts)}</g>`;
  const svg = svgOf(page)
    .replace(/width="[^"]*" height="[^"]*"/, `width="${page.width * SCALE}" height="${page.height * SCALE}"`)
    .replace('</svg>', `${hand}</svg>`);
  const fit = Math.min(SIZE.width / (page.width * SCALE), SIZE.height / (page.height * SCALE));
  const zoom = fit * chance.between(0.78, 0.9);
  const turn = chance.jitter(4) + chance.pick([0, 0, 0, 180]);
  return `
    <svg width="0" height="0" style="position: absolute">
      <filter id="curl" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency="0.0012" numOctaves="1" seed="${chance.integer(1, 999)}"/>
        <feDisplacementMap in="SourceGraphic" scale="${chance.between(0, 22)}" xChannelSelector="R" yChannelSelector="G"/>
      </filter>
      <filter id="grain" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="${chance.integer(1, 999)}"/>
        <feColorMatrix type="saturate" values="0"/>
      </filter>
    </svg>
    <div style="position: absolute; inset: 0; background: ${table(chance)}; filter: blur(${chance.pick([0, 0.4, 0.8, 1.3])}px) brightness(${chance.between(0.62, 1.05)}) contrast(${chance.between(0.75, 1.1)})">
      <div style="position: absolute; inset: 0; display: grid; place-content: center; perspective: ${chance.between(1500, 3200)}px">
        <div style="filter: url(#curl); transform: translate(${chance.jitter(25)}px, ${chance.jitter(20)}px) scale(${zoom}) rotateX(${chance.jitter(17)}deg) rotateY(${chance.jitter(13)}deg) rotate(${turn}deg)">${svg}</div>
      </div>
      <div style="position: absolute; inset: 0; mix-blend-mode: multiply; background: ${shadow(chance)}"></div>
    </div>
    <div style="position: absolute; inset: 0; mix-blend-mode: overlay; opacity: ${chance.between(0, 0.3)}; filter: url(#grain); background: #888"></div>`;
}

function table(chance: Chance): string {
  const [one, other] = chance.pick([
    ['#5a3b24', '#6b4a2f'],
    ['#2c3440', '#323b49'],
    ['#b7a58a', '#ad9b80'],
    ['#7c8a80', '#839188'],
    ['#d8d3ca', '#cec8bd'],
  ]);
  return `repeating-linear-gradient(${chance.integer(0, 180)}deg, ${one} 0 ${chance.integer(5, 60)}px, ${other} 0 ${chance.integer(61, 150)}px)`;
}

/** Light from one side, and the shadow of a head or a hand. */
function shadow(chance: Chance): string {
  const grey = (level: number): string => `hsl(${chance.pick([35, 45, 210])} 25% ${level}%)`;
  const side = `linear-gradient(${chance.integer(0, 359)}deg, ${grey(chance.between(62, 95))}, #fff ${chance.integer(40, 90)}%)`;
  if (chance.is(0.4)) return side;
  const edge = chance.integer(15, 55);
  return `radial-gradient(ellipse at ${chance.integer(0, 100)}% ${chance.integer(0, 100)}%, ${grey(chance.between(50, 80))} ${edge}%, #fff ${edge + chance.integer(3, 30)}%), ${side}`;
}
