import { Field, type FieldTexts } from './field.tsx';
import classes from './control.module.css';

/** A day, as `YYYY-MM-DD`, or with a time as `YYYY-MM-DDTHH:MM`; empty when none is chosen. */
export function DateField({
  label,
  hint,
  help,
  error,
  good,
  name,
  withTime = false,
  value,
  onChange,
}: FieldTexts & {
  readonly name: string;
  readonly withTime?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={label} hint={hint} help={help} error={error} good={good}>
      {(control) => (
        <div className={classes.frame}>
          <input
            {...control}
            type={withTime ? 'datetime-local' : 'date'}
            name={name}
            className={classes.control}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
