import type { ReactNode } from 'react';
import { SelectField } from '../kit/fields/select-field.tsx';
import type { SelectOption } from '../kit/fields/select-option.ts';
import { CloseIcon } from '../kit/icons/close-icon.tsx';
import { text } from '../text/language.ts';
import classes from './internal/chosen-list.module.css';
import { chosenListMessages } from './internal/messages.en.ts';

/** A field that adds options to a list, and the list with a button to remove each. */
export function ChosenList({
  label,
  hint,
  help,
  error,
  options,
  most = Infinity,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly help?: ReactNode;
  readonly error: string | null;
  readonly options: readonly SelectOption[];
  /** How many can be chosen; by default all. */
  readonly most?: number;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const isFull = chosen.length >= most;
  return (
    <div className={classes.chosen}>
      <SelectField
        label={label}
        hint={hint}
        help={isFull ? text(chosenListMessages.chosenTooMany, { limit: most }) : help}
        error={error}
        placeholder={text(chosenListMessages.choose)}
        options={isFull ? [] : options.filter(({ id }) => !chosen.includes(id))}
        value={null}
        onChange={(id) => onChange([...chosen, id])}
        searchLabel={text(chosenListMessages.search)}
        emptyText={text(chosenListMessages.noMatches)}
      />
      {chosen.length > 0 && (
        <ul className={classes.chips} role="list">
          {chosen.map((id) => {
            const name = options.find((option) => option.id === id)?.label ?? id;
            return (
              <li key={id} className={classes.chip}>
                <bdi>{name}</bdi>
                <button
                  type="button"
                  className={classes.removal}
                  aria-label={text(chosenListMessages.remove, { name })}
                  onClick={() => onChange(chosen.filter((other) => other !== id))}
                >
                  <CloseIcon size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
