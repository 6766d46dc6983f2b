import type { CardBadge as Badge } from '../../../../domain/cards/card-badge.ts';
import { classNames } from '../../../kit/class-names.ts';
import { text } from '../../../text/language.ts';
import classes from './card-badge.module.css';

type CardBadgeProps = {
  readonly badge: Badge;
  readonly id: string;
  readonly className?: string | undefined;
};

/**
 * The badge of a pin's kind on its card, and the duration of a video. The style sheet draws the icons. Its text is the
 * description of the card's link, and is not announced twice.
 */
export function CardBadge({ badge, id, className }: CardBadgeProps) {
  const { figure, sign } = badge;
  const name = text(badge.name);
  return (
    <span
      className={classNames(classes.badge, className)}
      id={id}
      role="img"
      aria-label={name}
      aria-hidden="true"
      data-sign={sign}
    >
      {figure ?? (sign === undefined && name)}
    </span>
  );
}
