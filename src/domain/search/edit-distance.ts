/**
 * The number of edits (a letter added, left out or replaced, two neighbours swapped) that make one word of the other;
 * `limit + 1` as soon as it is more than `limit`. No letter is edited twice.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const width = other.length + 1;
  let older = new Array<number>(width).fill(0);
  let last = Array.from({ length: width }, (_, at) => at);
  let row = new Array<number>(width).fill(0);
  for (let at = 1; at <= one.length; at++) {
    row[0] = at;
    let least = at;
    for (let to = 1; to < width; to++) {
      const isSame = one[at - 1] === other[to - 1];
      let edits = Math.min(last[to]! + 1, row[to - 1]! + 1, last[to - 1]! + (isSame ? 0 : 1));
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwap) edits = Math.min(edits, older[to - 2]! + 1);
      row[to] = edits;
      if (edits < least) least = edits;
    }
    if (least > limit) return limit + 1;
    [older, last, row] = [last, row, older];
  }
  return Math.min(last[other.length]!, limit + 1);
}
