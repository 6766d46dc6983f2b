import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { FeedSource } from '../../../../application/ports/pins/feed-gateway.ts';
import { useApp } from '../../../base/app-context.ts';
import { whenIdle } from '../../../base/lazy/when-idle.ts';
import { PinFeed } from '../../../feeds/pin-feed.tsx';
import { text } from '../../../text/language.ts';
import { useCloseupContext } from '../closeup-context.ts';
import { closeupMessages } from '../messages.en.ts';
import classes from './related-pins.module.css';

/** Pins like this one in an endless grid. Nothing is shown if there are none. */
export const RelatedPins = observer(function RelatedPins() {
  const { listed } = useCloseupContext();
  const { feeds } = useApp().stores;
  const source: FeedSource = {
    kind: 'related',
    pinId: listed.entityId,
    isProductPage: listed.isEligibleForPdp,
  };
  const feed = feeds.open(source);
  const isWanted = useWanted(feed.phase !== 'fresh');
  const heading = useId();
  if (feed.isEmpty) return null;
  return (
    <section className={classes.related} aria-labelledby={heading} data-wide="">
      <h2 id={heading} className={classes.heading}>
        {text(closeupMessages.moreLikeThis)}
      </h2>
      {isWanted && <PinFeed feed={feed} label={text(closeupMessages.moreLikeThis)} empty={null} />}
    </section>
  );
});

/** False until the open pin is painted, unless the list is there already. */
function useWanted(isLoaded: boolean): boolean {
  const [isWanted, setWanted] = useState(isLoaded);
  useEffect(() => (isWanted ? undefined : whenIdle(() => setWanted(true))), [isWanted]);
  return isWanted;
}
