import { useCallback, useState, useSyncExternalStore } from 'react';
import { parseHexColor } from '../../domain/images/brightness.ts';
import { cardImage, cardSrcset, pinAltText } from '../../domain/images/pin-image.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { pictureAspect } from './pin-card-shape.ts';
import classes from './pin-picture.module.css';

/** A card is 14.75rem wide, and half the window less edges and gutter on phones. */
const CARD_SIZES = '(min-width: 530px) 236px, calc(50vw - 12px)';

/** Cards that a first screen may show, and those whose pictures come before all others. */
const FIRST_SCREEN = 10;
const FIRST_SEEN = 2;

/** Width of the drawing that keeps the place; only its proportion matters. */
const SHAPE_WIDTH = 236;

/**
 * A pin's picture on its card. Its place is kept in the exact proportion and the pin's colour from the first
 * moment; a picture that comes later fades in over it.
 */
export function PinPicture({ pin, index }: { readonly pin: Pin; readonly index: number }) {
  const image = cardImage(pin.imageSpec) ?? pin.imageSpec.orig;
  const watch = useArrival();
  return (
    <div className={classes.picture} ref={watch}>
      <Shape aspect={pictureAspect(pin)} color={image?.dominantColor ?? pin.dominantColor} />
      {image && (
        <img
          className={classes.image}
          src={image.url}
          srcSet={cardSrcset(pin.imageSpec) || undefined}
          sizes={CARD_SIZES}
          width={image.width}
          height={image.height}
          alt={pinAltText(pin)}
          loading={index < FIRST_SCREEN ? 'eager' : 'lazy'}
          fetchPriority={index < FIRST_SEEN ? 'high' : undefined}
          decoding="async"
          draggable={false}
        />
      )}
    </div>
  );
}

/** A drawing rather than a style: served markup carries no style attributes, and its proportion never changes. */
function Shape({ aspect, color }: { readonly aspect: number; readonly color: string | null }) {
  const known = color !== null && parseHexColor(color) !== null;
  return (
    <svg
      className={classes.shape}
      viewBox={`0 0 ${SHAPE_WIDTH} ${round(SHAPE_WIDTH * aspect)}`}
      aria-hidden="true"
    >
      <rect
        className={known ? classes.tint : classes.plain}
        width="100%"
        height="100%"
        fill={known ? color : undefined}
      />
    </svg>
  );
}

/**
 * Marks the picture as coming and as here. Only pictures that this page adds itself fade in: served ones are
 * on their way before any script.
 */
function useArrival(): (picture: HTMLElement | null) => (() => void) | undefined {
  const added = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const [fades] = useState(added);
  return useCallback(
    (picture) => {
      const image = picture?.querySelector('img');
      if (!picture || !image) return undefined;
      const arrive = () => picture.setAttribute('data-picture', 'here');
      const fail = () => picture.setAttribute('data-picture', 'failed');
      if (image.complete && image.naturalWidth > 0) arrive();
      else if (fades) picture.setAttribute('data-picture', 'coming');
      image.addEventListener('load', arrive);
      image.addEventListener('error', fail);
      return () => {
        image.removeEventListener('load', arrive);
        image.removeEventListener('error', fail);
      };
    },
    [fades],
  );
}

function noSubscription(): () => void {
  return () => {};
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
