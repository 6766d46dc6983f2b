import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import { useApp } from '../app/app-context.ts';
import { Button } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { failureText } from '../status/failure-text.ts';
import { BoardTile } from './board-tile.tsx';
import classes from './profile-boards.module.css';

/** The boards of a person, a page at a time. */
export const ProfileBoards = observer(function ProfileBoards({
  username,
  isOwn,
}: {
  readonly username: string;
  readonly isOwn: boolean;
}) {
  const { services, stores } = useApp();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<ServiceError['kind'] | null>(null);
  const list = stores.boards.listOf(username);
  if (list === undefined) return null;

  const loadMore = async () => {
    setLoading(true);
    setFailure(null);
    try {
      const next = await services.listBoards.run(username, list.bookmark);
      if (next !== undefined) stores.boards.showList(username, next, !next.restarted);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setFailure(error.kind);
    } finally {
      setLoading(false);
    }
  };

  if (list.boards.length === 0)
    return isOwn ? (
      <EmptyState
        title="Make your first board"
        action={
          <LinkButton kind="primary" size={48} href="/pin/create/">
            Create a pin
          </LinkButton>
        }
      >
        Boards hold pins that belong together. You can make one while you create a pin.
      </EmptyState>
    ) : (
      <EmptyState title="No boards to see">Nothing is shared with you here yet.</EmptyState>
    );

  return (
    <>
      <ul className={classes.boards}>
        {list.boards.map((board) => (
          <li key={board.entityId}>
            <BoardTile board={board} />
          </li>
        ))}
      </ul>
      {failure !== null && (
        <Notice kind="error" live>
          {failureText(failure)}
        </Notice>
      )}
      {list.bookmark !== null && (
        <div className={classes.more}>
          <Button kind="quiet" size={48} pending={loading && 'Loading…'} onClick={() => void loadMore()}>
            Show more boards
          </Button>
        </div>
      )}
    </>
  );
});
