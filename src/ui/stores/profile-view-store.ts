import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { BoardPinSort } from '../../domain/boards/board-pin-sort.ts';
import type { BoardId } from '../../domain/ids/ids.ts';
import { profileView, type ProfileView } from '../../domain/surfaces/profile-view.ts';

/**
 * How this person wants boards and pins shown: what is kept with the account, and the order of the pins of each
 * board for this visit.
 */
export class ProfileViewStore {
  view: ProfileView = profileView({});
  /** True once it was read; visitors have nothing to read. */
  known = false;
  readonly #sorts = observable.map<BoardId, BoardPinSort>();

  constructor() {
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  show(view: ProfileView): void {
    this.view = view;
    this.known = true;
  }

  change(change: Partial<ProfileView>): void {
    this.view = { ...this.view, ...change };
  }

  /** Undefined while the board's own order is shown. */
  sortOf(boardId: BoardId): BoardPinSort | undefined {
    return this.#sorts.get(boardId);
  }

  sortBy(boardId: BoardId, sort: BoardPinSort): void {
    if (sort === 'custom') this.#sorts.delete(boardId);
    else this.#sorts.set(boardId, sort);
  }
}
