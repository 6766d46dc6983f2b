import { useState } from 'react';
import type { Promotion } from '../../../application/ports/ads/promotion-gateway.ts';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import { mayDecide } from '../../../domain/promotions/promotion.ts';
import { useApp } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { text } from '../../text/language.ts';
import { AdFacts } from './ad-facts.tsx';
import { adMessages } from './messages.en.ts';
import type { AdTopic } from './shown-topic-names.ts';
import classes from './ads.module.css';

type Decided = { readonly promotion: Promotion; readonly onDecided: () => void };

/** An ad that waits for an operator's decision, or was approved and can be stopped while it is not over. */
export function ReviewedAd({
  promotion,
  topics,
  onDecided,
  onRefused,
}: Decided & { readonly topics: readonly AdTopic[]; readonly onRefused: () => void }) {
  const { services, stores } = useApp();
  const [rejects, setRejects] = useState(false);
  const approve = async () => {
    const outcome = await attempt(stores, async () =>
      (await services.openPinActions()).ads.decide(promotion, 'active', ''),
    );
    if (outcome === undefined) return onRefused();
    stores.toasts.say({ text: text(adMessages.approved), kind: 'done' });
    onDecided();
  };
  return (
    <li className={classes.reviewed}>
      <AdFacts promotion={promotion} topics={topics}>
        {mayDecide(promotion.status) && (
          <div className={classes.buttons}>
            {promotion.status === 'review' && (
              <Button kind="primary" onClick={() => void approve()}>
                {text(adMessages.approve)}
              </Button>
            )}
            <Button onClick={() => setRejects(true)}>{text(adMessages.reject)}</Button>
          </div>
        )}
      </AdFacts>
      {rejects && <Rejection promotion={promotion} onDecided={onDecided} onClose={() => setRejects(false)} />}
    </li>
  );
}

function Rejection({ promotion, onDecided, onClose }: Decided & { readonly onClose: () => void }) {
  const { services, stores } = useApp();
  const [reason, setReason] = useState('');
  const label = text(adMessages.rejectReason);
  const form = useForm({ reason: label }, {}, async () => {
    const { ads } = await services.openPinActions();
    const outcome = await ads.decide(promotion, 'rejected', reason);
    if (outcome.kind === 'refused') return outcome;
    stores.toasts.say({ text: text(adMessages.rejected), kind: 'done' });
    onDecided();
    return undefined;
  });
  return (
    <FormDialog
      title={text(adMessages.rejectQuestion)}
      form={form}
      submit={text(adMessages.reject)}
      pending={text(adMessages.submitting)}
      cancel={text(adMessages.cancel)}
      onClose={onClose}
    >
      <TextArea
        label={label}
        name="reason"
        value={reason}
        onChange={setReason}
        limit={TEXT_FIELDS.reportText.max}
        rows={4}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
