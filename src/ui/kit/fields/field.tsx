import { useId, type ReactNode } from 'react';
import { characterLimit } from './character-limit.ts';
import { CheckIcon } from '../icons/check-icon.tsx';
import { AlertIcon } from '../icons/alert-icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import classes from './field.module.css';

/** The texts around a control. */
export interface FieldTexts {
  readonly label: string;
  /** Muted text beside the label, for example "optional". */
  readonly hint?: string;
  readonly help?: ReactNode;
  /** The problem and how to fix it. */
  readonly error?: string | null;
  /** The confirmation of a valid value. */
  readonly good?: string | null;
}

export interface FieldProps extends FieldTexts {
  /** A counter in grapheme clusters, shown near the limit. */
  readonly count?: { readonly text: string; readonly limit: number };
  readonly children: (control: FieldControl) => ReactNode;
}

/** Props that link the control to its label, help and error. The label itself has the id `<id>-label`. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Label above, control, then count, help and error below. */
export function Field({ label, hint, help, error, good, count, children }: FieldProps) {
  const id = useId();
  const counted = count && characterLimit(count.text, count.limit);
  // The error already names the limit.
  const told = counted?.over && error ? undefined : counted;
  const notes = [
    error ? `${id}-error` : null,
    good && !error ? `${id}-good` : null,
    told?.shown ? `${id}-count` : null,
    help ? `${id}-help` : null,
  ].filter((note) => note !== null);

  return (
    <div className={classes.field}>
      <label className={classes.label} id={`${id}-label`} htmlFor={id}>
        {label}
        {hint && (
          <>
            {' '}
            <span className={classes.hint}>{hint}</span>
          </>
        )}
      </label>
      {children({
        id,
        'aria-describedby': notes.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={classes.error} id={`${id}-error`}>
          <AlertIcon size={16} />
          <span>{error}</span>
        </p>
      )}
      {good && !error && (
        <p className={classes.good} id={`${id}-good`}>
          <CheckIcon size={16} />
          <span>{good}</span>
        </p>
      )}
      {told?.shown && (
        <p className={told.over ? classes.over : classes.help} id={`${id}-count`}>
          {told.words}
        </p>
      )}
      {count && (
        <VisuallyHidden>
          <span role="status">{told?.over ? told.words : ''}</span>
        </VisuallyHidden>
      )}
      {help && (
        <div className={classes.help} id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}
