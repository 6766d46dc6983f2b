import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { inertBackground } from '../../../kit/layers/inert-background.ts';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { ArrowBackIcon } from '../../../kit/icons/arrow-back-icon.tsx';
import { text } from '../../../text/language.ts';
import { searchFieldMessages } from '../field/messages.en.ts';
import type { ComboboxAttributes } from '../field/combobox-attributes.ts';
import { SearchForm } from '../field/search-form.tsx';
import { suggestionMessages } from './messages.en.ts';
import classes from './search-sheet.module.css';
import { Suggestions } from './suggestions.tsx';

type SearchSheetProps = {
  readonly query: string;
  readonly onClose: () => void;
};

/** The search of phones: the field and its suggestions in the whole window. */
export function SearchSheet({ query, onClose }: SearchSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(query);
  const [attributes, setAttributes] = useState<ComboboxAttributes>();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const restore = inertBackground();
    element.showModal();
    const input = element.querySelector('input');
    input?.focus();
    input?.select();
    return () => {
      restore();
      element.close();
    };
  }, []);

  const cancelled = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-label={text(searchFieldMessages.label)}
      onCancel={cancelled}
      onClose={cancelled}
    >
      <div className={classes.head}>
        <IconButton
          label={text(suggestionMessages.close)}
          icon={<ArrowBackIcon size={24} />}
          onClick={onClose}
        />
        <SearchForm typed={typed} onType={setTyped} onSubmit={onClose} attributes={attributes} />
      </div>
      <div className={classes.body}>
        <Suggestions typed={typed} onLeave={onClose} onAttributes={setAttributes} />
      </div>
    </dialog>
  );
}
