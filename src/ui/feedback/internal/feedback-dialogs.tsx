import { useEffect, useId, useState } from 'react';
import { feedbackEntryLabel } from '../../../domain/feedback/feedback-kind.ts';
import { lessOf, type LessOf } from '../../../domain/feedback/less-of.ts';
import { OFFERED_REASONS } from '../../../domain/feedback/report-reasons.ts';
import { reasonTexts } from '../../../domain/feedback/feedback-texts.ts';
import { toPinId } from '../../../domain/ids/ids.ts';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { ReportReason } from '../../../domain/reports/report.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { isPromoted } from '../../../domain/sponsorship/promoted.ts';
import { feedbackName } from '../../../domain/text/truncation.ts';
import { useApp } from '../../base/app-context.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { AlertIcon } from '../../kit/icons/alert-icon.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { text } from '../../text/language.ts';
import { turnDown } from './turn-down.ts';
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

/** Explains why a pin is shown, and offers fewer like it. */
export function WhyDialog({ pin, onClose }: DialogProps) {
  const app = useApp();
  const choices = app.stores.session.kind === 'full' ? lessOf(pin) : [];
  const { recommendationReason: reason } = pin;
  const like = reason?.reason === 'related' && reason.reasonId !== pin.entityId ? reason.reasonId : '';
  const turnItDown = (less: LessOf) => {
    onClose();
    void turnDown(app, less);
  };
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
    >
      {like !== '' && <SimilarPin id={like} onOpen={onClose} />}
      {choices.length > 0 && (
        <div className={classes.choices}>
          {choices.map((less) => (
            <Button key={less.type} onClick={() => turnItDown(less)}>
              <span dir="auto">{text(less.label)}</span>
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** The link to the pin that led to another one, with its title as soon as that is known. */
function SimilarPin({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  const { services, stores } = useApp();
  const [title, setTitle] = useState(() => stores.pins.find(toPinId(id))?.title ?? '');
  useEffect(() => {
    // Without an answer the link has no title.
    services.pins.find(id).then(
      (pin) => setTitle(pin?.title ?? ''),
      () => undefined,
    );
  }, [services, id]);
  return (
    <AppLink href={formatRoute({ kind: 'pin', pinId: id })} className={classes.like} onClick={onOpen}>
      <span dir="auto">
        {title === ''
          ? text(feedbackViewMessages.likeThisPin)
          : text(feedbackViewMessages.similarTo, { title: feedbackName(title) })}
      </span>
    </AppLink>
  );
}
