import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../base/app-context.ts';
import { FollowButton } from '../../follow/follow-button.tsx';
import { BoardTile } from '../../boards/board-tile.tsx';
import { followedBoardsName } from '../list-names.ts';
import classes from './followed-boards.module.css';
import { MoreButton } from '../more-button.tsx';
import { useLoadMore } from '../../base/use-load-more.ts';
import { text, textParts } from '../../text/language.ts';
import { peopleMessages } from './messages.en.ts';

/** The boards that a person follows, page by page. */
export const FollowedBoards = observer(function FollowedBoards({
  username,
  empty,
}: {
  readonly username: string;
  readonly empty: ReactNode;
}) {
  const { services, stores } = useApp();
  const name = followedBoardsName(username);
  const list = stores.boards.listOf(name);
  const more = useLoadMore(async () => {
    const { listFollowedBoards } = await services.openFollows();
    const page = await listFollowedBoards.run(username, list?.bookmark ?? null);
    if (page !== undefined) stores.boards.showList(name, page, !page.restarted);
  });
  if (list === undefined) return null;
  if (list.boards.length === 0 && list.bookmark === null) return empty;
  return (
    <>
      <ul className={classes.boards} role="list">
        {list.boards.map((board) => (
          <li key={board.entityId} className={classes.board}>
            <BoardTile board={board} />
            <div className={classes.row}>
              <span className={classes.by}>
                {textParts(peopleMessages.by, { name: <bdi key="name">{board.owner?.fullName}</bdi> })}
              </span>
              <FollowButton target={{ kind: 'board', board }} size={32} />
            </div>
          </li>
        ))}
      </ul>
      <MoreButton label={text(peopleMessages.moreBoards)} more={more} hasMore={list.bookmark !== null} />
    </>
  );
});
