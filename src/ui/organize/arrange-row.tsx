import { observer } from 'mobx-react-lite';
import { memo, type KeyboardEvent } from 'react';
import type { Board } from '../../domain/boards/board.ts';
import type { BoardId } from '../../domain/ids/ids.ts';
import { boardDisplayName } from '../../domain/saving/saved-place.ts';
import { BoardLock } from '../board/board-lock.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { ArrowDownIcon } from '../kit/icons/arrow-down-icon.tsx';
import { ArrowUpIcon } from '../kit/icons/arrow-up-icon.tsx';
import { GripIcon } from '../kit/icons/grip-icon.tsx';
import classes from './arrange-row.module.css';
import type { CardDrag } from './card-drag.ts';

type ArrangeRowProps = {
  readonly board: Board;
  readonly index: number;
  readonly count: number;
  readonly drag: CardDrag<BoardId>;
  /** Keep the function. */
  readonly onMove: (id: BoardId, index: number, from: Element) => void;
};

/** A board that can be moved. */
export const ArrangeRow = memo(
  observer(function ArrangeRow({ board, index, count, drag, onMove }: ArrangeRowProps) {
    const id = board.entityId;
    const name = boardDisplayName(board);
    const byKey = (event: KeyboardEvent) => {
      const to = event.altKey ? placeByKey(event.key, index, count) : undefined;
      if (to === undefined) return;
      event.preventDefault();
      onMove(id, to, event.target as Element);
    };
    const cover = board.images['170x'][0]?.url;
    return (
      <li
        className={classes.row}
        data-board={id}
        aria-posinset={index + 1}
        aria-setsize={count}
        data-drop={drag.dropAt(id)}
        data-dragged={drag.dragged === id || undefined}
        onKeyDown={byKey}
      >
        <span
          className={classes.grip}
          aria-hidden="true"
          onPointerDown={(event) => drag.press(event, id, 'grip')}
        >
          <GripIcon size={20} />
        </span>
        <span className={classes.cover}>
          {cover !== undefined && <img src={cover} alt="" loading="lazy" />}
        </span>
        <span className={classes.name}>
          <bdi>{name}</bdi>
          <BoardLock privacy={board.privacy} />
        </span>
        <IconButton
          size={40}
          label={`Move ${name} up`}
          icon={<ArrowUpIcon size={20} />}
          aria-disabled={index === 0}
          onClick={(event) => onMove(id, index - 1, event.currentTarget)}
        />
        <IconButton
          size={40}
          label={`Move ${name} down`}
          icon={<ArrowDownIcon size={20} />}
          aria-disabled={index === count - 1}
          onClick={(event) => onMove(id, index + 1, event.currentTarget)}
        />
      </li>
    );
  }),
);

function placeByKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowUp') return index - 1;
  if (key === 'ArrowDown') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
