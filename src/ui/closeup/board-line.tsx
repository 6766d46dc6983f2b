import type { BoardShort } from '../../domain/boards/board.ts';
import { boardDisplayName } from '../../domain/saving/saved-place.ts';
import { BoardLock } from '../board/board-lock.tsx';
import { AppLink } from '../kit/app-link.tsx';
import classes from './board-line.module.css';

/** The board on which this pin hangs. */
export function BoardLine({ board }: { readonly board: BoardShort }) {
  return (
    <p className={classes.line}>
      On the board{' '}
      <AppLink className={classes.board} href={board.url}>
        <bdi>{boardDisplayName(board)}</bdi>
        <BoardLock privacy={board.privacy} />
      </AppLink>
    </p>
  );
}
