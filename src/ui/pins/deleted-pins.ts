import type { PinId } from '../../domain/ids/ids.ts';
import type { KeptName, KeptStore } from '../base/stores/kept-store.ts';

/** Remembers that these pins were deleted during this visit; Back and Forward may still lead to them. */
export function markDeleted(kept: KeptStore, ids: Iterable<PinId>): void {
  for (const id of ids) kept.keep(nameOf(id), true);
}

export function isDeleted(kept: KeptStore, id: PinId): boolean {
  return kept.find(nameOf(id)) === true;
}

function nameOf(id: PinId): KeptName<true> {
  return `gone-pins/${id}`;
}
