import { memo, useEffect, useId, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { CheckIcon } from '../kit/icons/check-icon.tsx';
import { ChevronRightIcon } from '../kit/icons/chevron-right-icon.tsx';
import { LockIcon } from '../kit/icons/lock-icon.tsx';
import { PersonIcon } from '../kit/icons/person-icon.tsx';
import { SearchIcon } from '../kit/icons/search-icon.tsx';
import { classNames } from '../kit/class-names.ts';
import { groupedOptions, matchingOptions } from '../kit/select-option.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import classes from './board-picker.module.css';
import type { PickerRow } from './picker-rows.ts';

type PickerListProps = {
  readonly label: string;
  readonly rows: readonly PickerRow[];
  readonly searchLabel: string;
  readonly emptyText: string;
  /** What choosing a row does, shown on the row that one is at. */
  readonly verb: string;
  /** Where the pin is already. */
  readonly chosenId: string | null;
  /** The row that one is at in the beginning; the first one when left out. */
  readonly startId?: string | null;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (row: PickerRow) => void;
  /** Leads to the sections of a board. */
  readonly onSections: (row: PickerRow) => void;
  /** Leads back from where one came, by the arrow key. */
  readonly onBack?: () => void;
};

/** Rows that are drawn at first, and that come when the end is near: thousands of boards must not be slow. */
const ROWS_AT_A_TIME = 40;
const NEAR_END_PX = 400;

/** A list of places with a search; one row is active, arrow keys move it, Enter chooses it. */
export function PickerList(props: PickerListProps) {
  const { label, rows, searchLabel, emptyText, verb, chosenId, query, onQuery } = props;
  const id = useId();
  const [wanted, setWanted] = useState<string | null>(props.startId ?? props.chosenId);
  const [drawn, setDrawn] = useState(ROWS_AT_A_TIME);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const matches = matchingOptions(rows, query);
  const activeIndex = Math.max(
    0,
    matches.findIndex((row) => row.id === wanted),
  );
  const active = matches[activeIndex];
  const shown = matches.slice(0, Math.max(drawn, activeIndex + 1));

  useEffect(() => {
    // A keyboard that comes up by itself would hide the list on phones.
    const target = globalThis.matchMedia?.('(pointer: coarse)').matches ? list.current : input.current;
    target?.focus({ preventScroll: true });
  }, []);

  const move = (index: number) => {
    const row = matches[Math.min(Math.max(index, 0), matches.length - 1)];
    if (row === undefined) return;
    setWanted(row.id);
    requestAnimationFrame(() =>
      document.getElementById(`${id}-${row.id}`)?.scrollIntoView?.({ block: 'nearest' }),
    );
  };
  const press = (event: KeyboardEvent) => {
    const search = event.target === input.current && query !== '';
    if (event.key === 'ArrowDown') move(activeIndex + 1);
    else if (event.key === 'ArrowUp') move(activeIndex - 1);
    else if (event.key === 'PageDown') move(activeIndex + 5);
    else if (event.key === 'PageUp') move(activeIndex - 5);
    else if (event.key === 'Home' && !search) move(0);
    else if (event.key === 'End' && !search) move(matches.length - 1);
    else if (event.key === 'ArrowRight' && !search && active?.hasSections) props.onSections(active);
    else if (event.key === 'ArrowLeft' && !search && props.onBack) props.onBack();
    else if (event.key === 'Enter' && active) props.onChoose(active);
    else return;
    event.preventDefault();
  };
  const scrolled = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (left < NEAR_END_PX && drawn < matches.length) setDrawn(drawn + ROWS_AT_A_TIME);
  };
  const search = (text: string) => {
    onQuery(text);
    setWanted(null);
    setDrawn(ROWS_AT_A_TIME);
    list.current?.scrollTo?.({ top: 0 });
  };

  const activeId = active && `${id}-${active.id}`;
  return (
    <>
      <div className={classes.search}>
        <SearchIcon size={20} />
        <input
          ref={input}
          className={classes.searchInput}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          enterKeyHint="done"
          value={query}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={press}
        />
      </div>
      <div
        ref={list}
        className={classes.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-activedescendant={activeId}
        tabIndex={0}
        onKeyDown={press}
        onScroll={scrolled}
      >
        {groupedOptions(shown).map((group) => (
          <div key={group.name ?? ''} role="group" aria-label={group.name}>
            {group.name && (
              <p className={classes.heading} aria-hidden="true">
                {group.name}
              </p>
            )}
            {group.options.map((row) => (
              <Row
                key={row.id}
                id={`${id}-${row.id}`}
                row={row}
                active={row === active}
                chosen={row.id === chosenId}
                verb={verb}
                onNear={setWanted}
                onChoose={props.onChoose}
                onSections={props.onSections}
              />
            ))}
          </div>
        ))}
        {matches.length === 0 && <p className={classes.empty}>{emptyText}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{query === '' ? '' : `${matches.length} of ${rows.length}`}</span>
      </VisuallyHidden>
    </>
  );
}

type RowProps = {
  readonly id: string;
  readonly row: PickerRow;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly verb: string;
  readonly onNear: (rowId: string) => void;
  readonly onChoose: (row: PickerRow) => void;
  readonly onSections: (row: PickerRow) => void;
};

/** Two choices side by side: the place, and, at its end, the way to its sections. */
const Row = memo(function Row({ id, row, active, chosen, verb, onNear, onChoose, onSections }: RowProps) {
  return (
    <div
      className={classNames(classes.row, active && classes.active)}
      role="presentation"
      onPointerMove={() => !active && onNear(row.id)}
    >
      <div
        id={id}
        role="option"
        aria-selected={chosen}
        className={classes.place}
        onClick={() => onChoose(row)}
      >
        <span className={classes.cover}>
          {row.picture ? (
            <img className={classes.image} src={row.picture} alt="" width={40} height={40} loading="lazy" />
          ) : (
            row.target.board === null && <PersonIcon size={20} />
          )}
        </span>
        <span className={classes.words}>
          <bdi className={classes.name}>{row.label}</bdi>
          <span className={classes.detail}>{row.detail}</span>
        </span>
        {row.isSecret && (
          <span className={classes.sign}>
            <LockIcon size={16} />
            <VisuallyHidden>secret</VisuallyHidden>
          </span>
        )}
        {chosen ? (
          <span className={classes.sign}>
            <CheckIcon size={20} />
          </span>
        ) : (
          <span className={classes.verb} aria-hidden="true">
            {verb}
          </span>
        )}
      </div>
      {row.hasSections && (
        <div
          role="option"
          aria-selected={false}
          aria-label={`Sections of ${row.label}`}
          className={classes.sections}
          onClick={() => onSections(row)}
        >
          <ChevronRightIcon size={20} />
        </div>
      )}
    </div>
  );
});
