import type { ReactNode } from 'react';
import classes from './icon.module.css';

export interface IconProps {
  /** Edge in px; smaller icons get a heavier stroke so that their lines weigh the same. */
  readonly size?: 16 | 18 | 20 | 24;
}

/** A drawing beside words or in a named button. It never carries meaning alone, so it is hidden from assistive technology. */
export function Icon({ size = 24, mirrored = false, children }: IconProps & IconDrawing) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={mirrored ? classes.mirrored : classes.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2.25 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

interface IconDrawing {
  readonly children: ReactNode;
  /** Points along the line of reading and turns round with it. */
  readonly mirrored?: boolean;
}
