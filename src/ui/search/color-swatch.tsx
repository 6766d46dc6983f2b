import type { ColorKey } from '../../domain/feeds/color-group.ts';
import classes from '../kit/filters/filters.module.css';

/** A typical colour of each group. */
const FILLS: Readonly<Record<ColorKey, `#${string}`>> = {
  red: '#c93a32',
  orange: '#e07b2e',
  yellow: '#e8c33a',
  green: '#4f8a4a',
  teal: '#2f8f8c',
  blue: '#3a6fc0',
  purple: '#7a4fa8',
  pink: '#d9719f',
  brown: '#7c5236',
  white: '#ffffff',
  gray: '#8d8a86',
  black: '#1c1917',
};

/** A dot in a colour: a group's typical one, or `#rrggbb`. */
export function ColorSwatch({ color }: { readonly color: string }) {
  const fill = (FILLS as Readonly<Record<string, string>>)[color] ?? color;
  return (
    <svg className={classes.swatch} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={fill} />
    </svg>
  );
}
