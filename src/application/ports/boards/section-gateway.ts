import type { Section } from '../../../domain/boards/board.ts';
import type { BoardId, SectionId } from '../../../domain/ids/ids.ts';
import type { DoneOutcome } from '../done-outcome.ts';
import type { Refused } from '../refused.ts';

export type SectionAddress = {
  readonly username: string;
  /** Slugs or ids. */
  readonly boardSlug: string;
  readonly sectionSlug: string;
};

/** Omitted fields stay unchanged. `afterSectionId` null puts the section first. */
export type SectionChange = { readonly name?: string; readonly afterSectionId?: SectionId | null };

export type SectionOutcome = { readonly kind: 'done'; readonly section: Section } | Refused;

/** The sections of boards. Undefined always means: missing, or hidden from this viewer. @throws {ServiceError} */
export interface SectionGateway {
  /** All sections in order. */
  ofBoard(boardId: BoardId): Promise<readonly Section[] | undefined>;
  find(address: SectionAddress): Promise<Section | undefined>;
  findById(id: SectionId): Promise<Section | undefined>;
  create(boardId: BoardId, name: string): Promise<SectionOutcome>;
  update(id: SectionId, change: SectionChange): Promise<SectionOutcome>;
  /** Its pins stay on the board. */
  remove(id: SectionId): Promise<DoneOutcome>;
}
