import { formatRoute } from './format-route.ts';

export interface EditSavedPinInput {
  /** The viewer's own copy. */
  readonly pinId: string;
  readonly boardId: string;
  /** The original pin. */
  readonly originalPinId: string;
}

/** The address of Change and Organize in the toast: the save page, for moving the copy instead of creating one. */
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
