import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { BOARD_PIN_SORTS, type BoardPinSort } from '../../../domain/boards/board-pin-sort.ts';
import type { Board } from '../../../domain/boards/board.ts';
import type { Phrase } from '../../../domain/messages/message.ts';
import { areFew } from '../../../domain/layout/few-cards.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { profileLink } from '../../../domain/users/profile-link.ts';
import { useApp } from '../../base/app-context.ts';
import edges from '../../grid/grid-edges.module.css';
import type { Feed } from '../../base/stores/feed.ts';
import { PinFeed } from '../../feeds/pin-feed.tsx';
import { classNames } from '../../kit/class-names.ts';
import { SkeletonGrid } from '../../kit/states/skeleton-grid.tsx';
import { PlusIcon } from '../../kit/icons/plus-icon.tsx';
import { SlidersIcon } from '../../kit/icons/sliders-icon.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { Menu } from '../../kit/layers/menu.tsx';
import { Skeleton } from '../../kit/states/skeleton.tsx';
import { DensityButton } from '../../list-view/density-button.tsx';
import classes from './board-pins.module.css';
import { choosePinSort, pinSortOf } from './pin-sorts.ts';
import { NoPins } from './no-pins.tsx';
import { text } from '../../text/language.ts';
import { boardMessages } from './messages.en.ts';

const SORT_TEXTS: Readonly<Record<BoardPinSort, { readonly choice: Phrase; readonly chosen: Phrase }>> = {
  custom: { choice: boardMessages.custom, chosen: boardMessages.sortCustom },
  newest: { choice: boardMessages.newest, chosen: boardMessages.sortNewest },
  oldest: { choice: boardMessages.oldest, chosen: boardMessages.sortOldest },
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
    label: text(SORT_TEXTS[one].choice),
    checked: one === sort,
    onChoose: () => choosePinSort(app, board.entityId, one),
  }));

  const owner = board.owner && profileLink(board.owner);
  return (
    <section aria-labelledby={id}>
      {!feed.isEmpty && (
        <div className={classNames(edges.edges, classes.bar, few && classes.few)}>
          <h2 className={classes.title} id={id}>
            {text(boardMessages.allPins)}
          </h2>
          <div className={classes.tools}>
            <DensityButton of="boardPinDensity" />
            <Menu
              label={text(SORT_TEXTS[sort].chosen)}
              trigger={
                <>
                  <SlidersIcon size={20} />
                  {text(SORT_TEXTS[sort].chosen)}
                </>
              }
              triggerClass={classes.sort}
              entries={sorts}
            />
          </div>
        </div>
      )}
      {waiting && (
        <Skeleton label={text(boardMessages.loadingPins)}>
          <SkeletonGrid />
        </Skeleton>
      )}
      <PinFeed
        feed={feed}
        label={text(boardMessages.pins, { board: board.name })}
        density={profileView.view.boardPinDensity}
        empty={
          <NoPins
            board={board}
            action={
              mayAdd
                ? { label: boardMessages.addImages, href: addPictures }
                : owner
                  ? { label: boardMessages.otherBoards, href: owner }
                  : null
            }
            mayAdd={mayAdd}
          />
        }
      />
      {few && !feed.isEmpty && mayAdd && (
        <div className={classes.add}>
          <p className={classes.hint}>{text(boardMessages.addMore)}</p>
          <LinkButton href={addPictures} icon={<PlusIcon size={20} />}>
            {text(boardMessages.addImages)}
          </LinkButton>
        </div>
      )}
    </section>
  );
});
