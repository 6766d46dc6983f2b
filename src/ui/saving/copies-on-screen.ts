import { runInAction } from 'mobx';
import type { BoardId, PinId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { SavedInfo } from '../../domain/pins/pin-relations.ts';
import { isOwnCopy, originalIdOf, savedInfoOf } from '../../domain/saving/saved-copy.ts';
import { isQuickSaves } from '../../domain/saving/saved-place.ts';
import type { Stores } from '../base/stores/stores.ts';
import { markDeleted } from '../pins/deleted-pins.ts';
import { addToFeeds, redrawInFeeds, moveInFeeds, takeFromFeeds } from './pins-in-feeds.ts';
import type { SaveTarget } from './save-target.ts';

/** Adds a new copy to all views: to every card of its picture, to its board, and to its lists. */
export function showCopy(stores: Stores, pin: Pin, copy: Pin, target: SaveTarget): SavedInfo | null {
  const board = copy.board ?? target.board;
  const savedInfo = board === null ? copy.savedInfo : savedInfoOf(copy.entityId, board, target.section);
  const viewer = stores.session.viewer;
  runInAction(() => {
    stores.pins.put([{ ...copy, savedInfo }]);
    stores.pins.change((other) => (other.entityId === pin.entityId ? counted(other) : other));
    showSavedInfo(stores, pin, savedInfo);
    if (board !== null) countPin(stores, board.entityId, 1);
    if (viewer === null) return;
    addToFeeds(stores.feeds, { ...copy, savedInfo }, viewer.username);
    if (board !== null && isQuickSaves(board) && !viewer.has_quicksave_board)
      stores.session.show({ ...viewer, has_quicksave_board: true, quicksaveBoardId: board.entityId });
  });
  return savedInfo;
}

/** Updates a pin in all views after an edit, and in the lists of its new place if it was moved. */
export function showMoved(stores: Stores, before: Pin, after: Pin, target: SaveTarget | null): void {
  const board = after.board ?? target?.board ?? null;
  const viewer = stores.session.viewer;
  runInAction(() => {
    const own = before.savedInfo?.localPinId === before.entityId;
    const savedInfo =
      own && target !== null && board !== null
        ? savedInfoOf(after.entityId, board, target.section)
        : after.savedInfo;
    stores.pins.put([{ ...after, savedInfo }]);
    // The saved state names the first place, which is now outdated.
    stores.saving.setProgress(originalIdOf(after), undefined);
    stores.pins.change((other) =>
      other.entityId !== after.entityId && other.savedInfo?.localPinId === after.entityId
        ? { ...other, savedInfo }
        : other,
    );
    if (before.board?.entityId !== board?.entityId) {
      if (before.board !== null) countPin(stores, before.board.entityId, -1);
      if (board !== null) countPin(stores, board.entityId, 1);
    }
    if (target !== null && viewer !== null)
      moveInFeeds(stores.feeds, { ...after, savedInfo }, viewer.username);
    redrawInFeeds(stores.feeds, after.entityId);
  });
}

/** Removes the cards of a pin that no longer exists: they lead nowhere. An open pin stays until the user leaves it. */
export function showGone(stores: Stores, id: PinId): void {
  runInAction(() => {
    takeFromFeeds(stores.feeds, id);
    markDeleted(stores.pageData, [id]);
  });
}

/** Updates every card of a picture with the place of its newest copy; a copy keeps its own place. */
export function showSavedInfo(stores: Stores, pin: Pin, savedInfo: SavedInfo | null): void {
  const original = originalIdOf(pin);
  stores.pins.change((other) =>
    originalIdOf(other) === original && !isOwnCopy(other) ? { ...other, savedInfo } : other,
  );
}

/** Updates the pin count of a board. */
export function countPin(stores: Stores, boardId: BoardId, by: 1 | -1): void {
  stores.boards.change((board) =>
    board.entityId === boardId ? { ...board, pinCount: Math.max(0, board.pinCount + by) } : board,
  );
}

function counted(pin: Pin): Pin {
  return { ...pin, repinCount: pin.repinCount + 1 };
}
