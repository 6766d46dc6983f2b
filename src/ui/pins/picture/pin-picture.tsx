import { useCallback, type CSSProperties, type ImgHTMLAttributes, type ReactNode } from 'react';
import type { Logger } from '../../../application/ports/logger.ts';
import { parseHexColor } from '../../../domain/images/brightness.ts';
import { cropMargins } from '../../../domain/pins/crop-margins.ts';
import { cardImage, cardSrcset, pinAltText } from '../../../domain/pins/pin-image.ts';
import type { ImageSpec } from '../../../domain/images/image-spec.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { isRemovedStory } from '../../../domain/stories/removed-story.ts';
import { classNames } from '../../kit/class-names.ts';
import { fetchOnce } from '../fetch-once.ts';
import classes from '../internal/picture/pin-picture.module.css';
import { useImageFadeIn } from './use-image-fade-in.ts';
import { useCardVideo } from '../internal/picture/use-card-video.ts';

/** A card is about 236 px wide; on phones half of the window without edges and gutter. */
const CARD_SIZES = '(min-width: 620px) 236px, calc(50vw - 12px)';

/** The number of cards that the first screen may show, and of those whose pictures have priority. */
const FIRST_SCREEN = 10;
const FIRST_SEEN = 2;

/** Width of the placeholder drawing; only its proportion matters. */
const SHAPE_WIDTH = 236;

type PinPictureProps = {
  readonly pin: Pin;
  /** Height ÷ width of the reserved space. */
  readonly aspect: number;
  readonly index: number;
  /** True when the client rendered it, and not the server. */
  readonly added: boolean;
  readonly logger?: Logger | undefined;
  /** Content over the picture, within its shape. False for none: the picture then needs no extra layer. */
  readonly children?: ReactNode;
};

/**
 * A pin's picture on its card. Its space is reserved in the exact proportion with the pin's colour; a picture that
 * loads later fades in over it.
 */
export function PinPicture({ pin, aspect, index, added, logger, children }: PinPictureProps) {
  const image = isRemovedStory(pin) ? undefined : (cardImage(pin.imageSpec) ?? pin.imageSpec.orig);
  const watch = useImageFadeIn(added);
  const color = knownColor(image?.dominantColor ?? pin.dominantColor);
  const offerVideo = useCardVideo(pin, logger);
  const place = useCallback(
    (frame: HTMLElement | null) => {
      const leave = [watch(frame), offerVideo(frame)];
      return () => leave.forEach((each) => each?.());
    },
    [watch, offerVideo],
  );
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element || !image) return;
      const { top, bottom } = cropMargins(pin.imageCrop, (image.height / image.width) * SHAPE_WIDTH);
      // Without a given position, the middle of the picture is shown.
      if (top + bottom > 0) element.style.objectPosition = `50% ${(top / (top + bottom)) * 100}%`;
      if (added) fetchOnce(element, image.url, cardSrcset(pin.imageSpec), CARD_SIZES);
    },
    [image, pin.imageSpec, pin.imageCrop, added],
  );
  return (
    <div
      className={classNames(classes.picture, added && !children && pin.videos === null && classes.alone)}
      ref={place}
      style={added ? shape(aspect, color) : undefined}
    >
      {!added && <Shape aspect={aspect} color={color} />}
      {image && (
        <img
          ref={show}
          className={classes.image}
          alt={pinAltText(pin)}
          // The first pictures are painted together with the page.
          decoding={index < FIRST_SEEN ? 'sync' : 'async'}
          {...(added ? undefined : servedFields(pin, image, index))}
        />
      )}
      {children}
    </div>
  );
}

/**
 * Attributes for served markup. A card that the client renders is near the view and has its place, and every attribute
 * would slow down scrolling.
 */
function servedFields(
  { imageSpec }: Pin,
  { url, width, height }: ImageSpec,
  index: number,
): ImgHTMLAttributes<HTMLImageElement> {
  return {
    src: url,
    srcSet: cardSrcset(imageSpec) || undefined,
    sizes: CARD_SIZES,
    width: width || undefined,
    height: height || undefined,
    loading: index < FIRST_SCREEN ? 'eager' : 'lazy',
    fetchPriority: index < FIRST_SEEN ? 'high' : 'low',
  };
}

/** The placeholder style. A mean colour alone often looks muddy, so it is mixed with the quiet fill. */
function shape(aspect: number, color: string | undefined): CSSProperties {
  const tint = color === undefined ? 'var(--picture)' : `color-mix(in srgb, ${color} 72%, var(--sunken))`;
  return { ...pictureShape(aspect), '--tint': tint } as CSSProperties;
}

/** The aspect ratio of the reserved space. */
export function pictureShape(aspect: number): CSSProperties {
  return { aspectRatio: `${SHAPE_WIDTH} / ${round(SHAPE_WIDTH * aspect)}` };
}

/** The same as a drawing for served markup, which has no style attributes. */
function Shape({ aspect, color }: { readonly aspect: number; readonly color: string | undefined }) {
  return (
    <svg
      className={classes.shape}
      viewBox={`0 0 ${SHAPE_WIDTH} ${round(SHAPE_WIDTH * aspect)}`}
      aria-hidden="true"
    >
      <rect
        className={color === undefined ? classes.plain : classes.tint}
        width="100%"
        height="100%"
        fill={color}
      />
    </svg>
  );
}

function knownColor(color: string | null): string | undefined {
  return color !== null && parseHexColor(color) !== null ? color : undefined;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
