import { formatRoute } from './format-route.ts';

export interface EditSavedPinInput {
  /** The viewer's own copy. */
  readonly pinId: string;
  readonly boardId: string;
  /** The pin that was saved. */
  readonly originalPinId: string;
}

/** Where Change and Organize of the toast lead: the save flow, changing the copy instead of making one. */
export function editSavedPinAddress({ pinId, boardId, originalPinId }: EditSavedPinInput): string {
  return formatRoute({
    kind: 'pin-repin',
    pinId,
    isEditingPin: true,
    pinBoardId: boardId,
    isFromToast: true,
    originalPinId,
  });
}
