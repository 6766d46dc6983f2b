import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { sourceAddress } from '../../../domain/cards/pin-source.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { OutboundLink } from '../../base/navigation/outbound-link.tsx';
import { useCardSetting } from '../../feeds/use-card-setting.ts';
import { useFeedCards } from '../../feeds/use-feed-cards.tsx';
import { LeaveIcon } from '../../kit/icons/leave-icon.tsx';
import { useHydrating } from '../../kit/use-hydrating.ts';
import { useCheckAhead } from '../../leaving/use-check-ahead.ts';
import { pinGridItem } from '../../pins/card/pin-grid-item.ts';
import classes from './message-pin.module.css';

/** A pin that was sent, as a card. Its link is checked before it is clicked, because nobody chose to see the pin. */
export const MessagePin = observer(function MessagePin({ pin }: { readonly pin: Pin }) {
  const setting = useCardSetting({ kind: 'home' }, 'ConversationView');
  const renderCard = useFeedCards();
  const hydrating = useHydrating();
  const [served] = useState(hydrating);
  const item = useMemo(() => pinGridItem(pin, setting), [pin, setting]);
  const href = sourceAddress(pin);
  const hrefs = useMemo(() => (href === null ? [] : [href]), [href]);
  useCheckAhead(pin, hrefs);
  return (
    <div className={classes.pin}>
      <div className={classes.card}>{renderCard(item, { index: 0, served })}</div>
      {href !== null && (
        <OutboundLink className={classes.source} href={href} pin={pin}>
          <bdi>{pin.domain}</bdi>
          <LeaveIcon size={16} />
        </OutboundLink>
      )}
    </div>
  );
});
