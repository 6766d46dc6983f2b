import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import type { ViewerExclusions } from '../../../ports/discovery/search-reader.ts';
import type { DocumentTable } from '../index/document-table.ts';

/** What the index must know of documents from outside. */
export type KnownDocuments = {
  /** The number of a document; undefined for one that is not in the index. */
  numberOf(id: PinId): number | undefined;
  /** The pin that stands for a document in results. */
  shownOf(number: number): PinId;
};

/** Whether a document is excluded: the pin that stands for it, its board or its pinner. Null if none is. */
export function exclusionOf(
  excluded: ViewerExclusions,
  table: DocumentTable,
  documents: KnownDocuments,
): ((number: number) => boolean) | null {
  const { pins, boards, people } = excluded;
  if (pins.length + boards.length + people.length === 0) return null;
  const { board, pinner } = table.columns;
  const withoutBoards = numbers(boards, (id) => table.boards.find(id));
  const withoutPeople = numbers(people, (id) => table.people.find(id));
  const withoutPins = new Set<string>(pins);
  return (number) =>
    withoutBoards.has(board[number]!) ||
    withoutPeople.has(pinner[number]!) ||
    (withoutPins.size > 0 && withoutPins.has(documents.shownOf(number)));
}

function numbers(
  texts: readonly string[],
  numberOf: (text: string) => number | undefined,
): ReadonlySet<number> {
  return new Set(texts.map(numberOf).filter((number) => number !== undefined));
}
