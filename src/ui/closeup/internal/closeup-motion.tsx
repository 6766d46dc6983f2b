import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { animatedOriginal } from '../../../domain/pins/animated-picture.ts';
import { pinAltText } from '../../../domain/pins/pin-image.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { playableSources } from '../../../domain/videos/playable-sources.ts';
import { fetchCode } from '../../base/lazy/fetch-code.ts';
import { lazyComponent } from '../../base/lazy/lazy-component.tsx';
import classes from './media/closeup-picture.module.css';

/** The native player stays once it was needed, because the user may be watching. */
const VideoStage = lazy(async () => {
  try {
    return { default: (await fetchCode(() => import('../../videos/video-stage.tsx'))).VideoStage };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { default: PlainVideo };
  }
});

/** The still picture is beneath it. */
const MovingPicture = lazyComponent(
  async () => (await import('../../videos/moving-picture.tsx')).MovingPicture,
);

/** The moving parts of a closeup, drawn over their still picture; the code is loaded after the page. */
export const CloseupMotion = observer(function CloseupMotion({ pin }: { readonly pin: Pin }) {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  const isVideo = pin.videoStatus !== null;
  const original = isVideo ? null : animatedOriginal(pin);
  if (!isVideo && original === null) return null;
  if (!isStarted)
    return (
      <noscript>
        <PlainVideo pin={pin} />
      </noscript>
    );
  if (original !== null) return <MovingPicture src={original} alt={pinAltText(pin)} />;
  return (
    <Suspense fallback={null}>
      <VideoStage pin={pin} />
    </Suspense>
  );
});

/** The native player, for when ours cannot be loaded. */
function PlainVideo({ pin }: { readonly pin: Pin }) {
  const [source] = playableSources(pin, { supportsHls: false });
  if (source === undefined) return null;
  return (
    <video
      className={classes.plainVideo}
      src={source.url}
      poster={source.thumbnail}
      preload="none"
      controls
    />
  );
}
