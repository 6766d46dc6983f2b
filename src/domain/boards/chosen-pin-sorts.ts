import { toBoardId, type BoardId } from '../ids/ids.ts';
import type { BoardPinSort } from './board-pin-sort.ts';

/** The boards for which the viewer has chosen another order than the board's own, the latest choice last. */
export type BoardPinSorts = readonly (readonly [board: BoardId, sort: Exclude<BoardPinSort, 'custom'>])[];

/** Number of stored choices; the oldest ones are dropped. */
const SORTS_REMEMBERED = 50;

/** The chosen order of this board; undefined for the board's own. */
export function chosenSort(sorts: BoardPinSorts, board: BoardId): BoardPinSort | undefined {
  return sorts.find(([id]) => id === board)?.[1];
}

export function withChosenSort(sorts: BoardPinSorts, board: BoardId, sort: BoardPinSort): BoardPinSorts {
  const others = sorts.filter(([id]) => id !== board);
  return sort === 'custom' ? others : [...others, [board, sort] as const].slice(-SORTS_REMEMBERED);
}

/** Parses the stored choices; invalid ones are dropped. */
export function parseBoardPinSorts(kept: unknown): BoardPinSorts {
  if (!Array.isArray(kept)) return [];
  return (kept as readonly unknown[]).flatMap((choice) => {
    const [id, sort] = Array.isArray(choice) ? (choice as readonly unknown[]) : [];
    const isKnown = typeof id === 'string' && (sort === 'newest' || sort === 'oldest');
    return isKnown ? [[toBoardId(id), sort] as const] : [];
  });
}
