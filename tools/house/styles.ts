import type { Source } from './sources.ts';

interface Declaration {
  readonly property: string;
  readonly value: string;
}

const DECLARATION = /(?<=[;{\s])(-{0,2}[a-z][\w-]*):\s*([^;{}]+)(?=[;}])/g;
const VARIABLE = /var\((--[\w-]+)(?:, [^()]+)?\)/g;
/** A length in drawing units or in pixels. Lengths in em follow the text around them. */
const LENGTH = /(\d*\.?\d+)(?: \* var\(--(?:u|px)\)|px\b)|(\d*\.?\d+)rem\b/g;

const TEXT = /^font(?:-size)?$/;
const SPACE = /^(?:(?:padding|margin|inset|scroll-margin|scroll-padding)(?:-\w+)*|(?:row-|column-)?gap)$/;

/** Units of the scale itself. */
const UNITS = ['--u', '--px'];
/** Sizes of elements that room is left for (a line, the bar at the bottom, a strip), which are not spacing. */
const THINGS = ['--rule', '--bar', '--strip-inset'];
const DEPTH = 5;

function declarations({ path, text }: Source): Declaration[] {
  if (path.endsWith('.ts')) return [];
  const css = path.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
  const found = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(DECLARATION);
  return [...found].map(([, property = '', value = '']) => ({ property, value }));
}

/** The font sizes and spacing in use, in pixels at the default text size. */
export function scaleInUse(sources: readonly Source[]): { sizes: number[]; spaces: number[] } {
  const all = sources.flatMap(declarations);
  const variables = new Map(
    all.filter(({ property }) => property.startsWith('--')).map(({ property, value }) => [property, value]),
  );
  const lengths = (wanted: RegExp) => {
    const used = all.filter(({ property }) => wanted.test(property));
    return distinct(used.flatMap(({ value }) => lengthsIn(resolve(value, variables))));
  };
  return { sizes: lengths(TEXT), spaces: lengths(SPACE) };
}

function resolve(value: string, variables: ReadonlyMap<string, string>, depth = DEPTH): string {
  if (depth === 0) return value;
  return value.replaceAll(VARIABLE, (whole, name: string) => {
    const meaning = [...UNITS, ...THINGS].includes(name) ? undefined : variables.get(name);
    return meaning === undefined ? whole : resolve(meaning, variables, depth - 1);
  });
}

function lengthsIn(value: string): number[] {
  const REM = 16;
  return [...value.matchAll(LENGTH)].map(([, length, rems]) => Number(length ?? 0) + REM * Number(rems ?? 0));
}

function distinct(lengths: readonly number[]): number[] {
  return [...new Set(lengths)].filter((length) => length !== 0).toSorted((a, b) => a - b);
}

/** How often components style the inside of others. */
export function globalsIn(sources: readonly Source[]): number {
  return sources.reduce((sum, { text }) => sum + text.split(':global').length - 1, 0);
}
