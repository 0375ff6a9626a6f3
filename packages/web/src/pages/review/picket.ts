/** A picket from the rail at 0: it rises if its height is positive, and hangs otherwise. */
export function picket(middle: number, width: number, height: number): string {
  const half = width / 2;
  const size = Math.abs(height);
  const tip = Math.min(half, size);
  const [left, right] = [middle - half, middle + half];
  const way = height > 0 ? -1 : 1;
  return `M${left} 0V${way * (size - tip)}L${middle} ${way * size}L${right} ${way * (size - tip)}V0Z`;
}
