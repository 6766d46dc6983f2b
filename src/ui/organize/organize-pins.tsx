import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardShort, Section } from '../../domain/boards/board.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import { boardTools } from '../../domain/organizing/board-tools.ts';
import { useApp } from '../base/app-context.ts';
import { FeedEnd } from '../feeds/feed-end.tsx';
import type { Feed } from '../base/stores/feed.ts';
import { MasonryGrid } from '../grid/masonry-grid.tsx';
import type { GridItem } from '../grid/grid-item.ts';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { ItemDrag } from '../kit/lists/item-drag.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { pinGridItem } from '../pins/card/pin-grid-item.ts';
import { OrganizeBar } from './internal/organize-bar.tsx';
import { OrganizeViewModel } from './internal/organize-view-model.ts';
import classes from './internal/organize-pins.module.css';
import { SelectableCard } from './internal/selectable-card.tsx';
import { text, textParts } from '../text/language.ts';
import { organizeMessages } from './internal/messages.en.ts';

type PictureItem = GridItem & { readonly pin: Pin };

/** Selects several pins of a board or section, with actions on all of them at once. */
export const OrganizePins = observer(function OrganizePins({
  board,
  section = null,
  feed,
  inOwnOrder,
  onDone,
}: {
  readonly board: BoardShort;
  readonly section?: Section | null;
  readonly feed: Feed;
  /** True when the list has its custom order, which can be changed here. */
  readonly inOwnOrder: boolean;
  readonly onDone: () => void;
}) {
  const app = useApp();
  const { stores } = app;
  const tools = boardTools(board, stores.session.viewer?.entityId ?? null);
  const [model] = useState(
    () =>
      new OrganizeViewModel(app, {
        feed,
        boardId: board.entityId,
        sectionId: section?.entityId ?? null,
        total: () =>
          (section === null ? stores.boards.find(board.entityId) : stores.sections.find(section.entityId))
            ?.pinCount ?? 0,
      }),
  );
  const mayReorder = inOwnOrder && tools.reorderPins;
  const [drag] = useState(() => new ItemDrag<PinId>('pin', (id, over, side) => drop(model, id, over, side)));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);

  const { ids, phase } = feed;
  const items = useMemo(
    () => ids.flatMap((id) => stores.pins.find(id) ?? []).map(pictureItem),
    [ids, stores.pins],
  );
  const renderCard = useCallback(
    ({ pin }: PictureItem, { index }: { readonly index: number }) => (
      <SelectableCard pin={pin} index={index} model={model} drag={mayReorder ? drag : null} />
    ),
    [model, drag, mayReorder],
  );
  const name = section?.title ?? board.name;

  return (
    <>
      <header className={classes.head}>
        <h1 className={classes.title} ref={title} tabIndex={-1}>
          {textParts(organizeMessages.title, { name: <bdi key="name">{name}</bdi> })}
        </h1>
        <p className={classes.help}>
          {text(mayReorder ? organizeMessages.helpReorder : organizeMessages.help)}{' '}
          <span className={classes.byKeyboard}>{text(organizeMessages.helpRange)}</span>
        </p>
      </header>
      <OrganizeBar
        model={model}
        board={board}
        section={section}
        tools={tools}
        mayReorder={mayReorder}
        onDone={onDone}
      />
      {feed.isEmpty ? (
        <EmptyState
          title={text(organizeMessages.empty)}
          action={
            <Button kind="primary" size={48} onClick={onDone}>
              {text(organizeMessages.done)}
            </Button>
          }
        >
          {text(organizeMessages.emptyDetail, { name })}
        </EmptyState>
      ) : (
        <div className={classes.grid}>
          <MasonryGrid
            items={items}
            renderCard={renderCard}
            label={text(organizeMessages.pins, { name })}
            density={stores.profileView.view.boardPinDensity === 'dense' ? 'compact' : 'comfortable'}
            busy={phase === 'loading'}
            hasMore={phase === 'ready' || phase === 'loading'}
            // The next page must not bring back pins that are being moved.
            onEndReached={feed.rests || model.work !== null ? undefined : feed.loadMore}
          >
            <FeedEnd feed={feed} />
          </MasonryGrid>
        </div>
      )}
    </>
  );
});

const ITEMS = new WeakMap<Pin, PictureItem>();

/** Only the picture: texts would get in the way of selecting. */
function pictureItem(pin: Pin): PictureItem {
  const known = ITEMS.get(pin);
  if (known !== undefined) return known;
  const item = { ...pinGridItem(pin), fixed: 0 };
  ITEMS.set(pin, item);
  return item;
}

function drop(model: OrganizeViewModel, id: PinId, over: PinId, side: 'before' | 'behind'): void {
  const { ids } = model.feed;
  const [from, to] = [ids.indexOf(id), ids.indexOf(over)];
  // Removing it moves everything behind it one place forward.
  const gap = side === 'before' ? to : to + 1;
  void model.reorder(id, from < gap ? gap - 1 : gap);
}
