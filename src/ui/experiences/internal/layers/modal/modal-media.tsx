import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import classes from './modal.module.css';

type Media = NonNullable<DisplayOf<'modal'>['media']>;

/** The picture of a modal over its dominant colour, or a video with its thumbnail. */
export function ModalMedia({ media }: { readonly media: Media }) {
  if (media.kind === 'video')
    return (
      <video
        className={classes.media}
        src={media.url}
        poster={media.thumbnail}
        controls
        playsInline
        preload="none"
      />
    );
  return (
    <img
      ref={(picture) => picture?.style.setProperty('background-color', media.color ?? null)}
      className={classes.media}
      src={media.url}
      alt={media.alt}
      width={540}
      height={363}
    />
  );
}
