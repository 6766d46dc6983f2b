import { useState, type ReactNode } from 'react';
import { mayAutoplay } from '../../domain/videos/may-autoplay.ts';
import { IconButton } from '../kit/buttons/icon-button.tsx';
import { PauseIcon } from '../kit/icons/pause-icon.tsx';
import { PlayIcon } from '../kit/icons/play-icon.tsx';
import { motionPreferences } from '../kit/motion-preferences.ts';
import classes from './internal/moving-picture.module.css';
import { text } from '../text/language.ts';
import { videoMessages } from './internal/messages.en.ts';

/** The animated picture over its still one. It can be paused, and does not start with reduced motion. */
export function MovingPicture({ src, alt }: { readonly src: string; readonly alt: string }): ReactNode {
  const [moves, setMoves] = useState(() => mayAutoplay(motionPreferences(), { isPageVisible: true }));
  const [isHere, setHere] = useState(false);
  const stop = () => {
    setMoves(false);
    setHere(false);
  };
  return (
    <>
      {moves && (
        <img
          className={classes.picture}
          src={src}
          alt={alt}
          data-moving={isHere ? 'here' : 'coming'}
          onLoad={() => setHere(true)}
        />
      )}
      <IconButton
        className={classes.control}
        kind="on-picture"
        label={text(moves ? videoMessages.stopAnimation : videoMessages.playAnimation)}
        icon={moves ? <PauseIcon /> : <PlayIcon />}
        onClick={moves ? stop : () => setMoves(true)}
      />
    </>
  );
}
