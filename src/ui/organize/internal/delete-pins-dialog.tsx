import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BoardShort } from '../../../domain/boards/board.ts';
import { ConfirmDialog } from '../../kit/layers/confirm-dialog.tsx';
import type { OrganizeViewModel } from './organize-view-model.ts';
import { text } from '../../text/language.ts';
import { organizeMessages } from './messages.en.ts';

/** Asks before pins are deleted: it cannot be undone. */
export const DeletePinsDialog = observer(function DeletePinsDialog({
  model,
  board,
  onClose,
}: {
  readonly model: OrganizeViewModel;
  readonly board: BoardShort;
  readonly onClose: () => void;
}) {
  // The question stays the same while the dialog closes.
  const [count] = useState(model.count);
  const remove = () => {
    onClose();
    void model.remove();
  };
  return (
    <ConfirmDialog
      title={text(organizeMessages.deleteTitle, { count })}
      description={text(organizeMessages.deleteDetail, { count, board: board.name })}
      confirm={text(organizeMessages.delete)}
      onConfirm={remove}
      onClose={onClose}
    />
  );
});
