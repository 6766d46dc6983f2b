import { makeAutoObservable, observable } from 'mobx';
import type { Section } from '../../../domain/boards/board.ts';
import type { BoardId, SectionId } from '../../../domain/ids/ids.ts';

/** Sections by id, and the order of the sections of each board. */
export class SectionStore {
  readonly #sections = observable.map<SectionId, Section>([], { deep: false });
  readonly #lists = observable.map<BoardId, readonly SectionId[]>([], { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  find(id: SectionId): Section | undefined {
    return this.#sections.get(id);
  }

  /** Finds a section by the names in its address; slugs may also be ids. */
  findByAddress(username: string, boardSlug: string, slug: string): Section | undefined {
    for (const section of this.#sections.values()) {
      const { board } = section;
      const named = section.slug === slug || section.entityId === slug;
      const onBoard = board?.slug === boardSlug || board?.entityId === boardSlug;
      if (named && onBoard && board.owner?.username.toLowerCase() === username.toLowerCase()) return section;
    }
    return undefined;
  }

  put(sections: readonly Section[]): void {
    for (const section of sections) this.#sections.set(section.entityId, section);
  }

  /** The sections of a board in order; undefined until they are loaded. */
  listOf(boardId: BoardId): readonly Section[] | undefined {
    return this.#lists
      .get(boardId)
      ?.map((id) => this.#sections.get(id))
      .filter((section) => section !== undefined);
  }

  showList(boardId: BoardId, sections: readonly Section[]): void {
    this.put(sections);
    this.showListByIds(
      boardId,
      sections.map(({ entityId }) => entityId),
    );
  }

  /** Sets a board's list to sections that are in the store. */
  showListByIds(boardId: BoardId, ids: readonly SectionId[]): void {
    this.#lists.set(boardId, ids);
  }

  /** Adds a new section behind the others. */
  add(boardId: BoardId, section: Section): void {
    this.showList(boardId, [...(this.listOf(boardId) ?? []), section]);
  }

  remove(id: SectionId): void {
    this.#sections.delete(id);
  }

  /** All lists by board, for the page's state. */
  lists(): Iterable<readonly [BoardId, readonly SectionId[]]> {
    return this.#lists;
  }
}
