import { useId, useRef, useState } from 'react';
import { AnchoredPopover } from '../layers/anchored-popover.tsx';
import { classNames } from '../class-names.ts';
import controlClasses from './control.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon } from '../icons/chevron-down-icon.tsx';
import { SelectList, type SelectListProps } from './select-list.tsx';
import type { SelectOption } from './select-option.ts';
import { SelectPicture } from './select-picture.tsx';
import classes from './select-field.module.css';

export interface SelectFieldProps
  extends FieldTexts, Pick<SelectListProps, 'options' | 'coming' | 'searchLabel' | 'action' | 'emptyText'> {
  /** Id of the selected option. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Shown while nothing is selected. */
  readonly placeholder: string;
}

/** A select field whose list opens below it. */
export function SelectField({
  label,
  hint,
  help,
  error,
  good,
  options,
  coming,
  value,
  onChange,
  placeholder,
  searchLabel,
  action,
  emptyText,
}: SelectFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.id === value);

  const toggled = (nowOpen: boolean) => {
    if (nowOpen && popover.current && button.current) {
      popover.current.style.setProperty('--field-width', `${button.current.offsetWidth}px`);
    }
    setOpen(nowOpen);
  };
  const close = () => {
    popover.current?.hidePopover();
    button.current?.focus();
  };

  return (
    <Field label={label} hint={hint} help={help} error={error} good={good}>
      {(control) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            role="combobox"
            className={classNames(controlClasses.control, classes.button)}
            popoverTarget={id}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={id}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              popover.current?.showPopover();
            }}
          >
            {chosen ? (
              <ChosenOption option={chosen} />
            ) : (
              <span className={classes.placeholder}>{placeholder}</span>
            )}
            <ChevronDownIcon size={20} />
          </button>
          <AnchoredPopover
            id={id}
            popoverRef={popover}
            anchor={button}
            sheet
            className={classes.popover}
            role="dialog"
            aria-label={label}
            onToggle={toggled}
          >
            {() => (
              <SelectList
                label={label}
                options={options}
                coming={coming}
                value={value}
                searchLabel={searchLabel}
                action={action && { ...action, onChoose: () => (close(), action.onChoose()) }}
                emptyText={emptyText}
                onChoose={(chosenId) => {
                  close();
                  onChange(chosenId);
                }}
              />
            )}
          </AnchoredPopover>
        </>
      )}
    </Field>
  );
}

function ChosenOption({ option }: { readonly option: SelectOption }) {
  return (
    <>
      <SelectPicture picture={option.picture} />
      <span className={classes.value}>
        <bdi>{option.label}</bdi>
      </span>
      {option.mark && <span className={classes.mark}>{option.mark}</span>}
    </>
  );
}
