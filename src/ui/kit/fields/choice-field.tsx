import { useId, type ReactNode } from 'react';
import classes from './choice-field.module.css';

export interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** An explanation in one sentence. */
  readonly help?: string;
  /** An illustration of the choice. */
  readonly sign?: ReactNode;
}

export interface ChoiceFieldProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Id>[];
  /** Null: none is chosen yet. */
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** `rows`: one below the other, for options with an explanation. */
  readonly kind?: 'tiles' | 'rows';
}

/** A radio group with all options visible. */
export function ChoiceField<Id extends string>({
  label,
  choices,
  value,
  onChange,
  kind = 'tiles',
}: ChoiceFieldProps<Id>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={classes.label}>{label}</legend>
      <div className={classes[kind]}>
        {choices.map(({ id, label: words, help, sign }) => (
          <label className={classes.choice} key={id}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={id}
              // After a reload the browser must not restore the old state.
              autoComplete="off"
              checked={id === value}
              aria-labelledby={`${name}-${id}`}
              aria-describedby={help === undefined ? undefined : `${name}-${id}-help`}
              onChange={() => onChange(id)}
            />
            {sign}
            <span className={classes.words}>
              <span className={classes.name} id={`${name}-${id}`}>
                {words}
              </span>
              {help !== undefined && (
                <span className={classes.help} id={`${name}-${id}-help`}>
                  {help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
