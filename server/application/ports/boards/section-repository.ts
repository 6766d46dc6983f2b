import type { BoardId, SectionId } from '../../../../src/domain/ids/ids.ts';
import type { SectionRecord } from '../records.ts';
import type { SectionView } from '../pins/views.ts';

export interface SectionReader {
  find(id: SectionId): Promise<SectionRecord | undefined>;
  /** By its slug or one that it had before; compare with the record's slug to tell. */
  findBySlug(boardId: BoardId, slug: string): Promise<SectionRecord | undefined>;
  /** The slugs that the board's sections have had, now or before, and whose they are. */
  slugsOf(boardId: BoardId): Promise<ReadonlyMap<string, SectionId>>;
  /** The board's sections in their order. */
  ofBoard(
    boardId: BoardId,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<readonly SectionRecord[]>;
  /** The sections, in their order, with their first pins that are not those of deactivated people. */
  views(sections: readonly SectionRecord[]): Promise<readonly SectionView[]>;
}

export interface SectionRepository extends SectionReader {
  /** Comes last on its board, and is counted there. It is empty, whatever the record says. @throws {NotUnique} `slug` */
  insert(section: Omit<SectionRecord, 'position' | 'pinCount'>): Promise<void>;
  /** It keeps the slugs that it had. An unknown id is fine. @throws {NotUnique} `slug` of another section */
  rename(id: SectionId, name: { readonly title: string; readonly slug: string }): Promise<void>;
  /** Puts it behind another section of its board, or first. */
  placeAfter(id: SectionId, after: SectionId | null): Promise<void>;
  /** Its pins stay on the board. An unknown id is fine. */
  remove(id: SectionId): Promise<void>;
}
