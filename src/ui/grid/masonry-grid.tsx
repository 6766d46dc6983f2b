import { useId, useImperativeHandle, useReducer, useMemo, useRef, type ReactNode, type Ref } from 'react';
import type { GridDensity } from '../../domain/layout/grid-metrics.ts';
import { useServedStyles } from './served-styles.ts';
import { useHydrating } from '../kit/use-hydrating.ts';
import { GridCell } from './internal/grid-cell.tsx';
import type { CardPlace, GridItem } from './grid-item.ts';
import { GridWindow } from './internal/grid-window.ts';
import styles from './internal/masonry-grid.module.css';
import type { ServedCards } from './served-places.ts';
import { useGridKeys } from './internal/use-grid-keys.ts';
import { guessRoom, useGridRoom } from './use-grid-room.ts';
import { useServedCards } from './internal/use-served-cards.ts';

/** Number of cards that a server renders, also used where nothing can be measured. */
const SERVED_CARDS = 50;

/** Narrow cards, on which controls must save space. Layout pixels. */
const NARROW_CARD = 216;

export type MasonryGridProps<Item extends GridItem> = {
  /** In feed order. Keep the object of an unchanged card: it is then not rendered again. */
  readonly items: readonly Item[];
  /** Keep the function stable as long as its output is the same. */
  readonly renderCard: (item: Item, place: CardPlace) => ReactNode;
  /** Accessible name of the feed. */
  readonly label: string;
  readonly density?: GridDensity;
  /**
   * The minimum margin beside the columns, px at the usual text size. Default: 8; 0 in a panel with its own padding.
   */
  readonly edge?: number;
  /** True while a page is being loaded. */
  readonly busy?: boolean;
  /** Centres a few cards when the feed has no others. */
  readonly gathersFew?: boolean;
  /** True if more cards may come; `onEndReached` is called only then. */
  readonly hasMore?: boolean;
  /** Called when the end of the list is near, once per list. After a failure the user decides (see `children`). */
  readonly onEndReached?: () => void;
  /** The future scroll position (Back), so that the first render already draws that part. */
  readonly initialScrollTop?: number;
  readonly ref?: Ref<MasonryGridHandle>;
  /** Content below the cards: loading, an error with retry, the end. */
  readonly children?: ReactNode;
};

export type MasonryGridHandle = {
  /** Scrolls to the card and moves the focus into it. False if the card is not in the list. */
  readonly focusCard: (key: string) => boolean;
};

/**
 * An endless masonry grid. Only the cards near the view are in the document, in feed order. A served page places its
 * first cards correctly at every window width without scripts.
 */
export function MasonryGrid<Item extends GridItem>(props: MasonryGridProps<Item>) {
  const {
    items,
    renderCard,
    label,
    density,
    edge,
    busy = false,
    hasMore = false,
    gathersFew = false,
    initialScrollTop = 0,
  } = props;
  const id = useId();
  const hydrating = useHydrating();
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);

  const grid = useMemo(() => new GridWindow<Item>({ density, edge }), [density, edge]);
  const gathered = gathersFew && !hasMore;
  grid.show(items, gathered);
  if (!hydrating) guessRoom(grid, initialScrollTop);

  const placed = grid.layout !== undefined;
  const shown = placed ? grid.mounted : servedIndexes(items.length);
  const onEndReached = hasMore && !busy ? props.onEndReached : undefined;
  const drawNow = useGridRoom({ grid, root, canvas, cards: shown, draw, onEndReached, served: hydrating });
  const { focusCard, ...handlers } = useGridKeys(grid, canvas, drawNow);
  useImperativeHandle(props.ref, () => ({
    focusCard: (key) => focusCard(grid.items.findIndex((item) => item.key === key)),
  }));

  const narrow = placed && grid.layout.shape.columnWidth < NARROW_CARD;
  const { width, height, column } = grid.canvas;
  const setSize = hasMore ? -1 : items.length;
  const isServed = useServedCards(hydrating, () => shown.map((index) => items[index]!.key));
  return (
    // After the grid has measured, titles may use all lines that it counted.
    <div
      ref={root}
      className={styles.root}
      data-wide-text={grid.wideText || undefined}
      data-narrow-cards={narrow || undefined}
    >
      <span className={styles.probe} aria-hidden="true">
        <span className={styles.sample} />
      </span>
      {hydrating && !placed && (
        <ServedPlaces {...{ id, density, edge, gathered }} items={items.slice(0, SERVED_CARDS)} />
      )}
      <div
        {...handlers}
        ref={canvas}
        id={id}
        className={placed ? styles.canvas : `${styles.canvas} ${styles.served}`}
        style={
          placed ? ({ inlineSize: width, blockSize: height, '--gw': `${column}px` } as object) : undefined
        }
        role="feed"
        aria-label={label}
        // A grid far outside the viewport has no cards in the document.
        aria-busy={busy || (placed && items.length > 0 && shown.length === 0)}
      >
        {shown.map((index) => {
          const item = items[index]!;
          const cell = { item, index, served: isServed(item.key), setSize, renderCard };
          return <GridCell key={item.key} {...cell} {...(placed ? grid.placeOf(index) : undefined)} />;
        })}
      </div>
      {props.children}
    </div>
  );
}

function servedIndexes(cards: number): readonly number[] {
  return Array.from({ length: Math.min(cards, SERVED_CARDS) }, (_, index) => index);
}

/** The places of the first cards. The client keeps the server's style sheet and does not compute it again. */
function ServedPlaces(cards: ServedCards) {
  const served = useServedStyles();
  const __html = served?.servedPlaces(cards) ?? '';
  return <style nonce={served?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
