/** A page to print, in millimetres from its top left corner; browsers draw it as SVG, the command line as PDF. */
export interface Page {
  readonly width: number;
  readonly height: number;
  /** The title, for screen readers and files. */
  readonly title: string;
  readonly marks: readonly Mark[];
}

export type Mark = Shape | Label;

export interface Shape {
  readonly kind: 'path';
  /** An SVG path. */
  readonly d: string;
  /** The width of its line; 0 for none. */
  readonly stroke: number;
  readonly fill: 'none' | 'ink' | 'white';
  readonly dashed: boolean;
}

export interface Label {
  readonly kind: 'text';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly text: string;
  /** In points. */
  readonly size: number;
  readonly font: Font;
  readonly align: 'start' | 'middle' | 'end';
  readonly grey: boolean;
}

/** A rectangle; x and y are its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fonts: headings, body text, emphasised values, and handwriting. */
export type Font = 'display' | 'text' | 'bold' | 'hand';

export const PAPERS = ['a4', 'letter'] as const;
export type PaperId = (typeof PAPERS)[number];

const SIZES: { readonly [P in PaperId]: readonly [short: number, long: number] } = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

/** The width and height of a paper, in portrait or landscape. */
export function sizeOf(paper: PaperId, lying: boolean): { readonly width: number; readonly height: number } {
  const [short, long] = SIZES[paper];
  return lying ? { width: long, height: short } : { width: short, height: long };
}

interface ShapeLook {
  readonly stroke?: number;
  readonly fill?: Shape['fill'];
  readonly dashed?: boolean;
}

/** The line of a box. */
const BOX = 0.3;

export function path(d: string, { stroke = BOX, fill = 'none', dashed = false }: ShapeLook = {}): Shape {
  return { kind: 'path', d, stroke, fill, dashed };
}

export function rect(x: number, y: number, w: number, h: number, look?: ShapeLook): Shape {
  return path(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`, look);
}

export function line(x1: number, y1: number, x2: number, y2: number, look?: ShapeLook): Shape {
  return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, look);
}

export function oval(x: number, y: number, rx: number, ry: number, look?: ShapeLook): Shape {
  const arc = (to: number): string => `A${n(rx)} ${n(ry)} 0 1 0 ${n(to)} ${n(y)}`;
  return path(`M${n(x - rx)} ${n(y)}${arc(x + rx)}${arc(x - rx)}z`, look);
}

/** A cross through a box. */
export function cross(x: number, y: number, w: number, h: number): Shape {
  const d = `M${n(x + 1)} ${n(y + 1)}L${n(x + w - 1)} ${n(y + h - 1)}M${n(x + w - 1)} ${n(y + 1)}L${n(x + 1)} ${n(y + h - 1)}`;
  return path(d, { stroke: 0.5 });
}

interface LabelLook {
  readonly size?: number;
  readonly font?: Font;
  readonly align?: Label['align'];
  readonly grey?: boolean;
}

export function label(
  x: number,
  y: number,
  text: string | number,
  { size = 8.5, font = 'text', align = 'start', grey = false }: LabelLook = {},
): Label {
  return { kind: 'text', x, y, text: String(text), size, font, align, grey };
}

/** Text centred in a box. */
export function centred(
  x: number,
  y: number,
  w: number,
  h: number,
  text: string | number,
  look: LabelLook = {},
): Label {
  const { size = 8.5 } = look;
  return label(x + w / 2, y + h / 2 + size * 0.125, text, { align: 'middle', ...look, size });
}

/** Translates a box to the origin of a part of the page. */
export function movedBox(box: Box, dx: number, dy: number): Box {
  return { ...box, x: box.x + dx, y: box.y + dy };
}

/** Translates marks to the origin of a part of the page. */
export function moved(marks: readonly Mark[], dx: number, dy: number): Mark[] {
  return marks.map((mark) =>
    mark.kind === 'text'
      ? { ...mark, x: mark.x + dx, y: mark.y + dy }
      : { ...mark, d: shifted(mark.d, dx, dy) },
  );
}

/** Only absolute points are moved: M, L and the ends of arcs. */
function shifted(d: string, dx: number, dy: number): string {
  const pair = (x: string, y: string): string => `${n(Number(x) + dx)} ${n(Number(y) + dy)}`;
  return d
    .replaceAll(
      /([ML])(-?[\d.]+) (-?[\d.]+)/g,
      (_, command: string, x: string, y: string) => command + pair(x, y),
    )
    .replaceAll(
      /(A-?[\d.]+ -?[\d.]+ 0 1 0 )(-?[\d.]+) (-?[\d.]+)/g,
      (_, arc: string, x: string, y: string) => arc + pair(x, y),
    );
}

/** A number as written in paths. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A deduction, or a number without a sign. */
export function minus(value: number): string {
  return value > 0 ? `–${value}` : '0';
}
