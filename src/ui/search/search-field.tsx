import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState, type FocusEvent } from 'react';
import { useApp } from '../base/app-context.ts';
import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import { SearchIcon } from '../kit/icons/search-icon.tsx';
import { text } from '../text/language.ts';
import type { ComboboxAttributes } from './internal/field/combobox-attributes.ts';
import classes from './internal/field/search-form.module.css';
import { searchFieldMessages } from './internal/field/messages.en.ts';
import { SearchForm } from './internal/field/search-form.tsx';

const SuggestionPanel = lazyComponent(
  async () => (await import('./internal/suggestions/suggestion-panel.tsx')).SuggestionPanel,
);
const SearchSheet = lazyComponent(
  async () => (await import('./internal/suggestions/search-sheet.tsx')).SearchSheet,
);

type SearchFieldProps = {
  /** The query of the page; empty on other pages. */
  readonly query: string;
  /** The address of the page; a new one resets the field. */
  readonly address: string;
};

/** The search in the header: a field with suggestions, and on phones a button that opens both in the whole window. */
export const SearchField = observer(function SearchField({ query, address }: SearchFieldProps) {
  const [at, setAt] = useState(address);
  const [typed, setTyped] = useState(query);
  const { form: opened, open, close } = useApp().stores.typeahead;
  const [attributes, setAttributes] = useState<ComboboxAttributes>();
  if (at !== address) {
    setAt(address);
    setTyped(query);
  }
  useLayoutEffect(() => close, [close, address]);
  const leave = () => {
    close();
    setTyped(query);
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  };
  const focusLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (opened === 'panel' && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={classes.search} onBlur={focusLeft} data-search="">
      <SearchForm
        typed={typed}
        onType={setTyped}
        onSubmit={close}
        attributes={attributes}
        onOpen={() => open('panel')}
      >
        <kbd className={classes.key} aria-hidden="true">
          /
        </kbd>
        {opened === 'panel' && <SuggestionPanel typed={typed} onLeave={leave} onAttributes={setAttributes} />}
      </SearchForm>
      <button
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        data-anchor="header_search"
        onClick={() => open('sheet')}
      >
        <SearchIcon size={20} />
        {query || text(searchFieldMessages.label)}
      </button>
      {opened === 'sheet' && <SearchSheet query={query} onClose={close} />}
    </div>
  );
});
