import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { BOARD_PIN_SORTS, type BoardPinSort } from '../../domain/boards/board-pin-sort.ts';
import type { Board } from '../../domain/boards/board.ts';
import { areFew } from '../../domain/layout/few-cards.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { profileLink } from '../../domain/users/profile-link.ts';
import { useApp } from '../base/app-context.ts';
import edges from '../grid/grid-edges.module.css';
import type { Feed } from '../base/stores/feed.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { classNames } from '../kit/class-names.ts';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { SkeletonGrid } from '../kit/states/skeleton-grid.tsx';
import { PlusIcon } from '../kit/icons/plus-icon.tsx';
import { SlidersIcon } from '../kit/icons/sliders-icon.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { Menu } from '../kit/layers/menu.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import { DensityButton } from '../list-view/density-button.tsx';
import classes from './board-pins.module.css';
import { choosePinSort, pinSortOf } from './pin-sorts.ts';

const SORT_WORDS: Readonly<Record<BoardPinSort, { readonly label: string; readonly short: string }>> = {
  custom: { label: 'Custom order', short: 'custom order' },
  newest: { label: 'Newest first', short: 'newest' },
  oldest: { label: 'Oldest first', short: 'oldest' },
};

/** All pins of a board, in the order and size of the viewer's choice. */
export const BoardPins = observer(function BoardPins({
  board,
  feed,
  mayAdd,
}: {
  readonly board: Board;
  readonly feed: Feed;
  readonly mayAdd: boolean;
}) {
  const app = useApp();
  const { profileView } = app.stores;
  const id = useId();
  const sort = pinSortOf(app.stores, board.entityId) ?? 'custom';
  const waiting = feed.ids.length === 0 && (feed.phase === 'loading' || feed.phase === 'fresh');
  const few = areFew(feed.ids.length, feed.phase === 'ended');
  const addPictures = formatRoute({ kind: 'pin-create', boardId: board.entityId });
  const sorts = BOARD_PIN_SORTS.map((one) => ({
    label: SORT_WORDS[one].label,
    checked: one === sort,
    onChoose: () => choosePinSort(app, board.entityId, one),
  }));

  const owner = board.owner && profileLink(board.owner);
  return (
    <section aria-labelledby={id}>
      {!feed.isEmpty && (
        <div className={classNames(edges.edges, classes.bar, few && classes.few)}>
          <h2 className={classes.title} id={id}>
            All pins
          </h2>
          <DensityButton of="boardPinDensity" />
          <Menu
            label={`Sort: ${SORT_WORDS[sort].short}`}
            trigger={
              <>
                <SlidersIcon size={20} />
                Sort: {SORT_WORDS[sort].short}
              </>
            }
            triggerClass={classes.sort}
            entries={sorts}
          />
        </div>
      )}
      {waiting && (
        <Skeleton label="Loading pins">
          <SkeletonGrid />
        </Skeleton>
      )}
      <PinFeed
        feed={feed}
        label={`Pins on ${board.name}`}
        density={profileView.view.boardPinDensity}
        empty={
          mayAdd ? (
            <EmptyState
              title="Save your first pin"
              action={
                <LinkButton kind="primary" size={48} href={addPictures}>
                  Add images
                </LinkButton>
              }
            >
              Upload several images at once – each becomes a pin – or save pins you find.
            </EmptyState>
          ) : (
            <EmptyState
              title="No pins yet"
              action={
                owner !== null && (
                  <LinkButton kind="primary" size={48} href={owner}>
                    See other boards
                  </LinkButton>
                )
              }
            >
              This board doesn’t have any pins yet.
            </EmptyState>
          )
        }
      />
      {few && !feed.isEmpty && mayAdd && (
        <div className={classes.add}>
          <p className={classes.hint}>Add more images – each becomes a pin on this board.</p>
          <LinkButton href={addPictures} icon={<PlusIcon size={20} />}>
            Add images
          </LinkButton>
        </div>
      )}
    </section>
  );
});
