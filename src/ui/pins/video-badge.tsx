import { durationLabel } from '../../domain/badges/duration-label.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { videoDuration } from '../../domain/videos/playable-sources.ts';
import { classNames } from '../kit/class-names.ts';
import classes from './video-badge.module.css';

type VideoBadgeProps = { readonly pin: Pin; readonly id: string; readonly className?: string | undefined };

/** Tells on a card that it is a video, and how long it is. */
export function VideoBadge({ pin, id, className }: VideoBadgeProps) {
  const duration = videoDuration(pin);
  const length = duration === null ? '' : durationLabel(duration);
  return (
    <span
      className={classNames(classes.badge, className)}
      id={id}
      role="img"
      aria-label={length ? `Video, ${length}` : 'Video'}
    >
      {length || 'Video'}
    </span>
  );
}
