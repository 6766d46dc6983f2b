import { useState } from 'react';
import type { Refused } from '../../../application/ports/refused.ts';
import type { OwnDecision } from '../../../application/ports/moderation-gateway.ts';
import type { AppealKind } from '../../../domain/reports/appeal.ts';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { useApp } from '../../base/app-context.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { kitMessages } from '../../kit/messages.en.ts';
import { text } from '../../text/language.ts';
import { moderationMessages } from './messages.en.ts';
import { openModeration } from './open-moderation.ts';

/** Asks why a decision is wrong, and sends the appeal. */
export function AppealDialog({
  decision,
  kind,
  onSent,
  onClose,
}: {
  readonly decision: OwnDecision;
  readonly kind: AppealKind;
  /** Reads the decision anew. */
  readonly onSent: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const { stores, services } = useApp();
  const [reasons, setReasons] = useState('');
  const label = text(moderationMessages.appealText);
  const missing = { 'text.missing': text(moderationMessages.appealMissing) };
  const form = useForm({ text: label }, missing, async (): Promise<Refused | undefined> => {
    const written = reasons.trim();
    if (written === '')
      return { kind: 'refused', message: '', fields: [{ name: 'text', problem: 'missing' }] };
    const moderation = await openModeration(services);
    const outcome = await moderation.appeal({
      kind,
      objectId: kind === 'account' ? null : decision.objectId,
      text: written,
    });
    if (outcome.kind === 'refused') return outcome;
    const isSent = outcome.kind === 'done';
    onClose();
    stores.toasts.say({
      text: text(isSent ? moderationMessages.appealSent : moderationMessages.appealedAlready),
      kind: isSent ? 'done' : 'problem',
    });
    await onSent();
    return undefined;
  });
  return (
    <FormDialog
      title={text(moderationMessages.appealTitle)}
      description={text(moderationMessages.appealDetail)}
      form={form}
      submit={text(moderationMessages.sendAppeal)}
      pending={text(moderationMessages.sending)}
      cancel={text(kitMessages.cancel)}
      onClose={onClose}
    >
      <TextArea
        label={label}
        name="text"
        error={form.errorOf('text')}
        value={reasons}
        onChange={setReasons}
        limit={TEXT_FIELDS.appealText.max}
      />
    </FormDialog>
  );
}
