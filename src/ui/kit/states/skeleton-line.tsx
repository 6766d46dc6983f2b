import { classNames } from '../class-names.ts';
import classes from './skeleton.module.css';

/** A placeholder for a line of text. */
export function SkeletonLine({ kind }: { readonly kind: 'title' | 'line' | 'short' }) {
  const width = { title: classes.title, line: classes.line, short: classes.short }[kind];
  return <div className={classNames(classes.bar, width)} />;
}
