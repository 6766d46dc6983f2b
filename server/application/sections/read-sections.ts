import type { BoardId, SectionId } from '../../../src/domain/ids/ids.ts';
import { isIdText, toSectionId } from '../../../src/domain/ids/ids.ts';
import type { ReadBoard } from '../boards/read-board.ts';
import { visibleBoard } from '../access/visible-board.ts';
import type { StoreReader } from '../ports/store.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import { readSection, type SectionOnBoard } from './section-on-board.ts';

/** A section by its id, or by the parts of its address, where slugs take precedence over ids. */
export type SectionName =
  | { readonly kind: 'id'; readonly id: SectionId }
  | {
      readonly kind: 'address';
      readonly username: string;
      readonly boardSlug: string;
      readonly sectionSlug: string;
    };

export type ReadSectionOutcome =
  { readonly kind: 'found'; readonly section: SectionOnBoard } | { readonly kind: 'not_found' };

export type ListSectionsOutcome =
  /** `next` is the offset of the next page, null on the last one. */
  | { readonly kind: 'page'; readonly sections: readonly SectionOnBoard[]; readonly next: number | null }
  | { readonly kind: 'not_found' };

type ReadSectionsDeps = {
  readonly store: Pick<StoreReader, 'boards' | 'sections'>;
  readonly readBoard: Pick<ReadBoard, 'idAt'>;
};

/** Sections as the viewer may see them. */
export class ReadSections {
  readonly #deps: ReadSectionsDeps;

  constructor(deps: ReadSectionsDeps) {
    this.#deps = deps;
  }

  async one(name: SectionName, viewerId: ViewerId): Promise<ReadSectionOutcome> {
    const id = name.kind === 'id' ? name.id : await this.#idAt(name);
    const section = id && (await readSection(this.#deps.store, id, viewerId));
    return section ? { kind: 'found', section } : { kind: 'not_found' };
  }

  /** A page of a board's sections, in their order. */
  async ofBoard(
    boardId: BoardId,
    viewerId: ViewerId,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<ListSectionsOutcome> {
    const { boards, sections } = this.#deps.store;
    const board = await visibleBoard(boards, boardId, viewerId);
    if (board === undefined) return { kind: 'not_found' };
    const found = await sections.ofBoard(boardId, { offset, limit: limit + 1 });
    const views = await sections.views(found.slice(0, limit));
    return {
      kind: 'page',
      sections: views.map((view) => ({ ...view, board })),
      next: found.length > limit ? offset + limit : null,
    };
  }

  async #idAt(name: Extract<SectionName, { kind: 'address' }>): Promise<SectionId | undefined> {
    const { store, readBoard } = this.#deps;
    const boardId = await readBoard.idAt(name.username, name.boardSlug);
    if (boardId === undefined) return undefined;
    const bySlug = await store.sections.findBySlug(boardId, name.sectionSlug);
    if (bySlug !== undefined || !isIdText(name.sectionSlug)) return bySlug?.id;
    const byId = await store.sections.find(toSectionId(name.sectionSlug));
    return byId?.boardId === boardId ? byId.id : undefined;
  }
}
