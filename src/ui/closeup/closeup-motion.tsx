import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import { animatedOriginal } from '../../domain/images/animated-picture.ts';
import { pinAltText } from '../../domain/images/pin-image.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { playableSources } from '../../domain/videos/playable-sources.ts';
import { fetchCode } from '../app/fetch-code.ts';
import classes from './closeup-picture.module.css';

const VideoStage = lazy(async () => {
  try {
    return { default: (await fetchCode(() => import('../videos/video-stage.tsx'))).VideoStage };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { default: PlainVideo };
  }
});

const MovingPicture = lazy(async () => {
  try {
    return { default: (await fetchCode(() => import('../videos/moving-picture.tsx'))).MovingPicture };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // The still picture is beneath.
    return { default: () => null };
  }
});

/** What of an open pin moves, over the picture that stands for it; its code comes after the page. */
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
  return (
    <Suspense fallback={null}>
      {original === null ? <VideoStage pin={pin} /> : <MovingPicture src={original} alt={pinAltText(pin)} />}
    </Suspense>
  );
});

/** The browser's own player, for when ours does not come. */
function PlainVideo({ pin }: { readonly pin: Pin }) {
  const [source] = playableSources(pin, { playsStreams: false });
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
