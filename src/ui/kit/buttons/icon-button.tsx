import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import classes from './icon-button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly kind?: 'plain' | 'quiet' | 'on-picture';
  /** Diameter in px; the target is never under 44. */
  readonly size?: 48 | 44 | 40 | 32;
  readonly ref?: Ref<HTMLButtonElement>;
}

const KIND = { plain: classes.plain, quiet: classes.quiet, 'on-picture': classes.onPicture };
const SIZE = { 48: classes.size48, 44: classes.size44, 40: classes.size40, 32: classes.size32 };

/** A round button with only an icon, for actions whose icon is well known. */
export function IconButton({
  label,
  icon,
  kind = 'plain',
  size = 44,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tooltip={label}
      className={classNames(classes.button, KIND[kind], SIZE[size], className)}
    >
      {icon}
    </button>
  );
}
