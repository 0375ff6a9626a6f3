/** Work that can wait until the ink is on screen. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
