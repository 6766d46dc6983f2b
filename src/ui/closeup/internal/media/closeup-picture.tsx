import { observer } from 'mobx-react-lite';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { maySeeOriginal } from '../../../../domain/permissions/original-picture.ts';
import {
  cardSrcset,
  highResolutionImage,
  pinAltText,
  placeholderColor,
} from '../../../../domain/pins/pin-image.ts';
import { closeupShape } from '../../../../domain/closeup/closeup-shape.ts';
import { isRemovedStory } from '../../../../domain/stories/removed-story.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { useApp } from '../../../base/app-context.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import { SearchIcon } from '../../../kit/icons/search-icon.tsx';
import { text } from '../../../text/language.ts';
import { closeupMessages } from '../messages.en.ts';
import { afterPaint } from '../../../kit/after-paint.ts';
import { fetchOnce } from '../../../pins/fetch-once.ts';
import { RemovedTile } from '../../../pins/card/removed-tile.tsx';
import { useClientMounted } from '../../../pins/picture/use-client-mounted.ts';
import { useImageFadeIn } from '../../../pins/picture/use-image-fade-in.ts';
import { CloseupCarousel } from './closeup-carousel.tsx';
import { CloseupMotion } from '../closeup-motion.tsx';
import { closeupSizes } from '../../../pins/picture/closeup-sizes.ts';
import { useCloseupContext } from '../closeup-context.ts';
import classes from './closeup-picture.module.css';
import { CloseupStory } from './closeup-story.tsx';

/** The picture in the size of its pane; its space is filled with the pin's colour until it has loaded. */
export const CloseupPicture = observer(function CloseupPicture() {
  const { pin, listed, slots } = useCloseupContext();
  const frame = useRef<HTMLDivElement>(null);
  const added = useClientMounted();
  const watch = useImageFadeIn(added);
  const place = useCallback((element: HTMLDivElement | null) => watch((frame.current = element)), [watch]);
  const allowOriginal = maySeeOriginal(pin, useApp().stores.session.viewer);
  const largest = highResolutionImage(pin.imageSpec, { allowOriginal });
  const colour = placeholderColor(largest?.dominantColor ?? pin.dominantColor);

  const srcset = cardSrcset(pin.imageSpec);
  const sizes = closeupSizes(listed);
  // A carousel keeps the aspect ratio of its first picture.
  const shape = slots.count > 0 ? highResolutionImage(listed.imageSpec, { allowOriginal }) : null;
  const proportion = shape === null ? null : `${shape.width} / ${shape.height}`;
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element || !largest || !added) return;
      // After the first paint, because the texts need not wait for it and its space is reserved.
      void afterPaint().then(() => fetchOnce(element, largest.url, srcset, sizes));
    },
    [largest, srcset, sizes, added],
  );

  useLayoutEffect(() => {
    frame.current?.style.setProperty('--dominant', colour);
    // Not in the style sheet: such a rule would remove the space that width and height reserve for other pictures.
    frame.current?.querySelector<HTMLElement>(':scope > img')?.style.setProperty('aspect-ratio', proportion);
  }, [colour, proportion, largest]);

  if (isRemovedStory(pin))
    return (
      <div className={`${classes.frame} ${classes.removed}`}>
        <RemovedTile />
      </div>
    );
  if (largest === null)
    return (
      <div className={classes.frame} ref={frame}>
        <CloseupStory frame={frame} />
      </div>
    );
  return (
    <div
      className={closeupShape(listed) === 'video' ? classes.frame : `${classes.frame} ${classes.shaped}`}
      ref={place}
    >
      <img
        ref={show}
        className={classes.picture}
        {...(added ? undefined : { src: largest.url, srcSet: srcset, sizes })}
        width={largest.width}
        height={largest.height}
        alt={pinAltText(pin)}
        fetchPriority="high"
      />
      <CloseupMotion pin={pin} />
      <CloseupCarousel frame={frame} />
      <CloseupStory frame={frame} />
      {shape === null && closeupShape(listed) !== 'video' && pin.storyPinData === null && (
        <AppLink
          className={classes.visualSearch}
          href={formatRoute({ kind: 'pin-visual-search', pinId: pin.entityId })}
          aria-label={text(closeupMessages.visualSearch)}
          data-tooltip={text(closeupMessages.visualSearch)}
        >
          <SearchIcon size={20} />
        </AppLink>
      )}
    </div>
  );
});
