import type { Box } from 'picket-paper';
import type { Chance } from './chance.ts';

/**
 * Handwritten marks as SVG. They share no code, fonts or pens with the training (tools/train/camera): a test with strokes
 * that a network was trained on would say little.
 */

/** Handwriting fonts that are not in the training data. The first one is the client's own. */
export const HANDS = [
  'Caveat Brush',
  'Patrick Hand',
  'Kalam',
  'Gochi Hand',
  'Nanum Pen Script',
  'Covered By Your Grace',
  'Schoolbell',
  'Handlee',
  'Shadows Into Light',
] as const;

/** Font sizes that give digits the same height. */
const SIZES: { readonly [font: string]: number } = {
  'Nanum Pen Script': 1.45,
  'Covered By Your Grace': 1.25,
  'Caveat Brush': 1.2,
  Kalam: 1.05,
};

interface Pen {
  readonly colour: string;
  readonly width: number;
  /** Extra outline of letters. */
  readonly bold: number;
}

const PENS: readonly Pen[] = [
  { colour: '#16307d', width: 0.38, bold: 0.05 },
  { colour: '#101010', width: 0.55, bold: 0.12 },
  { colour: '#6a6a6e', width: 0.5, bold: 0.02 },
  { colour: '#8e1c2b', width: 0.45, bold: 0.08 },
  { colour: '#0f4d2e', width: 0.75, bold: 0.22 },
  { colour: '#20242e', width: 1.0, bold: 0.35 },
];

export class Hand {
  readonly #chance: Chance;
  readonly #font: string;
  readonly #pen: Pen;
  readonly #height: number;
  readonly #slant: number;
  readonly #cross: number;

  constructor(chance: Chance, fonts: readonly string[] = HANDS) {
    this.#chance = chance;
    this.#font = chance.pick(fonts);
    this.#pen = chance.pick(PENS);
    this.#height = chance.between(6.2, 9.6);
    this.#slant = chance.jitter(9);
    this.#cross = chance.unit();
  }

  /** A number in a box, slightly off centre. */
  number(value: number, { x, y, width, height }: Box, most: number): string {
    const chance = this.#chance;
    const digits = String(value);
    const size = this.#height * (SIZES[this.#font] ?? 1.15);
    const advance = this.#height * 0.56;
    const shrink = Math.min(1, most / (advance * digits.length), height / (this.#height * 1.05));
    const middle = { x: x + width / 2 + chance.jitter(0.7), y: y + height / 2 + chance.jitter(0.7) };
    return digits
      .split('')
      .map((digit, i) => {
        const at = middle.x + (i - (digits.length - 1) / 2) * advance * shrink;
        const turn = chance.jitter(5);
        const grow = shrink * chance.between(0.92, 1.08);
        return `<text transform="translate(${at} ${middle.y + size * grow * 0.3}) rotate(${turn}) skewX(${-this.#slant}) scale(${grow * chance.between(0.9, 1.12)} ${grow})" font-family="${this.#font}" font-size="${size}" text-anchor="middle" fill="${this.#pen.colour}" stroke="${this.#pen.colour}" stroke-width="${this.#pen.bold}">${digit}</text>`;
      })
      .join('');
  }

  /** Crosses out a box. */
  cross({ x, y, width, height }: Box): string {
    const off = (): number => this.#chance.jitter(0.9);
    const falling = this.#curve([x + off(), y + off()], [x + width + off(), y + height + off()]);
    const rising = this.#curve([x + width + off(), y + off()], [x + off(), y + height + off()]);
    if (this.#cross < 0.65) return falling + rising;
    if (this.#cross < 0.85) return rising;
    // A zigzag.
    const points = Array.from({ length: 6 }, (_, i) => [
      x + width * (0.1 + 0.16 * i) + off() / 2,
      i % 2 === 0 ? y + off() / 2 : y + height + off() / 2,
    ]);
    return this.#path(`M${points.map((point) => point.join(' ')).join('L')}`);
  }

  /** A ring around something, rarely exactly closed. */
  ring({ x, y, width, height }: Box, grow: number): string {
    const chance = this.#chance;
    const [rx, ry] = [(width / 2) * grow, (height / 2) * grow];
    const [cx, cy] = [x + width / 2 + chance.jitter(0.5), y + height / 2 + chance.jitter(0.5)];
    const at = (turns: number, far = 1): string => {
      const angle = turns * 2 * Math.PI;
      return `${cx + Math.cos(angle) * rx * far} ${cy + Math.sin(angle) * ry * far}`;
    };
    const start = chance.unit();
    const end = start + chance.between(0.95, 1.18);
    // One quadratic curve for each fifth.
    const quarters = Array.from({ length: 5 }, (_, i) => start + ((end - start) * i) / 5);
    return this.#path(
      `M${at(start, chance.between(0.95, 1.1))}` +
        quarters
          .map(
            (turn) =>
              `Q${at(turn + (end - start) / 10, 1.2 + chance.jitter(0.04))} ${at(turn + (end - start) / 5, 1 + chance.jitter(0.05))}`,
          )
          .join(''),
    );
  }

  /** A line from top to bottom. */
  fence({ x, y, height }: Box): string {
    const chance = this.#chance;
    return this.#curve(
      [x + chance.jitter(0.6), y + chance.between(-1.5, 3)],
      [x + chance.jitter(0.6), y + height + chance.between(-3, 1.5)],
    );
  }

  #curve([x1 = 0, y1 = 0]: readonly number[], [x2 = 0, y2 = 0]: readonly number[]): string {
    const off = (): number => this.#chance.jitter(0.6);
    return this.#path(`M${x1} ${y1}Q${(x1 + x2) / 2 + off()} ${(y1 + y2) / 2 + off()} ${x2} ${y2}`);
  }

  #path(d: string): string {
    return `<path d="${d}" fill="none" stroke="${this.#pen.colour}" stroke-width="${this.#pen.width * this.#chance.between(0.85, 1.15)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
}
