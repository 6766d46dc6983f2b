import { useId, type ReactNode } from 'react';
import classes from './choice-field.module.css';

type ChoiceFieldProps<Id extends string> = {
  readonly label: string;
  readonly choices: readonly {
    readonly id: Id;
    readonly label: string;
    readonly help?: string;
    /** A drawing of what it means. */
    readonly sign?: ReactNode;
  }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
};

/** One of a few things, all of them in view. */
export function ChoiceField<Id extends string>({ label, choices, value, onChange }: ChoiceFieldProps<Id>) {
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label className={classes.choice} key={choice.id}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
              onChange={() => onChange(choice.id)}
            />
            {choice.sign}
            <span className={classes.words}>
              <span className={classes.name}>{choice.label}</span>
              {choice.help !== undefined && <span className={classes.help}>{choice.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
