import { useId, type ReactNode } from 'react';
import classes from './switch-field.module.css';

export interface SwitchFieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** The help is part of the name, where several switches have the same label. */
  readonly isNamedByHelp?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string;
  readonly disabled?: boolean;
}

/** A switch; the label describes the state when it is on. */
export function SwitchField({
  label,
  help,
  isNamedByHelp = false,
  checked,
  onChange,
  name,
  disabled,
}: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <div className={classes.texts}>
        <label className={classes.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {help && (
          <p className={classes.help} id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
      <Switch
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        labelledBy={isNamedByHelp ? `${id}-label ${id}-help` : undefined}
        describedBy={help && !isNamedByHelp ? `${id}-help` : undefined}
        onChange={onChange}
      />
    </div>
  );
}

/** A switch alone; a label beside it names it by `id`. */
export function Switch({
  id,
  checked,
  onChange,
  name,
  disabled,
  labelledBy,
  describedBy,
}: {
  readonly id: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
}) {
  return (
    <span className={classes.switch}>
      <input
        id={id}
        className={classes.input}
        type="checkbox"
        role="switch"
        // After a reload the browser must not restore the old state.
        autoComplete="off"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <svg className={classes.check} aria-hidden="true" viewBox="0 0 24 24" width={14} height={14}>
        <path
          d="M20 6 9 17l-5-5"
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
