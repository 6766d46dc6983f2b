import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BoardShort } from '../../domain/boards/board.ts';
import { ConfirmDialog } from '../kit/layers/confirm-dialog.tsx';
import { countText } from '../text/count-text.ts';
import type { OrganizeViewModel } from './organize-view-model.ts';

/** Asks before pins go: they cannot be brought back. */
export const DeletePinsDialog = observer(function DeletePinsDialog({
  model,
  board,
  onClose,
}: {
  readonly model: OrganizeViewModel;
  readonly board: BoardShort;
  readonly onClose: () => void;
}) {
  // What is asked about stays the same while the dialog closes.
  const [pins] = useState(() => countText(model.count, 'pin', 'pins'));
  const remove = () => {
    onClose();
    void model.remove();
  };
  return (
    <ConfirmDialog
      title={`Delete ${pins}?`}
      description={`From ${board.name}, for good. Copies that others have saved stay with them.`}
      keep="Keep"
      confirm="Delete"
      onConfirm={remove}
      onClose={onClose}
    />
  );
});
