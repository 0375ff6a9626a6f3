/** A number with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
