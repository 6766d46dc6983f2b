const NUMBERS = new Intl.NumberFormat('en-US');

/** A formatted number: "1,204". */
export function numberText(count: number): string {
  return NUMBERS.format(count);
}

/** A number with its noun: "1 pin", "1,204 pins". */
export function countText(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
