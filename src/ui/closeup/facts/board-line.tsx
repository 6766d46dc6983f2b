import type { BoardShort } from '../../../domain/boards/board.ts';
import { isQuickSaves, profileName, profilePinsPath } from '../../../domain/saving/saved-place.ts';
import { BoardLock } from '../../boards/board-lock.tsx';
import { AppLink } from '../../kit/app-link.tsx';
import classes from './board-line.module.css';

/** Where this pin is: on a board, or on a profile alone. */
export function BoardLine({ board }: { readonly board: BoardShort }) {
  const cover = board.imageCoverUrl;
  return (
    <div className={classes.line}>
      {cover === null ? (
        <span className={classes.cover} />
      ) : (
        <img className={classes.cover} src={cover} alt="" width={48} height={48} loading="lazy" />
      )}
      <p className={classes.words}>
        {isQuickSaves(board) ? (
          <>
            On{' '}
            <AppLink className={classes.board} href={profilePinsPath(board)}>
              <bdi>{profileName(board)}</bdi>
            </AppLink>
          </>
        ) : (
          <>
            On the board{' '}
            <AppLink className={classes.board} href={board.url}>
              <bdi>{board.name}</bdi>
              <BoardLock privacy={board.privacy} />
            </AppLink>
          </>
        )}
      </p>
    </div>
  );
}
