import { useState } from 'react';
import type { RemovedPin } from '../../../application/ports/moderation-gateway.ts';
import { useApp } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { text } from '../../text/language.ts';
import { moderationMessages } from './messages.en.ts';
import { openModeration } from './open-moderation.ts';
import classes from './item.module.css';

/** A button that shows the pin of a removal. It stays hidden until then: it may be hard to look at. */
export function RemovedPinPreview({ decisionId }: { readonly decisionId: string }) {
  const { services, stores } = useApp();
  const [pin, setPin] = useState<RemovedPin | 'gone' | null>(null);
  const show = async () => {
    await attempt(stores, async () => {
      const moderation = await openModeration(services);
      setPin((await moderation.removedPin(decisionId)) ?? 'gone');
      return { kind: 'done' };
    });
  };
  if (pin === null)
    return (
      <div>
        <Button onClick={() => void show()}>{text(moderationMessages.showRemoved)}</Button>
      </div>
    );
  return (
    <div className={classes.list} role="status">
      {pin === 'gone' || pin.imageUrl === null ? (
        <p className={classes.facts}>{text(moderationMessages.gone)}</p>
      ) : (
        <img className={classes.removed} src={pin.imageUrl} alt={pin.title} />
      )}
      {pin !== 'gone' && pin.description !== '' && (
        <p className={classes.text} dir="auto">
          {pin.description}
        </p>
      )}
      {pin !== 'gone' && pin.link !== null && (
        <p className={classes.facts}>
          <bdi>{pin.link}</bdi>
        </p>
      )}
    </div>
  );
}
