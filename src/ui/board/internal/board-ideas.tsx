import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Board } from '../../../domain/boards/board.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import type { Feed } from '../../base/stores/feed.ts';
import { PinFeed } from '../../feeds/pin-feed.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { SkeletonGrid } from '../../kit/states/skeleton-grid.tsx';
import { Skeleton } from '../../kit/states/skeleton.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { text } from '../../text/language.ts';
import { boardMessages } from './messages.en.ts';

type BoardIdeasProps = {
  readonly board: Board;
  readonly feed: Feed;
  /** While the ideas are on the screen, a tap on Save saves to the board. */
  readonly mayAdd: boolean;
};

/** Pins that go with a board and are not on it. */
export const BoardIdeas = observer(function BoardIdeas({ board, feed, mayAdd }: BoardIdeasProps) {
  const { saving } = useApp().stores;
  useEffect(() => {
    if (!mayAdd) return undefined;
    saving.setPageBoard(board);
    return () => saving.setPageBoard(null);
  }, [saving, board, mayAdd]);
  const waiting = feed.ids.length === 0 && (feed.phase === 'loading' || feed.phase === 'fresh');
  const label = text(boardMessages.ideasFor, { board: board.name });
  return (
    <>
      <VisuallyHidden>
        <h2>{label}</h2>
      </VisuallyHidden>
      {waiting && (
        <Skeleton label={text(boardMessages.loadingPins)}>
          <SkeletonGrid />
        </Skeleton>
      )}
      <PinFeed
        feed={feed}
        label={label}
        empty={
          <EmptyState
            title={text(boardMessages.noIdeas)}
            action={
              <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'search', q: board.name })}>
                {text(boardMessages.searchFor, { board: board.name })}
              </LinkButton>
            }
          >
            {text(mayAdd ? boardMessages.noIdeasDetailOwn : boardMessages.noIdeasDetail)}
          </EmptyState>
        }
      />
    </>
  );
});
