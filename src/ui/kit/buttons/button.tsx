import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import classes from './button.module.css';

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: ReactNode;
  /** The ongoing action, for example "Saving…". While it is set, the button keeps the focus and does nothing. */
  readonly pending?: string | false;
  /** The longest label: its width is reserved, so that nothing moves when it is shown. */
  readonly longest?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Stays enabled; missing input is reported after the press. */
export function Button({
  kind,
  size,
  wide,
  icon,
  pending = false,
  longest,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending === false) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, wide }, className)}
      aria-disabled={pending === false ? rest['aria-disabled'] : true}
      onClick={press}
    >
      {icon}
      {pending === false && longest === undefined ? (
        children
      ) : (
        <span className={classes.pending}>
          <span>{pending === false ? children : pending}</span>
          {/* Reserves the width, so that nothing beside the button moves. */}
          <span className={classes.idle} aria-hidden="true">
            {children}
          </span>
          {longest !== undefined && (
            <span className={classes.idle} aria-hidden="true">
              {longest}
            </span>
          )}
        </span>
      )}
    </button>
  );
}
