const NUMBERS = new Intl.NumberFormat('en-US');

/** A formatted number: "1,204". */
export function numberText(count: number): string {
  return NUMBERS.format(count);
}
