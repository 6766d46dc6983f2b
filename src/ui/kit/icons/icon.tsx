import type { ReactNode } from 'react';
import classes from './icon.module.css';

export interface IconProps {
  /** Edge in px; smaller icons get a thicker stroke so that their lines look equally strong. */
  readonly size?: 16 | 18 | 20 | 24;
}

/** An icon beside text or in a labelled button. It is decorative, so it is hidden from assistive technology. */
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
  /** Mirrored in right-to-left pages: for drawings that point forwards or backwards. */
  readonly mirrored?: boolean;
}
