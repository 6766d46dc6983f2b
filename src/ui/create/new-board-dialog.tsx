import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Board, BoardPrivacy } from '../../domain/boards/board.ts';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import { useApp } from '../app/app-context.ts';
import { PrivacyField } from '../board-edit/privacy-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { TextField } from '../kit/text-field.tsx';
import classes from './new-board-dialog.module.css';

const LABELS = { name: 'Name', description: 'Description' } as const;
const SPECIAL = { 'name.missing': 'Give the board a name.' } as const;

/** Makes a board without leaving the page behind it. */
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
  const [description, setDescription] = useState('');
  const [privacy, setPrivacy] = useState<BoardPrivacy>('public');
  const form = useForm(LABELS, SPECIAL, async () => {
    const outcome = await services.createBoard.run({ name, privacy, description });
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
        className={classes.form}
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
        <TextArea
          label={LABELS.description}
          hint="optional"
          value={description}
          onChange={setDescription}
          limit={TEXT_FIELDS.boardDescription.max}
          rows={2}
          error={form.errorOf('description')}
        />
        <PrivacyField value={privacy} onChange={setPrivacy} />
      </form>
    </Dialog>,
    document.body,
  );
}
