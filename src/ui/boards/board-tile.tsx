import { memo } from 'react';
import { boardCover } from '../../domain/boards/board-cover.ts';
import type { Board } from '../../domain/boards/board.ts';
import { BoardLock } from './board-lock.tsx';
import { AppLink } from '../kit/app-link.tsx';
import { Cover } from '../kit/cover.tsx';
import classes from './internal/board-tile.module.css';
import { text } from '../text/language.ts';
import { boardsMessages } from './internal/messages.en.ts';

/** A board as a tile with a link. */
export const BoardTile = memo(function BoardTile({ board }: { readonly board: Board }) {
  return (
    <AppLink className={classes.tile} href={board.url}>
      <TileContent board={board} />
    </AppLink>
  );
});

/** The cover, the name and the counts of a board. */
function TileContent({ board }: { readonly board: Board }) {
  return (
    <>
      <Cover pictures={boardCover(board)} />
      <span className={classes.name}>
        <bdi>{board.name}</bdi>
        <BoardLock privacy={board.privacy} />
      </span>
      <span className={classes.count}>{countsOf(board)}</span>
    </>
  );
}

function countsOf(board: Board): string {
  const counts = [text(boardsMessages.pinCount, { count: board.pinCount })];
  if (board.sectionCount > 0) counts.push(text(boardsMessages.sectionCount, { count: board.sectionCount }));
  if (board.collaboratorCount > 0)
    counts.push(text(boardsMessages.withOthers, { count: board.collaboratorCount }));
  return counts.join(' · ');
}
