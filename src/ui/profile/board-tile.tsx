import { memo } from 'react';
import { boardCover } from '../../domain/boards/board-cover.ts';
import type { Board, BoardTile as VirtualTile } from '../../domain/boards/board.ts';
import { boardDisplayName } from '../../domain/saving/saved-place.ts';
import { BoardLock } from '../board/board-lock.tsx';
import { AppLink } from '../kit/app-link.tsx';
import { Cover } from '../kit/cover.tsx';
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

/** Its cover, its name and what it holds. */
function TileContent({ tile }: { readonly tile: Board | VirtualTile }) {
  return (
    <>
      <Cover pictures={boardCover(tile)} />
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
