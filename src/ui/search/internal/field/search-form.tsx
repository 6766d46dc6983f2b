import type { FormEvent, ReactNode } from 'react';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { useNavigate } from '../../../base/router.ts';
import { SearchIcon } from '../../../kit/icons/search-icon.tsx';
import { text } from '../../../text/language.ts';
import type { ComboboxAttributes } from './combobox-attributes.ts';
import classes from './search-form.module.css';
import { searchFieldMessages } from './messages.en.ts';

/** Longer queries are cut. */
const MAX_LENGTH = 200;

type SearchFormProps = {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onSubmit: () => void;
  /** The role and state of the field while it has suggestions. */
  readonly attributes: ComboboxAttributes | undefined;
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
};

/** The field for a query. Without scripts it is a plain form. */
export function SearchForm({ typed, onType, onSubmit, attributes, onOpen, children }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    void navigate(formatRoute({ kind: 'search', q: typed.trim(), rs: 'typed' }));
  };
  return (
    <form className={classes.form} role="search" action={formatRoute({ kind: 'search' })} onSubmit={submit}>
      <SearchIcon size={20} />
      <input
        className={classes.input}
        type="search"
        name="q"
        aria-label={text(searchFieldMessages.label)}
        placeholder={text(searchFieldMessages.placeholder)}
        autoComplete="off"
        data-anchor="header_search"
        enterKeyHint="search"
        maxLength={MAX_LENGTH}
        value={typed}
        onFocus={onOpen}
        onClick={onOpen}
        {...attributes}
        onChange={(event) => {
          onType(event.currentTarget.value);
          onOpen?.();
        }}
      />
      <input type="hidden" name="rs" value="typed" />
      {children}
    </form>
  );
}
