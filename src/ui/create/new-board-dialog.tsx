import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Board } from '../../domain/boards/board.ts';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import { useApp } from '../app/app-context.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { SwitchField } from '../kit/switch-field.tsx';
import { TextField } from '../kit/text-field.tsx';

const LABELS = { name: 'Name' } as const;
const SPECIAL = { 'name.missing': 'Give the board a name.' } as const;

/** Makes a board without leaving the form behind it. */
export function NewBoardDialog({
  onClose,
  onCreated,
}: {
  readonly onClose: () => void;
  readonly onCreated: (board: Board) => void;
}) {
  const { services } = useApp();
  const formId = useId();
  const [name, setName] = useState('');
  const [secret, setSecret] = useState(false);
  const form = useForm(LABELS, SPECIAL, async () => {
    const outcome = await services.createBoard.run({ name, privacy: secret ? 'secret' : 'public' });
    if (outcome.kind === 'refused') return outcome;
    onCreated(outcome.board);
    return undefined;
  });

  // Outside of the form behind it: a form inside a form is none.
  return createPortal(
    <Dialog
      title="Create board"
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} kind="primary" pending={form.sending && 'Creating…'}>
          Create board
        </Button>
      }
    >
      <form
        id={formId}
        ref={form.form}
        noValidate
        onSubmit={(event) => {
          // Events pass through the tree of views: the form behind must not take this for its own.
          event.stopPropagation();
          form.onSubmit(event);
        }}
      >
        {form.message !== null && (
          <Notice kind="error" live>
            {form.message}
          </Notice>
        )}
        <TextField
          label={LABELS.name}
          value={name}
          onChange={setName}
          limit={TEXT_FIELDS.boardName.max}
          error={form.errorOf('name')}
        />
        <SwitchField
          label="Keep this board secret"
          help="Only you and people you invite can see it."
          checked={secret}
          onChange={setSecret}
        />
      </form>
    </Dialog>,
    document.body,
  );
}
