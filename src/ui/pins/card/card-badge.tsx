import type { CardBadge as Badge } from '../../../domain/cards/card-badge.ts';
import { classNames } from '../../kit/class-names.ts';
import classes from './card-badge.module.css';

type CardBadgeProps = {
  readonly badge: Badge;
  readonly id: string;
  readonly className?: string | undefined;
};

/**
 * Tells on a card what kind of pin it is, and of a video how long it is. The signs are drawn by the style sheet. It is
 * said as the description of the card's link, and not a second time.
 */
export function CardBadge({ badge, id, className }: CardBadgeProps) {
  const { name, label, sign } = badge;
  return (
    <span
      className={classNames(classes.badge, className)}
      id={id}
      role="img"
      aria-label={name}
      aria-hidden="true"
      data-sign={sign}
    >
      {label}
    </span>
  );
}
