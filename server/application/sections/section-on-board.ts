import type { SectionId } from '../../../src/domain/ids/ids.ts';
import type { StoreReader } from '../ports/store.ts';
import type { BoardShortView, SectionView, ViewerId } from '../ports/pins/views.ts';
import { visibleSection } from './visible-section.ts';

/** A section with its first pins and its board. */
export type SectionOnBoard = SectionView & { readonly board: BoardShortView };

/** The section, if it exists for the viewer. */
export async function readSection(
  store: Pick<StoreReader, 'boards' | 'sections'>,
  id: SectionId,
  viewerId: ViewerId,
): Promise<SectionOnBoard | undefined> {
  const found = await visibleSection(store, id, viewerId);
  const [view] = found === undefined ? [] : await store.sections.views([found.section]);
  return found && view && { ...view, board: found.board };
}
