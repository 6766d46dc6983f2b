import { useId, useRef, useState } from 'react';
import type { PinId } from '../../../domain/ids/ids.ts';
import { AnchoredPopover } from '../../kit/layers/anchored-popover.tsx';
import { classNames } from '../../kit/class-names.ts';
import { ChevronDownIcon } from '../../kit/icons/chevron-down-icon.tsx';
import pickerClasses from '../board-picker.module.css';
import { BoardPicker } from '../board-picker.tsx';
import type { SaveBoardsStore } from '../save-boards-store.ts';
import classes from './save-place.module.css';
import type { SaveTarget } from '../save-target.ts';
import { text } from '../../text/language.ts';
import { savingMessages } from './messages.en.ts';

type BoardPopoverProps = {
  readonly boards: SaveBoardsStore;
  readonly pinId: PinId;
  /** The label of the button; null when it is only an arrow. */
  readonly label: string | null;
  /** The complete accessible name of the button. */
  readonly name: string;
  readonly look: 'card' | 'closeup';
  readonly onChoose: (target: SaveTarget) => void;
};

/** The board of the save, with the list of all others below it. */
export function BoardPopover({ boards, pinId, label, name, look, onChoose }: BoardPopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const choose = (target: SaveTarget) => {
    popover.current?.hidePopover();
    button.current?.focus();
    onChoose(target);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(lookOf(look, label), open && classes.open)}
        popoverTarget={id}
        aria-haspopup="dialog"
        data-anchor="board_picker"
        onPointerEnter={() => void boards.prepare(pinId)}
        onFocus={() => void boards.prepare(pinId)}
        aria-expanded={open}
        aria-label={name}
      >
        {label !== null && <bdi className={classes.name}>{label}</bdi>}
        <ChevronDownIcon size={look === 'card' ? 16 : 20} />
      </button>
      <AnchoredPopover
        id={id}
        popoverRef={popover}
        anchor={button}
        align={look === 'card' ? 'start' : 'end'}
        sheet
        className={classNames(pickerClasses.popover, look === 'card' && classes.flush)}
        role="dialog"
        aria-label={text(savingMessages.saveTo)}
        onToggle={setOpen}
      >
        {() => (
          <BoardPicker
            boards={boards}
            pinId={pinId}
            verb={text(savingMessages.save)}
            saves
            onChoose={choose}
          />
        )}
      </AnchoredPopover>
    </>
  );
}

function lookOf(look: 'card' | 'closeup', label: string | null): string | undefined {
  if (label === null) return classes.round;
  return look === 'card' ? classes.pill : classes.plain;
}
