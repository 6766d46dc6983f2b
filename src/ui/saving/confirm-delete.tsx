import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';

/** Asks before something goes that nothing brings back. */
export function ConfirmDelete({
  onClose,
  onConfirm,
}: {
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  return (
    <Dialog
      alert
      title="Delete this Pin?"
      description="It goes from your boards for good, with its comments. Copies that other people have saved stay with them."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="primary" onClick={onConfirm}>
            Delete Pin
          </Button>
        </>
      }
    />
  );
}
