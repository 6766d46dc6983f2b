import type { BoardShort } from '../../../../domain/boards/board.ts';
import { isQuickSaves, profilePinsPath } from '../../../../domain/saving/saved-place.ts';
import { profileLink } from '../../../../domain/users/profile-link.ts';
import { BoardLock } from '../../../boards/board-lock.tsx';
import { AppLink } from '../../../kit/app-link.tsx';
import { text, textParts } from '../../../text/language.ts';
import { closeupMessages } from '../messages.en.ts';
import classes from './board-line.module.css';

/** The place of this pin: a board, or only a profile. */
export function BoardLine({ board }: { readonly board: BoardShort }) {
  const cover = board.imageCoverUrl;
  return (
    <div className={classes.line}>
      <span className={classes.cover}>
        {cover !== null && <img src={cover} alt="" width={216} height={146} loading="lazy" />}
      </span>
      <p className={classes.words}>
        {isQuickSaves(board)
          ? textParts(closeupMessages.onProfile, {
              profile: <ProfileName key="profile" board={board} />,
            })
          : textParts(closeupMessages.onBoard, {
              board: (
                <AppLink key="board" className={classes.board} href={board.url}>
                  <bdi>{board.name}</bdi>
                  <BoardLock privacy={board.privacy} />
                </AppLink>
              ),
            })}
      </p>
    </div>
  );
}

/** Profiles that only advertise have no link. */
function ProfileName({ board }: { readonly board: BoardShort }) {
  const { owner } = board;
  const name =
    owner === null
      ? text(closeupMessages.someProfile)
      : text(closeupMessages.profileOf, { owner: owner.fullName });
  if (owner !== null && profileLink(owner) === null) return <bdi>{name}</bdi>;
  return (
    <AppLink className={classes.board} href={profilePinsPath(board)}>
      <bdi>{name}</bdi>
    </AppLink>
  );
}
