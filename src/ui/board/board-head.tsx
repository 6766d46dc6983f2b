import type { ReactNode } from 'react';
import type { Board } from '../../domain/boards/board.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { LockIcon } from '../kit/icons/lock-icon.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { countText } from '../text/count-text.ts';
import { BoardCounts } from './board-counts.tsx';
import classes from '../boards/board-head.module.css';

const PRIVACY_TEXT = {
  public: null,
  protected: 'Only people with the link can see this board',
  secret: 'Only collaborators can see this board',
} as const;

/** A board's name, owner and description. */
export function BoardHead({
  board,
  actions,
}: {
  readonly board: Board;
  /** The viewer's actions. */
  readonly actions?: ReactNode;
}) {
  const privacy = PRIVACY_TEXT[board.privacy];
  return (
    <header className={classes.head}>
      <h1 className={classes.name}>
        <bdi>{board.name}</bdi>
      </h1>
      {board.owner !== null && (
        <PersonLink person={board.owner} className={classes.owner}>
          <UserAvatar user={board.owner} size={40} />
          <span>
            <bdi>{board.owner.fullName}</bdi>{' '}
            {board.collaboratorCount > 0 && (
              <span className={classes.others}>
                with {countText(board.collaboratorCount, 'other', 'others')}
              </span>
            )}
          </span>
        </PersonLink>
      )}
      {board.description !== '' && (
        <p className={classes.description} dir="auto">
          {board.description}
        </p>
      )}
      <BoardCounts board={board} />
      {privacy !== null && (
        <p className={classes.privacy}>
          <LockIcon size={16} /> {privacy}
        </p>
      )}
      <div className={classes.actions}>
        <FollowButton target={{ kind: 'board', board }} size={40} />
        {actions}
      </div>
    </header>
  );
}
