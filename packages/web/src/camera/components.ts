/** A connected component of a binary image, and the one around it. */
export interface Component {
  readonly ink: boolean;
  area: number;
  /** Sums of the coordinates of its pixels. */
  x: number;
  y: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The index of the component left of (or above) its first pixel, which surrounds it; −1 if there is none. */
  readonly around: number;
}

/** Labels components in two passes with union–find. Ink is 8-connected, paper 4-connected. */
export function componentsOf(ink: Uint8Array, width: number, height: number): Component[] {
  const labels = new Int32Array(width * height);
  const parents: number[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    while (parents[root] !== root) root = parents[root] as number;
    for (let at = label; at !== root;) {
      const next = parents[at] as number;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  const join = (one: number, other: number): number => {
    const [a, b] = [rootOf(one), rootOf(other)];
    const [low, high] = a < b ? [a, b] : [b, a];
    parents[high] = low;
    return low;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const colour = ink[at];
      let label = -1;
      const meet = (other: number): void => {
        if (ink[other] === colour) {
          label = label === -1 ? (labels[other] as number) : join(label, labels[other] as number);
        }
      };
      if (x > 0) meet(at - 1);
      if (y > 0) {
        meet(at - width);
        if (colour === 1 && x > 0) meet(at - width - 1);
        if (colour === 1 && x < width - 1) meet(at - width + 1);
      }
      if (label === -1) {
        label = parents.length;
        parents.push(label);
      }
      labels[at] = label;
    }
  }
  return gathered(ink, labels, width, rootOf);
}

function gathered(
  ink: Uint8Array,
  labels: Int32Array,
  width: number,
  rootOf: (label: number) => number,
): Component[] {
  const found: Component[] = [];
  const places = new Map<number, number>();
  for (let at = 0; at < labels.length; at++) {
    const root = rootOf(labels[at] as number);
    const [x, y] = [at % width, Math.floor(at / width)];
    let place = places.get(root);
    if (place === undefined) {
      place = found.length;
      places.set(root, place);
      const beside = x > 0 ? at - 1 : at - width;
      const around = beside < 0 ? -1 : (places.get(rootOf(labels[beside] as number)) ?? -1);
      found.push({ ink: ink[at] === 1, area: 0, x: 0, y: 0, left: x, right: x, top: y, bottom: y, around });
    }
    const component = found[place] as Component;
    component.area++;
    component.x += x;
    component.y += y;
    if (x < component.left) component.left = x;
    if (x > component.right) component.right = x;
    component.bottom = y;
  }
  return found;
}
