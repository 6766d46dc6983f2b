import { Fragment, useEffect, useState } from 'react';
import { feedbackEntryLabel } from '../../../domain/feedback/feedback-kind.ts';
import { lessOf, type LessOf } from '../../../domain/feedback/less-of.ts';
import { reasonTexts } from '../../../domain/feedback/feedback-texts.ts';
import { toPinId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { feedbackName } from '../../../domain/text/truncation.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { text } from '../../text/language.ts';
import { turnDown } from './turn-down.ts';
import { feedbackViewMessages } from './messages.en.ts';
import classes from './why-dialog.module.css';

type WhyDialogProps = { readonly pin: Pin; readonly onClose: () => void };

/** Explains why a pin is shown, and offers fewer like it. */
export function WhyDialog({ pin, onClose }: WhyDialogProps) {
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
        <Fragment key={index}>
          {index > 0 && <br />}
          <span dir="auto">{text(reason)}</span>
        </Fragment>
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
