import { dotCount } from '../../domain/carousels/slot-steps.ts';
import { classNames } from '../kit/class-names.ts';
import classes from './internal/slot-dots.module.css';

type SlotDotsProps = {
  readonly index: number;
  readonly count: number;
  /** True right after the slot has changed. */
  readonly isFresh: boolean;
  readonly className?: string | undefined;
};

/** A dot for each slot, with the current one marked. Screen readers get a text instead. */
export function SlotDots({ index, count, isFresh, className }: SlotDotsProps) {
  const dots = dotCount(count);
  if (dots === 0) return null;
  return (
    <span
      className={classNames(classes.dots, className)}
      data-fresh={isFresh || undefined}
      aria-hidden="true"
    >
      {Array.from({ length: dots }, (_, dot) => (
        <span key={dot} className={classes.dot} data-current={dot === index || undefined} />
      ))}
    </span>
  );
}
