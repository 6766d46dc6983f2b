import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { useApp } from '../../base/app-context.ts';
import { Form } from '../../forms/form.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { canHover } from '../../kit/can-hover.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { text } from '../../text/language.ts';
import classes from './composer.module.css';
import { messageDraftName, openConversations } from './conversation-data.ts';
import { conversationMessages } from './messages.en.ts';

type ComposerProps = {
  readonly id: string;
  /** Called after the server has accepted the message. */
  readonly onSent: () => Promise<void>;
};

/** The field for the next message. The text stays until it is sent, also while other pages are open. */
export const Composer = observer(function Composer({ id, onSent }: ComposerProps) {
  const { services } = useApp();
  const draft = useDraft(messageDraftName(id), { text: '' });
  const { text: written } = draft.typed;
  const label = text(conversationMessages.message);
  const special = { 'text.missing': text(conversationMessages.missing) };
  const form = useForm({ text: label }, special, async () => {
    if (written.trim() === '')
      return { kind: 'refused', message: '', fields: [{ name: 'text', problem: 'missing' }] };
    const gateway = await openConversations(services);
    const outcome = await gateway.send(id, { text: written, pinId: null });
    if (outcome.kind === 'refused') return outcome;
    // Text that was typed in the meantime is the next message.
    draft.forget({ text: written });
    await onSent();
    return undefined;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!form.sending) event.currentTarget.form?.requestSubmit();
  };
  return (
    <Form form={form} className={classes.composer}>
      <div className={classes.row}>
        <TextArea
          label={label}
          name="text"
          rows={1}
          placeholder={label}
          value={written}
          onChange={(typed) => draft.type({ text: typed })}
          limit={TEXT_FIELDS.message.max}
          error={form.errorOf('text')}
          help={canHover() && text(conversationMessages.keys)}
          onKeyDown={onKeyDown}
          enterKeyHint="send"
        />
        <Button
          type="submit"
          kind="primary"
          className={classes.send}
          pending={form.sending && text(conversationMessages.sending)}
        >
          {text(conversationMessages.send)}
        </Button>
      </div>
    </Form>
  );
});
