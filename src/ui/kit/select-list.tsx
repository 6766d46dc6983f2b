import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CheckIcon } from './icons/check-icon.tsx';
import { SearchIcon } from './icons/search-icon.tsx';
import { classNames } from './class-names.ts';
import { groupedOptions, matchingOptions, optionBeginningWith, type SelectOption } from './select-option.ts';
import { SelectPicture } from './select-picture.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import classes from './select-field.module.css';

export interface SelectListProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onChoose: (id: string) => void;
  /** Names the search, which appears when there are too many options to see at once. */
  readonly searchLabel: string;
  /** Said when there is nothing to choose or nothing matches. */
  readonly emptyText: string;
  /** A last row for what the list does not hold yet, for example "Create board". */
  readonly action?: { readonly label: string; readonly icon?: ReactNode; readonly onChoose: () => void };
}

const SEARCH_FROM = 8;

/** The list inside a select: one option is active, arrow keys move it, Enter chooses it, letters find it. */
export function SelectList({
  label,
  options,
  value,
  onChoose,
  searchLabel,
  emptyText,
  action,
}: SelectListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState(value);
  const keyboard = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const searchable = options.length >= SEARCH_FROM;
  const matches = matchingOptions(options, query);
  const active = matches.find((option) => option.id === wanted) ?? matches[0];
  const optionId = (option: SelectOption) => `${id}-${option.id}`;
  const activeId = active && optionId(active);

  useEffect(() => keyboard.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const press = (event: KeyboardEvent) => {
    const next = nextOption(event, matches, active, searchable);
    if (event.key === 'Enter' && active) onChoose(active.id);
    else if (next) setWanted(next.id);
    else return;
    event.preventDefault();
  };

  const aria = {
    'aria-activedescendant': activeId,
    'aria-controls': `${id}-list`,
    onKeyDown: press,
  };

  return (
    <div className={classes.sheet}>
      {searchable && (
        <div className={classes.search}>
          <SearchIcon size={20} />
          <input
            {...aria}
            ref={(element) => void (keyboard.current = element)}
            className={classes.searchInput}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded="true"
            aria-label={searchLabel}
            placeholder={searchLabel}
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
      )}
      <div
        ref={(element) => {
          list.current = element;
          if (!searchable) keyboard.current = element;
        }}
        className={classes.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        {...(searchable ? {} : { ...aria, tabIndex: 0 })}
      >
        {groupedOptions(matches).map((group) => (
          <div key={group.name ?? ''} role="group" aria-label={group.name}>
            {group.name && (
              <p className={classes.group} aria-hidden="true">
                {group.name}
              </p>
            )}
            {group.options.map((option) => (
              <OptionRow
                key={option.id}
                id={optionId(option)}
                option={option}
                active={option === active}
                selected={option.id === value}
                onChoose={() => onChoose(option.id)}
              />
            ))}
          </div>
        ))}
        {matches.length === 0 && <p className={classes.empty}>{emptyText}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{query && `${matches.length} of ${options.length}`}</span>
      </VisuallyHidden>
      {action && (
        <div className={classes.foot}>
          <button type="button" className={classes.row} onClick={action.onChoose}>
            <span className={classNames(classes.cover, classes.cover40, classes.actionIcon)}>
              {action.icon}
            </span>
            <span className={classes.name}>{action.label}</span>
          </button>
        </div>
      )}
    </div>
  );
}

interface OptionRowProps {
  readonly id: string;
  readonly option: SelectOption;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onChoose: () => void;
}

function OptionRow({ id, option, active, selected, onChoose }: OptionRowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      data-active={active}
      className={classNames(classes.row, active && classes.active)}
      onClick={onChoose}
    >
      <SelectPicture picture={option.picture} size={40} />
      <span className={classes.words}>
        <span className={classes.name}>
          <bdi>{option.label}</bdi>
        </span>
        {option.detail && <span className={classes.detail}>{option.detail}</span>}
      </span>
      {selected && (
        <span className={classes.mark}>
          <CheckIcon size={20} />
        </span>
      )}
      {option.mark && (
        <span className={classes.mark}>
          {option.mark}
          {option.markLabel && <VisuallyHidden>{option.markLabel}</VisuallyHidden>}
        </span>
      )}
    </div>
  );
}

function nextOption(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  options: readonly SelectOption[],
  active: SelectOption | undefined,
  searchable: boolean,
): SelectOption | undefined {
  const index = active ? options.indexOf(active) : -1;
  const last = options.length - 1;
  if (key === 'ArrowDown') return options[Math.min(index + 1, last)];
  if (key === 'ArrowUp') return options[Math.max(index - 1, 0)];
  if (key === 'PageDown') return options[Math.min(index + 5, last)];
  if (key === 'PageUp') return options[Math.max(index - 5, 0)];
  // In a search these belong to the text.
  if (searchable) return undefined;
  if (key === 'Home') return options[0];
  if (key === 'End') return options[last];
  const isLetter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  return isLetter ? optionBeginningWith(options, key, active?.id ?? null) : undefined;
}
