import { isIdText, toBoardId, type BoardId } from '../../../src/domain/ids/ids.ts';
import { findPerson } from '../people/find-person.ts';
import type { StoreReader } from '../ports/store.ts';
import type { BoardView, ViewerId } from '../ports/pins/views.ts';
import { canSeeBoard } from '../access/viewer-standing.ts';

/** A board by its id, or by the parts of its address, where a slug takes precedence over an id. */
export type BoardName =
  | { readonly kind: 'id'; readonly id: BoardId }
  | { readonly kind: 'address'; readonly username: string; readonly slug: string };

export type ReadBoardOutcome =
  | { readonly kind: 'found'; readonly board: BoardView }
  /** Missing, or not visible to the viewer. */
  | { readonly kind: 'not_found' };

type ReadBoardDeps = { readonly store: Pick<StoreReader, 'users' | 'boards'> };

/** Reads a board as the viewer may see it. */
export class ReadBoard {
  readonly #deps: ReadBoardDeps;

  constructor(deps: ReadBoardDeps) {
    this.#deps = deps;
  }

  async run(name: BoardName, viewerId: ViewerId): Promise<ReadBoardOutcome> {
    const id = name.kind === 'id' ? name.id : await this.idAt(name.username, name.slug);
    if (id === undefined) return { kind: 'not_found' };
    const [board] = await this.#deps.store.boards.views([id], viewerId);
    return board !== undefined && canSeeBoard(board, viewerId)
      ? { kind: 'found', board }
      : { kind: 'not_found' };
  }

  /** The board at an address, whether it is visible or not; undefined when there is none. */
  async idAt(username: string, slug: string): Promise<BoardId | undefined> {
    const { users, boards } = this.#deps.store;
    const current = await boards.idAt(username, slug);
    if (current !== undefined) return current;
    const owner = await findPerson(users, { kind: 'username', username });
    if (owner === undefined) return undefined;
    const bySlug = await boards.findBySlug(owner.id, slug);
    if (bySlug !== undefined || !isIdText(slug)) return bySlug?.id;
    const byId = await boards.find(toBoardId(slug));
    return byId?.ownerId === owner.id ? byId.id : undefined;
  }
}
