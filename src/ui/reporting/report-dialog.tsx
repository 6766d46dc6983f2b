import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { OFFERED_REASONS } from '../../domain/feedback/report-reasons.ts';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import type { ReportedObject, ReportReason } from '../../domain/reports/report.ts';
import { useApp } from '../base/app-context.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../kit/buttons/button.tsx';
import { ChoiceField } from '../kit/fields/choice-field.tsx';
import { TextArea } from '../kit/fields/text-area.tsx';
import { AlertIcon } from '../kit/icons/alert-icon.tsx';
import { Dialog } from '../kit/layers/dialog.tsx';
import { text } from '../text/language.ts';
import { reportingMessages } from './internal/messages.en.ts';
import classes from './internal/report-dialog.module.css';

type ReportDialogProps = {
  readonly object: ReportedObject;
  readonly title: string;
  readonly onClose: () => void;
  /** Called once the report is known to the moderators, after `onClose`. */
  readonly onReported: () => void;
};

/** The form for reporting something to the site's moderators. */
export function ReportDialog({ object, title, onClose, onReported }: ReportDialogProps) {
  const { services } = useApp();
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [details, setDetails] = useState('');
  const [isKnown, setKnown] = useState(false);
  const done = () => {
    // The form is gone then, so that the focus may move on from where it was opened.
    flushSync(onClose);
    onReported();
  };
  const labels = { reason: text(reportingMessages.reason), text: text(reportingMessages.details) };
  const special = { 'reason.missing': text(reportingMessages.reasonMissing) };
  const form = useForm(labels, special, async () => {
    const { sendReport } = await services.openPinFeedback();
    const outcome = await sendReport.run({ object, reason: reason || null, text: details });
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'already') setKnown(true);
    else done();
    return undefined;
  });
  const errorId = useId();
  const noReason = form.errorOf('reason');
  if (isKnown)
    return (
      <Dialog
        title={title}
        description={text(reportingMessages.alreadyReported)}
        onClose={done}
        actions={
          <Button kind="primary" onClick={done}>
            {text(reportingMessages.close)}
          </Button>
        }
      />
    );
  return (
    <FormDialog
      title={title}
      description={text(reportingMessages.anonymous)}
      form={form}
      submit={text(reportingMessages.report)}
      pending={text(reportingMessages.reporting)}
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
        hint={text(reportingMessages.optional)}
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
