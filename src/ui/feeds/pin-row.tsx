import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';
import { ScrollRow } from '../kit/lists/scroll-row.tsx';
import { useHydrating } from '../kit/use-hydrating.ts';
import { pinGridItem, type PinGridItem } from '../pins/card/pin-grid-item.ts';
import classes from './internal/pin-row.module.css';
import { useCardSetting } from './use-card-setting.ts';
import { useFeedCards } from './use-feed-cards.tsx';

type PinRowProps = {
  readonly title: string;
  readonly pins: readonly Pin[];
  /** The list that the pins are from. */
  readonly source: FeedSource;
  /** Default: the grid of the source. */
  readonly surface?: Surface;
  readonly className?: string | undefined;
};

/** Pins as square cards in a row that scrolls sideways. */
export const PinRow = observer(function PinRow({ title, pins, source, surface, className }: PinRowProps) {
  const setting = useCardSetting(source, surface);
  const renderCard = useFeedCards();
  const hydrating = useHydrating();
  // What was served stays as it is.
  const [served] = useState(hydrating);
  const items = useMemo(
    () => pins.map((pin): PinGridItem => ({ ...pinGridItem(pin, setting), aspect: 1 })),
    [pins, setting],
  );
  return (
    <ScrollRow title={title} className={className}>
      {items.map((item, index) => (
        <li key={item.key} className={classes.card}>
          {renderCard(item, { index, served })}
        </li>
      ))}
    </ScrollRow>
  );
});
