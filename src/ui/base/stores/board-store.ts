import { makeAutoObservable, observable } from 'mobx';
import type { BoardPage } from '../../../application/ports/boards/board-gateway.ts';
import type { Board } from '../../../domain/boards/board.ts';
import type { BoardId } from '../../../domain/ids/ids.ts';

/**
 * Boards by id, and the order of the lists of boards. The list of a person's active boards, last used first, has the
 * username as its name; the names of other lists add to it.
 */
export class BoardStore {
  readonly #boards = observable.map<BoardId, Board>([], { deep: false });
  readonly #lists = observable.map<string, BoardList>([], { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  find(id: BoardId): Board | undefined {
    return this.#boards.get(id);
  }

  /** Finds a board by the names in its address; `slug` may also be the id. */
  findByAddress(username: string, slug: string): Board | undefined {
    const owner = username.toLowerCase();
    for (const board of this.#boards.values()) {
      const named = board.slug === slug || board.entityId === slug;
      if (named && board.owner?.username.toLowerCase() === owner) return board;
    }
    return undefined;
  }

  put(boards: readonly Board[]): void {
    for (const board of boards) this.#boards.set(board.entityId, board);
  }

  /** Replaces every board by the result of `change`; the same object means no change. */
  change(change: (board: Board) => Board): void {
    for (const [id, board] of this.#boards) {
      const changed = change(board);
      if (changed !== board) this.#boards.set(id, changed);
    }
  }

  /** The loaded boards of a person; undefined before the first page. */
  listOf(username: string): BoardPage | undefined {
    const list = this.#lists.get(username.toLowerCase());
    if (list === undefined) return undefined;
    const boards = list.ids.map((id) => this.#boards.get(id)).filter((board) => board !== undefined);
    return { boards, bookmark: list.bookmark };
  }

  /** Replaces a person's list by its first page, or adds a later page to it. */
  showList(username: string, page: BoardPage, adding: boolean): void {
    this.put(page.boards);
    const before = adding ? this.#lists.get(username.toLowerCase()) : undefined;
    const ids = [...(before?.ids ?? []), ...page.boards.map((board) => board.entityId)];
    this.showListByIds(username, ids, page.bookmark);
  }

  /** Puts a new board at the top of a person's list. */
  addToList(username: string, board: Board): void {
    this.put([board]);
    const list = this.#lists.get(username.toLowerCase());
    const others = (list?.ids ?? []).filter((id) => id !== board.entityId);
    this.showListByIds(username, [board.entityId, ...others], list?.bookmark ?? null);
  }

  /** Removes a deleted board, or one that some lists no longer contain. */
  remove(id: BoardId): void {
    for (const [name, list] of this.#lists)
      if (list.ids.includes(id))
        this.#lists.set(name, { ...list, ids: list.ids.filter((other) => other !== id) });
    this.#boards.delete(id);
  }

  /** Sets a person's list to boards that are in the store. */
  showListByIds(username: string, ids: readonly BoardId[], bookmark: string | null): void {
    this.#lists.set(username.toLowerCase(), { ids: [...new Set(ids)], bookmark });
  }

  /** Invalidates all lists of a person, because their order has changed. */
  forgetLists(username: string): void {
    const owner = username.toLowerCase();
    for (const name of this.#lists.keys())
      if (name === owner || name.startsWith(`${owner}:`)) this.#lists.delete(name);
  }

  /** All lists by username, for the page's state. */
  lists(): Iterable<readonly [string, BoardList]> {
    return this.#lists;
  }
}

type BoardList = {
  readonly ids: readonly BoardId[];
  readonly bookmark: string | null;
};
