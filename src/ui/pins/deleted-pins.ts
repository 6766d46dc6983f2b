import type { PinId } from '../../domain/ids/ids.ts';
import type { PageDataKey, PageDataStore } from '../base/stores/page-data-store.ts';

/** Marks these pins as deleted for this visit; Back and Forward may still lead to them. */
export function markDeleted(pageData: PageDataStore, ids: Iterable<PinId>): void {
  for (const id of ids) pageData.set(nameOf(id), true);
}

export function isDeleted(pageData: PageDataStore, id: PinId): boolean {
  return pageData.find(nameOf(id)) === true;
}

function nameOf(id: PinId): PageDataKey<true> {
  return `gone-pins/${id}`;
}
