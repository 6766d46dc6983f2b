import { useState, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';
import { text } from '../../text/language.ts';
import { kitMessages } from '../messages.en.ts';

export interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What is deleted and what is kept. */
  readonly description: ReactNode;
  /** The label of the confirming button, and its label while the action runs. */
  readonly confirm: string;
  readonly pending?: string;
  readonly onConfirm: () => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({
  confirm,
  pending = text(kitMessages.deleting),
  onConfirm,
  onClose,
  ...question
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      {...question}
      alert
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text(kitMessages.cancel)}
          </Button>
          <Button kind="primary" pending={busy && pending} onClick={() => void press()}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
