import type { Board } from '../../../domain/boards/board.ts';
import { BoardNameField } from '../../board-edit/board-name-field.tsx';
import { useNewBoardForm } from '../../board-edit/use-new-board-form.ts';
import { Form } from '../../forms/form.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { SwitchField } from '../../kit/fields/switch-field.tsx';
import classes from '../board-picker.module.css';
import { text } from '../../text/language.ts';
import { pickerMessages } from './messages.en.ts';

/** Creates a board while saving. */
export function NewBoardForm({
  name: wanted,
  verb,
  onCreated,
}: {
  /** The search text without results. */
  readonly name: string;
  /** The verb of the submit button. */
  readonly verb: string;
  readonly onCreated: (board: Board) => void;
}) {
  const { form, fields } = useNewBoardForm(wanted, onCreated);

  return (
    <Form form={form} className={classes.form}>
      <BoardNameField {...fields} autoFocus />
      <SwitchField
        label={text(pickerMessages.makeSecret)}
        help={text(pickerMessages.secretDetail)}
        checked={fields.values.privacy === 'secret'}
        onChange={(secret) => fields.onChange({ privacy: secret ? 'secret' : 'public' })}
      />
      <Button type="submit" kind="primary" wide pending={form.sending && text(pickerMessages.creating)}>
        {verb}
      </Button>
    </Form>
  );
}
