import type { ReactNode } from 'react';
import type { Board } from '../../../domain/boards/board.ts';
import type { UserShort } from '../../../domain/users/user.ts';
import { FollowButton } from '../../follow/follow-button.tsx';
import { LockIcon } from '../../kit/icons/lock-icon.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { PersonLink } from '../../people/person-link.tsx';
import { BoardCounts } from './board-counts.tsx';
import classes from '../../boards/board-head.module.css';
import { text, textParts } from '../../text/language.ts';
import { boardMessages } from './messages.en.ts';

const PRIVACY_TEXT = {
  public: null,
  protected: boardMessages.protected,
  secret: boardMessages.secret,
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
          <BoardPeople owner={board.owner} others={board.collaboratorCount} />
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
          <LockIcon size={16} /> {text(privacy)}
        </p>
      )}
      <div className={classes.actions}>
        <FollowButton target={{ kind: 'board', board }} size={40} />
        {actions}
      </div>
    </header>
  );
}

function BoardPeople({ owner, others }: { readonly owner: UserShort; readonly others: number }) {
  const name = (
    <bdi key="owner" className={classes.own}>
      {owner.fullName}
    </bdi>
  );
  if (others === 0) return name;
  return (
    <span className={classes.others}>
      {textParts(boardMessages.ownerAndOthers, { owner: name, count: others })}
    </span>
  );
}
