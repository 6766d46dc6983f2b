/**
 * How often one pinner's pin must be third in a row, however these pins are arranged: others can stand between pairs of
 * the most frequent one.
 */
export function fewestRuns(pins: readonly { readonly pinner: string }[]): number {
  const counts = new Map<string, number>();
  for (const { pinner } of pins) counts.set(pinner, (counts.get(pinner) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return Math.max(0, most - 2 * (pins.length - most + 1));
}
