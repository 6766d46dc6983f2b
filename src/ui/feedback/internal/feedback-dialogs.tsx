import { useId, useState } from 'react';
import { ALREADY_REPORTED_TEXT, OFFERED_REASONS } from '../../../domain/feedback/report-reasons.ts';
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
import classes from './feedback-dialogs.module.css';

type DialogProps = { readonly pin: Pin; readonly onClose: () => void };

const LABELS = { reason: 'What’s wrong with it?', text: 'Tell us more' } as const;
const SPECIAL = { 'reason.missing': 'Choose a reason.' } as const;

/** The form for reporting a pin to the site's moderators. */
export function ReportDialog({
  pin,
  onClose,
  onReported,
}: DialogProps & { readonly onReported: () => void }) {
  const { services } = useApp();
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [text, setText] = useState('');
  const [isKnown, setKnown] = useState(false);
  const done = () => {
    onClose();
    onReported();
  };
  const form = useForm(LABELS, SPECIAL, async () => {
    const { reportPin } = await services.openPinFeedback();
    const outcome = await reportPin.run({ pinId: pin.entityId, reason: reason || null, text });
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'already') setKnown(true);
    else done();
    return undefined;
  });
  const errorId = useId();
  const noReason = form.errorOf('reason');
  const title = isPromoted(pin) ? 'Report this ad' : 'Report this Pin';
  if (isKnown)
    return (
      <Dialog
        title={title}
        description={ALREADY_REPORTED_TEXT}
        onClose={done}
        actions={
          <Button kind="primary" onClick={done}>
            Close
          </Button>
        }
      />
    );
  return (
    <FormDialog
      title={title}
      description="Reports are anonymous."
      form={form}
      submit="Report"
      pending="Reporting…"
      onClose={onClose}
    >
      <div {...(noReason === null ? {} : wrong(errorId))}>
        {noReason !== null && (
          <p id={errorId} className={classes.error}>
            <AlertIcon size={16} />
            {noReason}
          </p>
        )}
        <ChoiceField
          kind="rows"
          label={LABELS.reason}
          choices={OFFERED_REASONS}
          value={reason}
          onChange={setReason}
        />
      </div>
      <TextArea
        label={LABELS.text}
        hint="optional"
        rows={3}
        value={text}
        onChange={setText}
        limit={TEXT_FIELDS.reportText.max}
        error={form.errorOf('text')}
      />
    </FormDialog>
  );
}

/** Makes the group focusable, so that screen readers read its error. */
function wrong(errorId: string) {
  return {
    role: 'radiogroup',
    'aria-label': LABELS.reason,
    'aria-invalid': true,
    'aria-describedby': errorId,
    tabIndex: -1,
  } as const;
}

/** Explains why a pin is shown. */
export function WhyDialog({ pin, onClose }: DialogProps) {
  return (
    <Dialog
      title={isPromoted(pin) ? 'Why this ad' : 'Why this Pin'}
      description={reasonTexts(pin).map((text) => (
        <span key={text} dir="auto">
          {text}
        </span>
      ))}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Got it
        </Button>
      }
    />
  );
}
