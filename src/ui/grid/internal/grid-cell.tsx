import { memo, useMemo, type ReactNode } from 'react';
import type { CardPlace, GridItem } from '../grid-item.ts';
import styles from './masonry-grid.module.css';

type GridCellProps<Item extends GridItem> = {
  readonly item: Item;
  readonly index: number;
  readonly served: boolean;
  /** Number of cards of the feed; -1 while more may be loaded. */
  readonly setSize: number;
  /** Omitted on a served page, whose style element sets the place. */
  readonly x?: number;
  readonly y?: number;
  /** px; omitted for one column. */
  readonly width?: number | undefined;
  readonly renderCard: (item: Item, place: CardPlace) => ReactNode;
};

function Cell<Item extends GridItem>(props: GridCellProps<Item>) {
  const { item, index, served, setSize, x, y, width, renderCard } = props;
  const card = useMemo(() => renderCard(item, { index, served }), [renderCard, item, index, served]);
  return (
    <article
      className={styles.cell}
      style={y === undefined ? undefined : { transform: `translate(${x}px,${y}px)`, inlineSize: width }}
      aria-label={item.label}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      tabIndex={-1}
    >
      {card}
    </article>
  );
}

/** A card at its place. It renders again only if its item or `renderCard` changes. */
export const GridCell = memo(Cell) as typeof Cell;
