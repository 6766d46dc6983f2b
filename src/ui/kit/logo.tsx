import { LARGE_LOGO } from './logo-shape.ts';
import classes from './logo.module.css';

/** The product's logo: two tablets, the front one with a hole. It needs an accessible name where it is alone. */
export function Logo({ size }: { readonly size: 16 | 32 | 56 }) {
  const drawing = size === 16 ? SMALL : LARGE_LOGO;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={classes.mark}
      width={size}
      height={size}
      viewBox={drawing.viewBox}
    >
      <path className={classes.rear} d={drawing.rear} />
      <path className={classes.front} fillRule="evenodd" d={drawing.front} />
    </svg>
  );
}

/** A separate drawing: at 16 px the gap and the hole of the large one would blur. */
const SMALL = {
  viewBox: '0 0 16 16',
  front:
    'M8 1h4a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Zm2 3a2 2 0 1 0 0 4a2 2 0 0 0 0-4Z',
  rear: 'M4.54 2A4 4 0 0 0 4 4v4a4 4 0 0 0 4 4h2v.5A2.5 2.5 0 0 1 7.5 15h-3A2.5 2.5 0 0 1 2 12.5v-8A2.5 2.5 0 0 1 4.5 2Z',
} as const;
