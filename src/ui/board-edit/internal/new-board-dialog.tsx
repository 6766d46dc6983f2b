import { createPortal } from 'react-dom';
import type { Board } from '../../../domain/boards/board.ts';
import { BoardFields } from './board-fields.tsx';
import { useNewBoardForm } from '../use-new-board-form.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { text } from '../../text/language.ts';
import { boardEditMessages } from './messages.en.ts';

/** Creates a board without leaving the page behind it. */
export function NewBoardDialog({
  onClose,
  onCreated,
}: {
  readonly onClose: () => void;
  readonly onCreated: (board: Board) => void;
}) {
  const { form, fields } = useNewBoardForm('', onCreated);

  // Outside the form behind it, because forms must not be nested.
  return createPortal(
    <FormDialog
      title={text(boardEditMessages.create)}
      form={form}
      submit={text(boardEditMessages.create)}
      pending={text(boardEditMessages.creating)}
      onClose={onClose}
    >
      <BoardFields {...fields} rows={2} />
    </FormDialog>,
    document.body,
  );
}
