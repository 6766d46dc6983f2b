import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type UIEvent } from 'react';
import { SearchIcon } from '../icons/search-icon.tsx';
import classes from './option-list.module.css';
import { OptionSkeletons } from './option-skeletons.tsx';
import {
  groupedOptions,
  matchingOptions,
  optionBeginningWith,
  type SelectOption,
} from '../fields/select-option.ts';
import { typedDirection } from '../fields/typed-direction.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { text } from '../../text/language.ts';
import { kitMessages } from '../messages.en.ts';

/** The state of an option in the list. */
export interface OptionRowState {
  readonly id: string;
  /** True for the option with the keyboard focus. */
  readonly active: boolean;
  /** True for the selected option. */
  readonly chosen: boolean;
  /** Called when the pointer comes near an option. Keep the function stable. */
  readonly onNear: (optionId: string) => void;
}

export interface OptionListProps<Option extends SelectOption> {
  readonly label: string;
  readonly options: readonly Option[];
  /** Number of options that are being loaded; their space is reserved. */
  readonly coming?: number;
  /** The search text and the label of the search field; without it, typed letters jump to options. */
  readonly search?: {
    readonly label: string;
    readonly query: string;
    readonly onQuery: (query: string) => void;
  };
  /** Shown when there are no options or none matches. */
  readonly emptyText: string;
  readonly chosenId: string | null;
  /** The option that is active at first. Default: the selected one, or else the first. */
  readonly startId?: string | null;
  readonly onChoose: (option: Option) => void;
  /** Called for left and right arrow keys, in reading direction, unless they move within the search text. */
  readonly onAcross?: (way: 'on' | 'back', active: Option) => void;
  readonly renderRow: (option: Option, state: OptionRowState) => ReactNode;
}

/** Number of rows that are drawn at first and added near the end, so that thousands of options are not slow. */
const ROWS_AT_A_TIME = 40;
const NEAR_END_PX = 400;
const PAGE_ROWS = 5;

/**
 * A listbox, with or without a search field. The focus stays on it; arrow keys move the active option, Enter selects
 * it.
 */
export function OptionList<Option extends SelectOption>({
  label,
  options,
  coming = 0,
  search,
  emptyText,
  chosenId,
  startId,
  onChoose,
  onAcross,
  renderRow,
}: OptionListProps<Option>) {
  const id = useId();
  /** The option that keys moved to; undefined before the first key. */
  const [moved, setMoved] = useState<string | null>();
  const [drawn, setDrawn] = useState(ROWS_AT_A_TIME);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const start = startId ?? chosenId;
  const wanted = moved === undefined ? start : moved;
  const query = search?.query ?? '';
  const matches = matchingOptions(options, query);
  const activeIndex = Math.max(
    0,
    matches.findIndex((option) => option.id === wanted),
  );
  const active = matches[activeIndex];
  const activeId = active && `${id}-${active.id}`;
  const shown = matches.slice(0, Math.max(drawn, activeIndex + 1));

  useEffect(() => {
    // On phones the on-screen keyboard would cover the list.
    const touched = globalThis.matchMedia?.('(pointer: coarse)').matches;
    const target = touched ? list.current : (input.current ?? list.current);
    target?.focus({ preventScroll: true });
  }, []);
  const hasStart = options.some((option) => option.id === start);
  useEffect(() => {
    if (hasStart) show(`${id}-${start}`);
    // The initial option is scrolled into view once, when it exists.
  }, [hasStart]);

  const move = (option: Option | undefined) => {
    if (option === undefined) return;
    setMoved(option.id);
    requestAnimationFrame(() => show(`${id}-${option.id}`));
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (active === undefined || ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
    const editing = event.target === input.current && query !== '';
    const index = indexByKey(key, activeIndex, matches.length - 1, editing);
    if (index !== undefined) move(matches[index]);
    else if (key === 'Enter') onChoose(active);
    else if (onAcross && !editing && /^Arrow(Left|Right)$/.test(key)) onAcross(wayOf(key, event), active);
    else if (search === undefined && key === ' ') onChoose(active);
    else if (search === undefined && [...key].length === 1)
      move(optionBeginningWith(matches, key, active.id));
    else return;
    event.preventDefault();
  };
  const scrolled = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (left < NEAR_END_PX && drawn < matches.length) setDrawn(drawn + ROWS_AT_A_TIME);
  };
  const searchFor = (text: string) => {
    search?.onQuery(text);
    setMoved(null);
    setDrawn(ROWS_AT_A_TIME);
    list.current?.scrollTo?.({ top: 0 });
  };

  return (
    <>
      {search && (
        <div className={classes.search}>
          <SearchIcon size={20} />
          <input
            ref={input}
            className={classes.searchInput}
            type="text"
            dir={typedDirection(query)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
            aria-label={search.label}
            placeholder={search.label}
            autoComplete="off"
            enterKeyHint="done"
            value={query}
            onChange={(event) => searchFor(event.currentTarget.value)}
            onKeyDown={press}
          />
        </div>
      )}
      <div
        ref={list}
        className={classes.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-activedescendant={activeId}
        aria-busy={coming > 0 || undefined}
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
            {group.options.map((option) =>
              renderRow(option, {
                id: `${id}-${option.id}`,
                active: option === active,
                chosen: option.id === chosenId,
                onNear: setMoved,
              }),
            )}
          </div>
        ))}
        {query === '' && <OptionSkeletons count={coming} />}
        {matches.length === 0 && coming === 0 && <p className={classes.empty}>{emptyText}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">
          {coming > 0
            ? text(kitMessages.loading)
            : query !== '' && text(kitMessages.someOf, { some: matches.length, all: options.length })}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** The target index of a key. In a search field Home and End belong to the text. */
function indexByKey(key: string, index: number, last: number, editing: boolean): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, last);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'PageDown') return Math.min(index + PAGE_ROWS, last);
  if (key === 'PageUp') return Math.max(index - PAGE_ROWS, 0);
  if (editing) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

function wayOf(key: string, { currentTarget }: KeyboardEvent): 'on' | 'back' {
  const on = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === on ? 'on' : 'back';
}

function show(rowId: string): void {
  document.getElementById(rowId)?.scrollIntoView?.({ block: 'nearest' });
}
