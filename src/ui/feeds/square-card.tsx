import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Surface } from '../../domain/surfaces/surface.ts';
import { useHydrating } from '../kit/use-hydrating.ts';
import { pinGridItem, type PinGridItem } from '../pins/card/pin-grid-item.ts';
import classes from './internal/pin-row.module.css';
import { useCardSetting } from './use-card-setting.ts';
import { useFeedCards } from './use-feed-cards.tsx';

type SquareCardProps = {
  readonly pin: Pin;
  /** The list that the pin is from. */
  readonly source: FeedSource;
  readonly surface: Surface;
  readonly index: number;
};

/** A pin as a square card outside of grids and rows. */
export const SquareCard = observer(function SquareCard({ pin, source, surface, index }: SquareCardProps) {
  const setting = useCardSetting(source, surface);
  const renderCard = useFeedCards();
  const hydrating = useHydrating();
  // What was served stays as it is.
  const [served] = useState(hydrating);
  const item = useMemo((): PinGridItem => ({ ...pinGridItem(pin, setting), aspect: 1 }), [pin, setting]);
  return <div className={classes.card}>{renderCard(item, { index, served })}</div>;
});
