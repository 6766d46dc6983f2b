import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Pin } from '../../domain/pins/pin.ts';
import { playableSources } from '../../domain/videos/playable-sources.ts';
import { supportsHls } from './supports-hls.ts';
import { useVideoPolling } from './internal/use-video-polling.ts';
import { VideoPlayer } from './video-player.tsx';
import classes from './internal/video-stage.module.css';
import { text } from '../text/language.ts';
import { videoMessages } from './internal/messages.en.ts';

/** The layer over a video's poster in its closeup: the player, or the reason why there is none. */
export const VideoStage = observer(function VideoStage({ pin }: { readonly pin: Pin }) {
  const [platform] = useState(() => ({ supportsHls: supportsHls() }));
  useVideoPolling(pin);
  const sources = playableSources(pin, platform);
  if (sources.length > 0) return <VideoPlayer pin={pin} sources={sources} />;
  return (
    <p className={classes.note} role="status">
      {text(pin.videoStatus === 'processing' ? videoMessages.processing : videoMessages.processingFailed)}
    </p>
  );
});
