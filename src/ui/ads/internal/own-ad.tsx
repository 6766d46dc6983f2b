import { useEffect, useRef, useState } from 'react';
import type { Promotion } from '../../../application/ports/ads/promotion-gateway.ts';
import { leadCsv } from '../../../domain/promotions/lead-csv.ts';
import type { PromotionTurn } from '../../../domain/promotions/promotion.ts';
import type { Phrase } from '../../../domain/messages/message.ts';
import { useApp } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import { toPinId } from '../../../domain/ids/ids.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { ConfirmDialog } from '../../kit/layers/confirm-dialog.tsx';
import { text } from '../../text/language.ts';
import { AdFacts } from './ad-facts.tsx';
import { ChangedAd } from './changed-ad.tsx';
import { adMessages } from './messages.en.ts';
import { downloadText } from './download-text.ts';
import type { AdTopic } from './shown-topic-names.ts';
import classes from './ads.module.css';

const SAID: Readonly<Record<PromotionTurn, Phrase>> = {
  active: adMessages.resumed,
  paused: adMessages.paused,
  ended: adMessages.ended,
};

/** An own ad with what can be done about it. */
export function OwnAd({
  promotion,
  topics,
  onChange,
  onRemoved,
}: {
  readonly promotion: Promotion;
  readonly topics: readonly AdTopic[];
  readonly onChange: (promotion: Promotion) => void;
  readonly onRemoved: () => void;
}) {
  const { services, stores } = useApp();
  const [asks, setAsks] = useState<'end' | 'delete' | null>(null);
  const [edits, setEdits] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { id, status, terms } = promotion;
  const shownStatus = useRef(status);
  useEffect(() => {
    // The button that changed the status is gone.
    if (shownStatus.current !== status) edit.current?.focus();
    shownStatus.current = status;
  }, [status]);
  // One that has never run has no figures.
  const hasStats = (status !== 'review' && status !== 'rejected') || promotion.impressions > 0;
  const turn = async (to: PromotionTurn) => {
    const outcome = await attempt(stores, async () => (await services.openPinActions()).ads.turn(id, to));
    setAsks(null);
    if (outcome === undefined) return;
    onChange(outcome.promotion);
    stores.toasts.say({ text: text(SAID[to]), kind: 'done' });
  };
  const remove = async () => {
    const outcome = await attempt(stores, async () => (await services.openPinActions()).ads.remove(id));
    setAsks(null);
    if (outcome === undefined) return;
    onRemoved();
    stores.toasts.say({ text: text(adMessages.deleted), kind: 'done' });
  };
  const exportAnswers = async () => {
    const outcome = await attempt(stores, async () => (await services.openPinActions()).ads.leads(id));
    if (outcome === undefined) return;
    if (outcome.leads.length === 0) stores.toasts.say({ text: text(adMessages.noAnswers), kind: 'done' });
    else downloadText(`answers-${id}.csv`, leadCsv(terms.leadForm?.fields ?? [], outcome.leads), 'text/csv');
  };
  return (
    <li className={classes.row}>
      <AdFacts promotion={promotion} topics={topics}>
        <div className={classes.buttons}>
          {status === 'active' && (
            <Button onClick={() => void turn('paused')}>{text(adMessages.pause)}</Button>
          )}
          {status === 'paused' && (
            <Button onClick={() => void turn('active')}>{text(adMessages.resume)}</Button>
          )}
          {hasStats && (
            <LinkButton href={formatRoute({ kind: 'pin-analytics', pinId: toPinId(id) })}>
              {text(adMessages.stats)}
            </LinkButton>
          )}
          {terms.leadForm !== null && (
            <Button onClick={() => void exportAnswers()}>{text(adMessages.export)}</Button>
          )}
          <Button ref={edit} aria-expanded={edits} onClick={() => setEdits(!edits)}>
            {text(adMessages.edit)}
          </Button>
          {(status === 'active' || status === 'paused') && (
            <Button onClick={() => setAsks('end')}>{text(adMessages.end)}</Button>
          )}
          <Button onClick={() => setAsks('delete')}>{text(adMessages.delete)}</Button>
        </div>
      </AdFacts>
      {edits && (
        <ChangedAd
          promotion={promotion}
          topics={topics}
          onChange={onChange}
          onClose={() => {
            setEdits(false);
            edit.current?.focus();
          }}
        />
      )}
      {asks === 'end' && (
        <ConfirmDialog
          title={text(adMessages.endQuestion)}
          description={text(adMessages.endDetail)}
          confirm={text(adMessages.end)}
          pending={text(adMessages.ending)}
          onConfirm={() => turn('ended')}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          title={text(adMessages.deleteQuestion)}
          description={text(adMessages.deleteDetail)}
          confirm={text(adMessages.delete)}
          pending={text(adMessages.deleting)}
          onConfirm={remove}
          onClose={() => setAsks(null)}
        />
      )}
    </li>
  );
}
