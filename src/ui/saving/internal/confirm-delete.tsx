import { ConfirmDialog, type ConfirmDialogProps } from '../../kit/layers/confirm-dialog.tsx';
import { text } from '../../text/language.ts';
import { savingMessages } from './messages.en.ts';

/** Asks before a pin is deleted. */
export function ConfirmDelete(props: Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'>) {
  return (
    <ConfirmDialog
      {...props}
      title={text(savingMessages.deleteQuestion)}
      description={text(savingMessages.deleteConsequence)}
      confirm={text(savingMessages.deletePin)}
    />
  );
}
