import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import classes from './control.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { typedDirection } from './typed-direction.ts';

type AreaAttributes = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'className'>;

export interface TextAreaProps extends FieldTexts, AreaAttributes {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Grapheme clusters. Longer text can be typed; the counter shows the excess. */
  readonly limit?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A text area that grows with its text. */
export function TextArea({ label, hint, help, error, good, value, onChange, limit, ...rest }: TextAreaProps) {
  const count = limit === undefined ? undefined : { text: value, limit };
  return (
    <Field label={label} hint={hint} help={help} error={error} good={good} count={count}>
      {(control) => (
        <textarea
          dir={typedDirection(value)}
          {...rest}
          {...control}
          className={classNames(classes.control, classes.area)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
