import { observer } from 'mobx-react-lite';
import type { Board } from '../../domain/boards/board.ts';
import { phrase, type Phrase } from '../../domain/messages/message.ts';
import { mayAddPin } from '../../domain/permissions/pin-access.ts';
import { standingOnBoard } from '../../domain/permissions/board-access.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { isQuickSaves, profilePinsPath } from '../../domain/saving/saved-place.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import type { PageHead, PageOf } from '../base/navigation/page.ts';
import { feedFailure } from '../feeds/feed-failure.ts';
import { TabLinks, type TabLink } from '../kit/lists/tab-links.tsx';
import { readProfileView } from '../list-view/profile-view.ts';
import { readSections } from '../section/read-sections.ts';
import { SectionTiles } from '../section/section-tiles.tsx';
import type { Stores } from '../base/stores/stores.ts';
import { BoardActions } from './internal/board-actions.tsx';
import classes from './internal/board-tabs.module.css';
import { BoardIdeas } from './internal/board-ideas.tsx';
import { BoardHead } from './internal/board-head.tsx';
import { BoardPins } from './internal/board-pins.tsx';
import { MovedPage } from '../boards/moved-page.tsx';
import { pinSortOf, readPinSorts } from './internal/pin-sorts.ts';
import { boardMessages } from './internal/messages.en.ts';
import { text } from '../text/language.ts';

type BoardRoute = RouteOf<'board'>;

const BoardView = observer(function BoardView({ route }: { readonly route: BoardRoute }) {
  const { stores } = useApp();
  const board = stores.boards.findByAddress(route.username, route.boardId);
  // The board was renamed or deleted after the page was opened.
  return board === undefined ? <MovedPage route={route} /> : <KnownBoard board={board} route={route} />;
});

type KnownBoardProps = { readonly board: Board; readonly route: BoardRoute };

const KnownBoard = observer(function KnownBoard({ board, route }: KnownBoardProps) {
  const { stores } = useApp();
  const feed = feedOf(stores, board, route);
  const standing = standingOnBoard(board, stores.session.viewer?.entityId ?? null);
  const sort = pinSortOf(stores, board.entityId);
  const organizing = useLazyDialog();
  const organize = () =>
    organizing.open(async (close) => {
      const { OrganizePins } = await import('../organize/organize-pins.tsx');
      return <OrganizePins board={board} feed={feed} inOwnOrder={sort === undefined} onDone={close} />;
    });
  if (organizing.part !== null) return organizing.part;
  return (
    <>
      <BoardHead board={board} actions={<BoardActions board={board} onOrganize={organize} />} />
      <div className={classes.tabs}>
        <TabLinks label={text(boardMessages.tabs)} tabs={tabsOf(route)} />
      </div>
      {route.tab === 'ideas' ? (
        <BoardIdeas board={board} feed={feed} mayAdd={mayAddPin(standing)} />
      ) : (
        <>
          <SectionTiles sections={stores.sections.listOf(board.entityId) ?? []} boardUrl={board.url} />
          <BoardPins board={board} feed={feed} mayAdd={mayAddPin(standing)} />
        </>
      )}
    </>
  );
});

/** A board with its sections and pins, or with pins that go with it. */
export const page: PageOf<'board'> = {
  View: BoardView,
  async load(route, context) {
    const { services, stores } = context;
    const [board] = await Promise.all([
      services.boards.find(route.username, route.boardId),
      readProfileView(context),
      readPinSorts(context),
    ]);
    if (board === undefined) return { kind: 'not-found' };
    const address = addressOf(board, route);
    if (address !== formatRoute(route)) return { kind: 'moved', to: address, permanent: true };
    // Pins without a board are on the profile of their owner.
    if (isQuickSaves(board)) return { kind: 'moved', to: profilePinsPath(board), permanent: false };
    stores.boards.put([board]);
    const feed = feedOf(stores, board, route);
    await Promise.all([feed.start(), route.tab === 'ideas' ? null : readSections(board, context)]);
    return feedFailure(feed) ?? { kind: 'ready', head: headOf(board, route) };
  },
};

/** The canonical address of the same tab. */
function addressOf({ url, slug, owner }: Board, { username, tab }: BoardRoute): string {
  if (tab === undefined) return url;
  return formatRoute({ kind: 'board', username: owner?.username ?? username, boardId: slug, tab });
}

function tabsOf({ tab: current, ...board }: BoardRoute): readonly TabLink[] {
  return [
    { label: text(boardMessages.pinsTab), href: formatRoute(board), current: current === undefined },
    {
      label: text(boardMessages.ideasTab),
      href: formatRoute({ ...board, tab: 'ideas' }),
      current: current === 'ideas',
    },
  ];
}

function feedOf(stores: Stores, { entityId: boardId }: Board, { tab }: BoardRoute) {
  if (tab === 'ideas') return stores.feeds.open({ kind: 'board-ideas', boardId });
  const sort = pinSortOf(stores, boardId);
  return stores.feeds.open({ kind: 'board', boardId, ...(sort === undefined ? {} : { sort }) });
}

function summaryOf({ pinCount: count, name: board, owner }: Board): Phrase {
  return owner === null
    ? phrase(boardMessages.pageDescription, { count, board })
    : phrase(boardMessages.pageDescriptionOwned, { count, board, owner: owner.fullName });
}

function headOf(board: Board, { tab }: BoardRoute): PageHead {
  const isPins = tab === undefined;
  return {
    title: isPins ? board.name : phrase(boardMessages.ideasFor, { board: board.name }),
    description: board.description || summaryOf(board),
    canonicalPath: board.url,
    noindex: !isPins || board.privacy !== 'public' || board.seoNoindexReason !== null,
    openGraph: { type: 'website', image: board.seoImage ?? undefined },
    jsonLd: {
      '@type': 'CollectionPage',
      name: board.name,
      description: board.description || undefined,
    },
  };
}
