import { useState } from 'react';
import type { Board } from '../../domain/boards/board.ts';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import { useApp } from '../app/app-context.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { SwitchField } from '../kit/switch-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import classes from './board-picker.module.css';

const LABELS = { name: 'Name' } as const;
const SPECIAL = { 'name.missing': 'Give the board a name.' } as const;

/** Makes a board on the way. */
export function NewBoardForm({
  name: wanted,
  verb,
  onCreated,
}: {
  /** What was searched for in vain. */
  readonly name: string;
  /** What happens next, as the button says it. */
  readonly verb: string;
  readonly onCreated: (board: Board) => void;
}) {
  const { services, stores } = useApp();
  const [name, setName] = useState(wanted);
  const [secret, setSecret] = useState(false);
  const form = useForm(LABELS, SPECIAL, async () => {
    const outcome = await services.createBoard.run({ name, privacy: secret ? 'secret' : 'public' });
    if (outcome.kind === 'refused') return outcome;
    const { username = '' } = stores.session.viewer ?? {};
    stores.boards.addToList(username, outcome.board);
    onCreated(outcome.board);
    return undefined;
  });

  return (
    <form
      ref={form.form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        // A form that this one may stand in must not take it for its own.
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
        autoFocus
      />
      <SwitchField
        label="Keep this board secret"
        help="Only you and people you invite can see it."
        checked={secret}
        onChange={setSecret}
      />
      <Button type="submit" kind="primary" wide pending={form.sending && 'Creating…'}>
        {verb}
      </Button>
    </form>
  );
}
