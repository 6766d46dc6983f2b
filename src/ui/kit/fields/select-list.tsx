import { useState } from 'react';
import { keepHeight } from '../layers/keep-height.ts';
import { OptionAction, type OptionActionProps } from '../lists/option-action.tsx';
import { OptionList } from '../lists/option-list.tsx';
import { OptionRow } from '../lists/option-row.tsx';
import type { SelectOption } from './select-option.ts';
import classes from './select-field.module.css';

export interface SelectListProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** Number of options that are being loaded. */
  readonly coming?: number;
  readonly value: string | null;
  readonly onChoose: (id: string) => void;
  /** Label of the search field, which appears when there are many options. */
  readonly searchLabel: string;
  /** Shown when there are no options or none matches. */
  readonly emptyText: string;
  /** A last row for creating an option, for example "Create board". */
  readonly action?: OptionActionProps;
}

const SEARCH_FROM = 8;

/** The list inside a select. */
export function SelectList({
  label,
  options,
  coming = 0,
  value,
  onChoose,
  searchLabel,
  emptyText,
  action,
}: SelectListProps) {
  const [query, setQuery] = useState('');
  const search = { label: searchLabel, query, onQuery: setQuery };
  return (
    <div className={classes.sheet} ref={keepHeight}>
      <OptionList
        label={label}
        options={options}
        coming={coming}
        search={options.length + coming < SEARCH_FROM ? undefined : search}
        emptyText={emptyText}
        chosenId={value}
        onChoose={({ id }) => onChoose(id)}
        renderRow={(option, state) => (
          <OptionRow key={option.id} option={option} state={state} onChoose={() => onChoose(option.id)} />
        )}
      />
      {action && <OptionAction {...action} />}
    </div>
  );
}
