import classes from './button.module.css';
import { classNames } from '../class-names.ts';

export interface ButtonLook {
  /** Primary is terracotta, once per surface. On-picture is light, for use over pictures. */
  readonly kind?: 'primary' | 'quiet' | 'plain' | 'on-picture';
  /** Height in px at the usual text size. */
  readonly size?: 48 | 40 | 32;
  /** Uses the whole width. */
  readonly wide?: boolean;
}

const KIND = {
  primary: classes.primary,
  quiet: classes.quiet,
  plain: classes.plain,
  'on-picture': classes.onPicture,
};

const SIZE = { 48: classes.size48, 40: classes.size40, 32: classes.size32 };

/** The classes of a button, or of a link with the look of a button. */
export function buttonClass({ kind = 'quiet', size = 40, wide = false }: ButtonLook, own?: string): string {
  return classNames(classes.button, KIND[kind], SIZE[size], wide && classes.wide, own);
}
