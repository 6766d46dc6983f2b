import type { DuplicatePage } from '../../../application/ports/pins/duplicate-gateway.ts';
import type { BoardId } from '../../../domain/ids/ids.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';

export type DuplicatesData = {
  /** Null: all boards. */
  readonly place: { readonly id: BoardId; readonly name: string; readonly url: string } | null;
  readonly page: DuplicatePage;
};

/** The name of the first page of duplicates. */
export function duplicatesName(boardId: string | undefined): PageDataKey<DuplicatesData> {
  return `duplicates/${boardId ?? ''}`;
}
