import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { typedDirection } from './typed-direction.ts';
import classes from './control.module.css';
import { classNames } from '../class-names.ts';

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type' | 'className'
>;

export interface TextFieldProps extends FieldTexts, InputAttributes {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'url' | 'password';
  /** Grapheme clusters. Longer text can be typed; the counter shows the excess. */
  readonly limit?: number;
  /** A control inside the field, at its end. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. */
export function TextField({
  label,
  hint,
  help,
  error,
  good,
  value,
  onChange,
  type = 'text',
  limit,
  end,
  ...rest
}: TextFieldProps) {
  const count = limit === undefined ? undefined : { text: value, limit };
  // Addresses and user names run from left to right in every language.
  const technical = type !== 'text' || rest.autoComplete === 'username';
  return (
    <Field label={label} hint={hint} help={help} error={error} good={good} count={count}>
      {(control) => (
        <div className={classes.frame}>
          <input
            dir={technical ? 'ltr' : typedDirection(value)}
            spellCheck={technical ? false : undefined}
            autoCapitalize={technical ? 'none' : undefined}
            {...rest}
            {...control}
            type={type}
            className={classNames(classes.control, end !== undefined && classes.withEnd)}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end !== undefined && <div className={classes.end}>{end}</div>}
        </div>
      )}
    </Field>
  );
}
