import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { Board } from '../../../domain/boards/board.ts';
import { useApp } from '../../base/app-context.ts';
import { useNavigate } from '../../base/router.ts';
import { useNewBoard } from '../../board-edit/use-new-board.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { SkeletonGrid } from '../../kit/states/skeleton-grid.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { Skeleton } from '../../kit/states/skeleton.tsx';
import { FindPins } from '../../status/find-pins.tsx';
import { failureText } from '../../base/failure-text.ts';
import { BoardTile } from '../../boards/board-tile.tsx';
import type { NamedBoardList } from './profile-lists.ts';
import classes from './profile-boards.module.css';
import { changeProfileView } from '../../list-view/profile-view.ts';
import { TileWindow } from './tile-window.tsx';
import { text } from '../../text/language.ts';
import { profileMessages } from './messages.en.ts';

/** Further pages are larger: a user who scrolls on wants many boards. */
const NONE_OF = {
  GROUP: profileMessages.noneGroup,
  SECRET: profileMessages.noneSecret,
  ARCHIVED: profileMessages.noneArchived,
} as const;

const LATER_PAGE = 100;
/** Distance from the end at which the next page is requested. */
const AHEAD = '1200px';

/** The boards of a person in order, page by page. */
export const ProfileBoards = observer(function ProfileBoards({
  list,
  isOwn,
}: {
  readonly list: NamedBoardList;
  readonly isOwn: boolean;
}) {
  const { services, stores } = useApp();
  const { name, query } = list;
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<ServiceError['kind'] | null>(null);
  const shown = stores.boards.listOf(name);
  const bookmark = shown?.bookmark ?? null;

  const read = async (from: string | null) => {
    setLoading(true);
    setFailure(null);
    try {
      const next = await services.listBoards.run(
        from === null ? query : { ...query, pageSize: LATER_PAGE },
        from,
      );
      if (next !== undefined) stores.boards.showList(name, next, from !== null && !next.restarted);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setFailure(error.kind);
    } finally {
      setLoading(false);
    }
  };
  const unknown = shown === undefined;
  useEffect(() => {
    if (unknown) void read(null);
    // Another order or filter is another list.
  }, [name, unknown]);

  const atEnd = useRef<HTMLDivElement>(null);
  const latest = useRef(() => undefined as void);
  latest.current = () => {
    if (bookmark !== null && !loading && failure === null) void read(bookmark);
  };
  useEffect(() => {
    if (atEnd.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: AHEAD,
    });
    observer.observe(atEnd.current);
    return () => observer.disconnect();
    // Observes again after each page, because the end may still be in view.
  }, [bookmark]);

  const renderTile = useCallback((board: Board) => <BoardTile board={board} />, []);

  if (shown === undefined && failure === null)
    return (
      <Skeleton label={text(profileMessages.loadingBoards)}>
        <SkeletonGrid />
      </Skeleton>
    );
  if (shown !== undefined && shown.boards.length === 0 && bookmark === null)
    return <NoBoards list={list} isOwn={isOwn} />;
  return (
    <>
      <TileWindow
        label={text(profileMessages.boards)}
        tiles={shown?.boards ?? []}
        keyOf={keyOf}
        renderTile={renderTile}
      />
      {failure !== null && (
        <Notice kind="error" live>
          {failureText(failure)}
        </Notice>
      )}
      {(bookmark !== null || failure !== null) && (
        <div className={classes.more} ref={atEnd}>
          <Button
            kind="quiet"
            size={48}
            pending={loading && text(profileMessages.loading)}
            onClick={() => void read(bookmark)}
          >
            {text(profileMessages.moreBoards)}
          </Button>
        </div>
      )}
    </>
  );
});

function keyOf(board: Board): string {
  return board.entityId;
}

function NoBoards({ list, isOwn }: { readonly list: NamedBoardList; readonly isOwn: boolean }) {
  const app = useApp();
  const filter = list.query.filter ?? 'NONE';
  if (!isOwn)
    return (
      <EmptyState title={text(profileMessages.noBoards)} action={<FindPins />}>
        {text(profileMessages.noBoardsDetail)}
      </EmptyState>
    );
  if (filter !== 'NONE')
    return (
      <EmptyState
        title={text(NONE_OF[filter])}
        action={
          <Button kind="primary" size={48} onClick={() => changeProfileView(app, { boardFilter: 'NONE' })}>
            {text(profileMessages.showAllBoards)}
          </Button>
        }
      >
        {text(profileMessages.noneFiltered)}
      </EmptyState>
    );
  return <FirstBoard />;
}

function FirstBoard() {
  const navigate = useNavigate();
  const { part, create } = useNewBoard((board, isWanted) => void (isWanted && navigate(board.url)));
  return (
    <>
      <EmptyState
        title={text(profileMessages.firstBoard)}
        action={
          <Button kind="primary" size={48} onClick={create}>
            {text(profileMessages.createBoard)}
          </Button>
        }
      >
        {text(profileMessages.firstBoardDetail)}
      </EmptyState>
      {part}
    </>
  );
}
