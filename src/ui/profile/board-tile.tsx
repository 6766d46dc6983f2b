import { memo } from 'react';
import type { Board, BoardTile as VirtualTile } from '../../domain/boards/board.ts';
import { boardDisplayName } from '../../domain/saving/saved-place.ts';
import { BoardLock } from '../board/board-lock.tsx';
import { AppLink } from '../kit/app-link.tsx';
import { countText } from '../text/count-text.ts';
import classes from './board-tile.module.css';

/** A board, or what stands for a list of pins among boards, as a tile that leads there. */
export const BoardTile = memo(function BoardTile({ board }: { readonly board: Board | VirtualTile }) {
  return (
    <AppLink className={classes.tile} href={board.url}>
      <TileContent tile={board} />
    </AppLink>
  );
});

/** Its cover, two more of its pictures, its name and what it holds. */
function TileContent({ tile }: { readonly tile: Board | VirtualTile }) {
  const [first, ...rest] = tile.images['170x'];
  const cover = tile.coverImages['400x300']?.url ?? tile.coverImages['222x']?.url ?? first?.url;
  return (
    <>
      <span className={classes.pictures}>
        <span className={classes.cover}>
          {cover !== undefined && <img src={cover} alt="" loading="lazy" decoding="async" />}
        </span>
        {[0, 1].map((index) => (
          <span className={classes.small} key={index}>
            {rest[index] !== undefined && (
              <img src={rest[index].url} alt="" loading="lazy" decoding="async" />
            )}
          </span>
        ))}
      </span>
      <span className={classes.name}>
        <bdi>{'type' in tile ? tile.name : boardDisplayName(tile)}</bdi>
        {!('type' in tile) && <BoardLock privacy={tile.privacy} />}
      </span>
      <span className={classes.count}>{countsOf(tile)}</span>
    </>
  );
}

function countsOf(tile: Board | VirtualTile): string {
  const counts = [countText(tile.pinCount, 'pin', 'pins')];
  if (tile.sectionCount > 0) counts.push(countText(tile.sectionCount, 'section', 'sections'));
  if (!('type' in tile) && tile.collaboratorCount > 0)
    counts.push(`with ${countText(tile.collaboratorCount, 'other', 'others')}`);
  return counts.join(' · ');
}
