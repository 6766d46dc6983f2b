import { Field, type FieldTexts } from './field.tsx';
import classes from './control.module.css';

/** A day, as `YYYY-MM-DD`; empty when none is chosen. */
export function DateField({
  label,
  hint,
  help,
  error,
  good,
  name,
  value,
  onChange,
}: FieldTexts & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={label} hint={hint} help={help} error={error} good={good}>
      {(control) => (
        <div className={classes.frame}>
          <input
            {...control}
            type="date"
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
