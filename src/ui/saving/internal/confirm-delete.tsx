import { ConfirmDialog, type ConfirmDialogProps } from '../../kit/layers/confirm-dialog.tsx';

/** Asks before a pin is deleted. */
export function ConfirmDelete(props: Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'>) {
  return (
    <ConfirmDialog
      {...props}
      title="Delete this Pin?"
      description="It goes from your boards for good, with its comments. Copies that other people have saved stay with them."
      confirm="Delete Pin"
    />
  );
}
