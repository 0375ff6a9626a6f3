import { CODE, CORNERS, numberIn, PRINTED_SHEETS } from 'picket-paper';
import { componentsOf, type Component } from './components.ts';
import { inkOf, sample, type Grey } from './grey.ts';
import { homography, project, type Homography, type Point } from './homography.ts';

/** Finds a printed sheet in a photo by its corner marks, and identifies it by its code. */

export interface Found {
  /** Its index in `PRINTED_SHEETS`. */
  readonly number: number;
  /** From millimetres of the sheet to pixels of the photo. */
  readonly place: Homography;
}

/** Why a photo can't be read. */
export type Trouble = 'no-marks' | 'other-sheet' | 'blurred';

interface Candidate extends Point {
  /** The area of the whole mark, in pixels. */
  readonly area: number;
}

/** How many of the likeliest marks are tried. */
const MOST = 9;
/** Pixels per millimetre; with fewer, digits can't be read. */
const LEAST_SCALE = 2.4;

export function findSheet(photo: Grey): Found | Trouble {
  const marks = marksIn(photo);
  let trouble: Trouble = 'no-marks';
  for (const four of quadruples(marks)) {
    for (let turn = 0; turn < 4; turn++) {
      const turned = four.map((_, i) => four[(i + turn) % 4] as Candidate);
      const place = homography(CORNERS, turned);
      if (place === undefined || !fits(place, turned)) continue;
      const isLarge = scaleOf(turned) >= LEAST_SCALE;
      const number = codeIn(photo, place);
      if (number !== undefined && PRINTED_SHEETS[number] !== undefined) {
        return isLarge && isSharp(photo, place) ? { number, place } : 'blurred';
      }
      trouble = isLarge ? 'other-sheet' : 'blurred';
    }
  }
  return trouble;
}

/** A ring of ink around a ring of paper around a core of ink; the likeliest marks first. */
function marksIn(photo: Grey): Candidate[] {
  const all = componentsOf(inkOf(photo), photo.width, photo.height);
  const found = all.flatMap((core): (Candidate & { readonly odd: number })[] => {
    const paper = all[core.around];
    const ring = paper && all[paper.around];
    if (!core.ink || paper === undefined || ring === undefined || !ring.ink) return [];
    const area = core.area + paper.area + ring.area;
    if (area < 60 || !isInside(core, paper) || !isInside(paper, ring)) return [];
    // The core has 5.6 or 7.84 mm², the paper 19.2 and the ring 36.96, of 64 in all.
    const odd = Math.abs(Math.log(core.area / area / 0.118)) + Math.abs(Math.log(paper.area / area / 0.3));
    const box = (ring.right - ring.left + 1) * (ring.bottom - ring.top + 1);
    if (odd > 1.6 || area < box * 0.4) return [];
    return [
      {
        x: (core.x + paper.x + ring.x) / area + 0.5,
        y: (core.y + paper.y + ring.y) / area + 0.5,
        area,
        odd,
      },
    ];
  });
  return found.toSorted((a, b) => a.odd - b.odd).slice(0, MOST);
}

function isInside(inner: Component, outer: Component): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** Every set of four marks, clockwise, the largest quadrilaterals first. */
function quadruples(marks: readonly Candidate[]): Candidate[][] {
  const found: { readonly four: Candidate[]; readonly size: number }[] = [];
  for (let mask = 0; mask < 1 << marks.length; mask++) {
    const chosen = marks.filter((_, i) => ((mask >> i) & 1) === 1);
    if (chosen.length !== CORNERS.length) continue;
    const areas = chosen.map(({ area }) => area);
    // Perspective makes the nearest mark larger, but not that much.
    if (Math.max(...areas) > 6 * Math.min(...areas)) continue;
    const four = clockwise(chosen);
    found.push({ four, size: Math.abs(areaOf(four)) });
  }
  return found.toSorted((one, other) => other.size - one.size).map(({ four }) => four);
}

function clockwise(points: readonly Candidate[]): Candidate[] {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return points.toSorted((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x));
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length] as Point;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

/** Whether each mark has about the size that the homography predicts. */
function fits(place: Homography, marks: readonly Candidate[]): boolean {
  return CORNERS.every(({ x, y }, i) => {
    const square = [
      [x - 4, y - 4],
      [x + 4, y - 4],
      [x + 4, y + 4],
      [x - 4, y + 4],
    ].map(([px = 0, py = 0]) => project(place, px, py));
    const ratio = (marks[i]?.area ?? 0) / Math.abs(areaOf(square));
    return ratio > 0.55 && ratio < 1.7;
  });
}

/** Pixels per millimetre, on average. */
function scaleOf(marks: readonly Point[]): number {
  return Math.sqrt(Math.abs(areaOf(marks) / areaOf(CORNERS)));
}

function codeIn(photo: Grey, place: Homography): number | undefined {
  const grey = (x: number, y: number): number => {
    const at = project(place, x, y);
    return sample(photo, at.x, at.y);
  };
  const black = CODE.map(({ x, y }) => {
    const middle = (grey(x - 0.4, y) + grey(x + 0.4, y) + grey(x, y - 0.4) + grey(x, y + 0.4)) / 4;
    const paper = (grey(x, y - 2) + grey(x, y + 2)) / 2;
    return middle < paper * 0.72;
  });
  return numberIn(black);
}

/** Whether the white rings of the marks, 1.2 mm wide, are still clearly lighter than the black ones. */
function isSharp(photo: Grey, place: Homography): boolean {
  const grey = (x: number, y: number): number => {
    const at = project(place, x, y);
    return sample(photo, at.x, at.y);
  };
  return CORNERS.every(({ x, y }) => {
    const around = (distance: number): number =>
      (grey(x - distance, y) + grey(x + distance, y) + grey(x, y + distance)) / 3;
    const [black, white, paper] = [around(3.3), around(2), around(5.2)];
    return white - black > 0.3 * (paper - black);
  });
}
