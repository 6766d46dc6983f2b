import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { BoardId } from '../../../domain/ids/ids.ts';
import { useApp } from '../../base/app-context.ts';
import { BoardLock } from '../../boards/board-lock.tsx';
import { ReorderList } from '../../kit/lists/reorder-list.tsx';
import classes from './arrange-list.module.css';
import covers from './small-cover.module.css';
import type { BoardOrder } from './board-order.ts';
import { text } from '../../text/language.ts';
import { organizeMessages } from './messages.en.ts';

/** The sortable list of boards. */
export const ArrangeList = observer(function ArrangeList({ order }: { readonly order: BoardOrder }) {
  const { boards } = useApp().stores;
  const move = useCallback((id: BoardId, index: number) => void order.move(id, index), [order]);
  const nameOf = (id: BoardId) => {
    const board = boards.find(id);
    return board?.name ?? '';
  };
  return (
    <ReorderList
      label={text(organizeMessages.boards)}
      ids={order.ids}
      nameOf={nameOf}
      renderItem={(id) => <ArrangedBoard id={id} />}
      onMove={move}
      told={order.told}
    />
  );
});

const ArrangedBoard = observer(function ArrangedBoard({ id }: { readonly id: BoardId }) {
  const board = useApp().stores.boards.find(id);
  if (board === undefined) return null;
  const cover = board.images['170x'][0]?.url;
  return (
    <>
      <span className={covers.cover}>{cover !== undefined && <img src={cover} alt="" loading="lazy" />}</span>
      <span className={classes.name}>
        <bdi>{board.name}</bdi>
        <BoardLock privacy={board.privacy} />
      </span>
    </>
  );
});
