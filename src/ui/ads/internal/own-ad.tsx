import { useRef, useState } from 'react';
import type { Promotion } from '../../../application/ports/ads/promotion-gateway.ts';
import { leadCsv } from '../../../domain/promotions/lead-csv.ts';
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
  const [asks, setAsks] = useState(false);
  const [edits, setEdits] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { id, status, terms } = promotion;
  // An ad has a page of its own, with its statistics, while it runs.
  const runs = status === 'active' && promotion.pin?.isPublic === true;
  const turn = async (to: 'active' | 'paused') => {
    const outcome = await attempt(stores, async () => (await services.openPinActions()).ads.turn(id, to));
    if (outcome === undefined) return;
    onChange(outcome.promotion);
    const said = to === 'paused' ? adMessages.paused : adMessages.resumed;
    stores.toasts.say({ text: text(said), kind: 'done' });
  };
  const remove = async () => {
    const outcome = await attempt(stores, async () => (await services.openPinActions()).ads.remove(id));
    setAsks(false);
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
          {runs && (
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
          <Button onClick={() => setAsks(true)}>{text(adMessages.delete)}</Button>
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
      {asks && (
        <ConfirmDialog
          title={text(adMessages.deleteQuestion)}
          description={text(adMessages.deleteDetail)}
          confirm={text(adMessages.delete)}
          pending={text(adMessages.deleting)}
          onConfirm={remove}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}
