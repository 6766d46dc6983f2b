import { useId, useRef, useState } from 'react';
import type { PinId } from '../../../domain/ids/ids.ts';
import { boardName } from '../../boards/board-name.ts';
import { AnchoredPopover } from '../../kit/layers/anchored-popover.tsx';
import { classNames } from '../../kit/class-names.ts';
import controlClasses from '../../kit/fields/control.module.css';
import { Field } from '../../kit/fields/field.tsx';
import { ChevronDownIcon } from '../../kit/icons/chevron-down-icon.tsx';
import { SelectPicture } from '../../kit/fields/select-picture.tsx';
import selectClasses from '../../kit/fields/select-field.module.css';
import pickerClasses from '../../saving/board-picker.module.css';
import { BoardPicker } from '../../saving/board-picker.tsx';
import type { SaveBoardsStore } from '../../saving/save-boards-store.ts';
import type { SaveTarget } from '../../saving/save-target.ts';
import { text } from '../../text/language.ts';
import { pinEditMessages } from './messages.en.ts';

type PlaceFieldProps = {
  readonly boards: SaveBoardsStore;
  readonly pinId: PinId;
  readonly value: SaveTarget;
  readonly onChange: (target: SaveTarget) => void;
  readonly error: string | null;
};

/** Selects the board of a pin, and its section. */
export function PlaceField({ boards, pinId, value, onChange, error }: PlaceFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { board, section } = value;
  const name = boardName(board);
  const choose = (target: SaveTarget) => {
    popover.current?.hidePopover();
    button.current?.focus();
    onChange(target);
  };
  return (
    <Field label={text(pinEditMessages.board)} error={error}>
      {(control) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            className={classNames(controlClasses.control, selectClasses.button)}
            popoverTarget={id}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-labelledby={`${control.id}-label ${control.id}-value`}
          >
            <SelectPicture picture={board?.imageCoverUrl ?? null} />
            <bdi id={`${control.id}-value`} className={selectClasses.value}>
              {section === null ? name : `${name} / ${section.title}`}
            </bdi>
            <ChevronDownIcon size={20} />
          </button>
          <AnchoredPopover
            id={id}
            popoverRef={popover}
            anchor={button}
            sheet
            className={pickerClasses.popover}
            role="dialog"
            aria-label={text(pinEditMessages.board)}
            onToggle={setOpen}
          >
            {() => (
              <BoardPicker
                boards={boards}
                pinId={pinId}
                verb={text(pinEditMessages.choose)}
                chosen={value}
                onChoose={choose}
              />
            )}
          </AnchoredPopover>
        </>
      )}
    </Field>
  );
}
