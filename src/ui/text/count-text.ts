const NUMBERS = new Intl.NumberFormat('en-US');

/** A number with its noun: "1 pin", "1,204 pins". */
export function countText(count: number, one: string, many: string): string {
  return `${NUMBERS.format(count)} ${count === 1 ? one : many}`;
}
