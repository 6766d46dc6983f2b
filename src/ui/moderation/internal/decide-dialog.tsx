import { useState } from 'react';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { SwitchField } from '../../kit/fields/switch-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { kitMessages } from '../../kit/messages.en.ts';
import { text } from '../../text/language.ts';
import { moderationMessages } from './messages.en.ts';

/** Asks for a decision, with a note for the people concerned. */
export function DecideDialog({
  title,
  description,
  confirm,
  noteHelp = text(moderationMessages.noteHelp),
  blocksPicture,
  onDecide,
  onClose,
}: {
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  readonly noteHelp?: string;
  /** The first state of the switch that blocks a picture; without it there is none. */
  readonly blocksPicture?: boolean | undefined;
  readonly onDecide: (decision: { readonly text: string; readonly blocksPicture: boolean }) => Promise<void>;
  readonly onClose: () => void;
}) {
  const [note, setNote] = useState('');
  const [blocks, setBlocks] = useState(blocksPicture ?? false);
  const form = useForm({}, {}, async () => {
    await onDecide({ text: note.trim(), blocksPicture: blocks });
    return undefined;
  });
  return (
    <FormDialog
      title={title}
      description={description}
      form={form}
      submit={confirm}
      pending={text(moderationMessages.saving)}
      cancel={text(kitMessages.cancel)}
      onClose={onClose}
    >
      {blocksPicture !== undefined && (
        <SwitchField
          label={text(moderationMessages.blockPicture)}
          help={text(moderationMessages.blockPictureHelp)}
          checked={blocks}
          onChange={setBlocks}
        />
      )}
      <TextArea
        label={text(moderationMessages.note)}
        help={noteHelp}
        value={note}
        onChange={setNote}
        limit={TEXT_FIELDS.reportText.max}
      />
    </FormDialog>
  );
}
