import type { TextRoom } from '../../../domain/layout/card-footer.ts';
import { isSameCard, type GridItem } from '../grid-item.ts';

/** The single range in which two lists differ, or undefined if all places are the same. */
export function listDifference(
  old: readonly GridItem[],
  now: readonly GridItem[],
  room: TextRoom,
): { at: number; removed: number; added: number } | undefined {
  const shorter = Math.min(old.length, now.length);
  let at = 0;
  while (at < shorter && isSameCard(old[at]!, now[at]!, room)) at++;
  if (at === old.length && at === now.length) return undefined;
  let same = 0;
  while (same < shorter - at && isSameCard(old[old.length - 1 - same]!, now[now.length - 1 - same]!, room))
    same++;
  return { at, removed: old.length - at - same, added: now.length - at - same };
}
