import classes from './option-list.module.css';
import { SkeletonLine } from '../states/skeleton-line.tsx';

/** Placeholders for options that are being loaded. */
export function OptionSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={classes.row} aria-hidden="true">
      <div className={classes.choice}>
        <span className={classes.cover} />
        <span className={classes.skeletonWords}>
          <SkeletonLine kind="title" />
          <SkeletonLine kind="short" />
        </span>
      </div>
    </div>
  ));
}
