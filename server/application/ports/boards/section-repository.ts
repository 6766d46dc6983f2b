import type { BoardId, SectionId } from '../../../../src/domain/ids/ids.ts';
import type { SectionRecord } from '../records.ts';
import type { SectionView } from '../pins/views.ts';

export interface SectionReader {
  find(id: SectionId): Promise<SectionRecord | undefined>;
  /** By its current slug or a former one; compare with the record's slug to tell which. */
  findBySlug(boardId: BoardId, slug: string): Promise<SectionRecord | undefined>;
  /** The current and former slugs of the board's sections, each with the section that it belongs to. */
  slugsOf(boardId: BoardId): Promise<ReadonlyMap<string, SectionId>>;
  /** The board's sections in their order. */
  ofBoard(
    boardId: BoardId,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<readonly SectionRecord[]>;
  /** The sections in their order, each with its first pins; pins of deactivated people are omitted. */
  views(sections: readonly SectionRecord[]): Promise<readonly SectionView[]>;
}

export interface SectionRepository extends SectionReader {
  /**
   * Adds an empty section as the last one of its board, and counts it there; the record's counters are ignored. @throws
   * {NotUnique} `slug`
   */
  insert(section: Omit<SectionRecord, 'position' | 'pinCount'>): Promise<void>;
  /** The section keeps its former slugs. An unknown id is fine. @throws {NotUnique} `slug` of another section */
  rename(id: SectionId, name: { readonly title: string; readonly slug: string }): Promise<void>;
  /** Moves a section behind another one of its board, or to the front. */
  placeAfter(id: SectionId, after: SectionId | null): Promise<void>;
  /** The pins stay on the board. An unknown id is fine. */
  remove(id: SectionId): Promise<void>;
}
