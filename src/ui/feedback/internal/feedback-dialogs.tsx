import { useId, useState } from 'react';
import { feedbackEntryLabel } from '../../../domain/feedback/feedback-kind.ts';
import { OFFERED_REASONS } from '../../../domain/feedback/report-reasons.ts';
import { reasonTexts } from '../../../domain/feedback/feedback-texts.ts';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { ReportReason } from '../../../domain/reports/report.ts';
import { isPromoted } from '../../../domain/sponsorship/promoted.ts';
import { useApp } from '../../base/app-context.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { AlertIcon } from '../../kit/icons/alert-icon.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { text } from '../../text/language.ts';
import { feedbackViewMessages } from './messages.en.ts';
import classes from './feedback-dialogs.module.css';

type DialogProps = { readonly pin: Pin; readonly onClose: () => void };

/** The form for reporting a pin to the site's moderators. */
export function ReportDialog({
  pin,
  onClose,
  onReported,
}: DialogProps & { readonly onReported: () => void }) {
  const { services } = useApp();
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [details, setDetails] = useState('');
  const [isKnown, setKnown] = useState(false);
  const done = () => {
    onClose();
    onReported();
  };
  const labels = { reason: text(feedbackViewMessages.reason), text: text(feedbackViewMessages.details) };
  const special = { 'reason.missing': text(feedbackViewMessages.reasonMissing) };
  const form = useForm(labels, special, async () => {
    const { reportPin } = await services.openPinFeedback();
    const outcome = await reportPin.run({ pinId: pin.entityId, reason: reason || null, text: details });
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'already') setKnown(true);
    else done();
    return undefined;
  });
  const errorId = useId();
  const noReason = form.errorOf('reason');
  const title = text(isPromoted(pin) ? feedbackViewMessages.reportAd : feedbackViewMessages.reportPin);
  if (isKnown)
    return (
      <Dialog
        title={title}
        description={text(feedbackViewMessages.alreadyReported)}
        onClose={done}
        actions={
          <Button kind="primary" onClick={done}>
            {text(feedbackViewMessages.close)}
          </Button>
        }
      />
    );
  return (
    <FormDialog
      title={title}
      description={text(feedbackViewMessages.anonymous)}
      form={form}
      submit={text(feedbackViewMessages.report)}
      pending={text(feedbackViewMessages.reporting)}
      onClose={onClose}
    >
      <div {...(noReason === null ? {} : wrong(labels.reason, errorId))}>
        {noReason !== null && (
          <p id={errorId} className={classes.error}>
            <AlertIcon size={16} />
            {noReason}
          </p>
        )}
        <ChoiceField
          kind="rows"
          label={labels.reason}
          choices={OFFERED_REASONS.map(({ id, label, help }) => ({
            id,
            label: text(label),
            help: text(help),
          }))}
          value={reason}
          onChange={setReason}
        />
      </div>
      <TextArea
        label={labels.text}
        hint={text(feedbackViewMessages.optional)}
        rows={3}
        value={details}
        onChange={setDetails}
        limit={TEXT_FIELDS.reportText.max}
        error={form.errorOf('text')}
      />
    </FormDialog>
  );
}

/** Makes the group focusable, so that screen readers read its error. */
function wrong(label: string, errorId: string) {
  return {
    role: 'radiogroup',
    'aria-label': label,
    'aria-invalid': true,
    'aria-describedby': errorId,
    tabIndex: -1,
  } as const;
}

/** Explains why a pin is shown. */
export function WhyDialog({ pin, onClose }: DialogProps) {
  return (
    <Dialog
      title={text(feedbackEntryLabel('why', pin))}
      description={reasonTexts(pin).map((reason, index) => (
        <span key={index} dir="auto">
          {text(reason)}
        </span>
      ))}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text(feedbackViewMessages.gotIt)}
        </Button>
      }
    />
  );
}
