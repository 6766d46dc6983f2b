import { useEffect, useRef, useState } from 'react';
import type { Promotion } from '../../../application/ports/ads/promotion-gateway.ts';
import { useApp } from '../../base/app-context.ts';
import { text } from '../../text/language.ts';
import { valuesOf } from './ad-form-values.ts';
import { AdForm } from './ad-form.tsx';
import { adMessages } from './messages.en.ts';
import type { AdTopic } from './shown-topic-names.ts';
import classes from './ads.module.css';

/** The form in which the terms of an own ad are changed. */
export function ChangedAd({
  promotion,
  topics,
  onChange,
  onClose,
}: {
  readonly promotion: Promotion;
  readonly topics: readonly AdTopic[];
  readonly onChange: (promotion: Promotion) => void;
  readonly onClose: () => void;
}) {
  const { services, stores } = useApp();
  const { id, terms } = promotion;
  const [initial] = useState(() => valuesOf(terms));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={panel}>
      <AdForm
        title={text(adMessages.editTitle)}
        draftName={`ad ${id}`}
        initial={initial}
        before={terms}
        topics={topics}
        submit={text(adMessages.save)}
        send={async (changed) => (await services.openPinActions()).ads.change(id, changed)}
        onDone={(changed) => {
          const waits = changed.status === 'review' && promotion.status !== 'review';
          stores.toasts.say({ text: text(waits ? adMessages.submitted : adMessages.saved), kind: 'done' });
          onClose();
          onChange(changed);
        }}
        onCancel={onClose}
      >
        <p className={classes.facts}>{text(adMessages.editDetail)}</p>
      </AdForm>
    </div>
  );
}
