import type { Board } from '../../domain/boards/board.ts';
import { boardDisplayName } from '../../domain/saving/saved-place.ts';
import { BoardLock } from '../board/board-lock.tsx';
import { AppLink } from '../kit/app-link.tsx';
import { countText } from '../text/count-text.ts';
import classes from './board-tile.module.css';

/** A board as a tile: its cover, two more of its pictures, its name. */
export function BoardTile({ board }: { readonly board: Board }) {
  const [first, ...rest] = board.images['170x'];
  const cover = board.coverImages['400x300']?.url ?? board.coverImages['222x']?.url ?? first?.url;
  return (
    <AppLink className={classes.tile} href={board.url}>
      <span className={classes.pictures}>
        <span className={classes.cover}>
          {cover !== undefined && <img src={cover} alt="" loading="lazy" />}
        </span>
        {[0, 1].map((index) => (
          <span className={classes.small} key={index}>
            {rest[index] !== undefined && <img src={rest[index].url} alt="" loading="lazy" />}
          </span>
        ))}
      </span>
      <span className={classes.name}>
        <bdi>{boardDisplayName(board)}</bdi>
        <BoardLock privacy={board.privacy} />
      </span>
      <span className={classes.count}>{countText(board.pinCount, 'pin', 'pins')}</span>
    </AppLink>
  );
}
