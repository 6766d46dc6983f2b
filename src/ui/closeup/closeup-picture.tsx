import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import {
  cardSrcset,
  highResolutionImage,
  pinAltText,
  placeholderColor,
} from '../../domain/images/pin-image.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { useApp } from '../app/app-context.ts';
import classes from './closeup-picture.module.css';

/** One pane of the panel on wide screens, the whole width on phones. */
const SIZES = '(width >= 1016px) 496px, (width >= 671px) 648px, 100vw';

/** The picture as large as its pane, its place held in its own colour until it has come. */
export const CloseupPicture = observer(function CloseupPicture({ pin }: { readonly pin: Pin }) {
  const frame = useRef<HTMLDivElement>(null);
  const { signedIn } = useApp().stores.session;
  const largest = highResolutionImage(pin.imageSpec, { allowOriginal: signedIn });
  const colour = placeholderColor(largest?.dominantColor ?? pin.dominantColor);

  useLayoutEffect(() => {
    frame.current?.style.setProperty('--dominant', colour);
  }, [colour]);

  if (largest === null) return <div className={classes.frame} />;
  return (
    <div className={classes.frame} ref={frame}>
      <img
        className={classes.picture}
        src={largest.url}
        srcSet={cardSrcset(pin.imageSpec)}
        sizes={SIZES}
        width={largest.width}
        height={largest.height}
        alt={pinAltText(pin)}
        fetchPriority="high"
      />
    </div>
  );
});
