import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { ArrowDownIcon } from '../icons/arrow-down-icon.tsx';
import { ArrowUpIcon } from '../icons/arrow-up-icon.tsx';
import { GripIcon } from '../icons/grip-icon.tsx';
import type { ItemDrag } from './item-drag.ts';
import classes from './reorder-list.module.css';
import { text } from '../../text/language.ts';
import { kitMessages } from '../messages.en.ts';

export interface ReorderRowProps<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly drag: ItemDrag<Id>;
  readonly onMove: (id: Id, index: number, from: Element) => void;
  readonly children: ReactNode;
}

/** An item that can be moved. */
export const ReorderRow = observer(function ReorderRow<Id extends string>({
  id,
  name,
  index,
  count,
  drag,
  onMove,
  children,
}: ReorderRowProps<Id>) {
  const moveTo = (to: number, from: Element) => {
    if (to >= 0 && to < count) onMove(id, to, from);
  };
  const byKey = (event: KeyboardEvent) => {
    const to = event.altKey ? placeByKey(event.key, index, count) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to, event.target as Element);
  };
  return (
    <li
      className={classes.row}
      data-item={id}
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
      <span className={classes.content}>{children}</span>
      <IconButton
        size={40}
        label={text(kitMessages.moveUp, { name })}
        icon={<ArrowUpIcon size={20} />}
        aria-disabled={index === 0}
        onClick={(event) => moveTo(index - 1, event.currentTarget)}
      />
      <IconButton
        size={40}
        label={text(kitMessages.moveDown, { name })}
        icon={<ArrowDownIcon size={20} />}
        aria-disabled={index === count - 1}
        onClick={(event) => moveTo(index + 1, event.currentTarget)}
      />
    </li>
  );
});

function placeByKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowUp') return index - 1;
  if (key === 'ArrowDown') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
