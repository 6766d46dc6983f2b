import { observer } from 'mobx-react-lite';
import type { Board } from '../../domain/boards/board.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { boardDisplayName } from '../../domain/saving/saved-place.ts';
import { useApp } from '../app/app-context.ts';
import type { PageOf } from '../app/page.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { feedFailure } from '../feeds/feed-failure.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { BoardHead } from './board-head.tsx';

const BoardView = observer(function BoardView({ route }: { readonly route: RouteOf<'board'> }) {
  const { stores } = useApp();
  const board = stores.boards.findByAddress(route.username, route.boardId);
  if (board === undefined) return null;
  const isOwn = board.owner !== null && board.owner.entityId === stores.session.viewer?.entityId;
  return (
    <>
      <BoardHead board={board} />
      <PinFeed
        feed={stores.feeds.open({ kind: 'board', boardId: board.entityId })}
        label={`Pins on ${boardDisplayName(board)}`}
        empty={
          isOwn ? (
            <EmptyState
              title="Save your first pin"
              action={
                <LinkButton kind="primary" size={48} href="/pin/create/">
                  Create a pin
                </LinkButton>
              }
            >
              Choose this board when you make a pin, and it hangs here.
            </EmptyState>
          ) : (
            <EmptyState title="No pins yet">This board is still waiting for its first picture.</EmptyState>
          )
        }
      />
    </>
  );
});

/** A board with its pins. */
export const page: PageOf<'board'> = {
  View: BoardView,
  async load(route, { services, stores }) {
    const board = await services.openBoard.run(route.username, route.boardId);
    if (board === undefined) return { kind: 'not-found' };
    if (board.slug !== route.boardId) return { kind: 'moved', to: board.url, permanent: true };
    stores.boards.put([board]);
    const feed = stores.feeds.open({ kind: 'board', boardId: board.entityId });
    await feed.start();
    return feedFailure(feed) ?? { kind: 'ready', head: headOf(board) };
  },
};

function headOf(board: Board) {
  const by = board.owner === null ? '' : ` by ${board.owner.fullName}`;
  const cover = board.images['170x'][0];
  return {
    title: boardDisplayName(board),
    description: board.description || `${board.pinCount} pins on ${boardDisplayName(board)}${by}.`,
    canonicalPath: board.url,
    noindex: board.privacy !== 'public',
    openGraph: {
      type: 'website' as const,
      image: cover === undefined ? undefined : { url: cover.url, width: cover.width, height: cover.height },
    },
    jsonLd: {
      '@type': 'CollectionPage',
      name: boardDisplayName(board),
      description: board.description || undefined,
    },
  };
}
