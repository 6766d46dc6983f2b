import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { durationLabel } from '../../domain/badges/duration-label.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { isPromoted } from '../../domain/sponsorship/promoted.ts';
import type { VideoSource } from '../../domain/pins/video.ts';
import { isWorthRetrying } from '../../domain/videos/media-failure.ts';
import { playerCommand } from '../../domain/videos/player-keys.ts';
import { useApp } from '../base/app-context.ts';
import { Button } from '../kit/buttons/button.tsx';
import { PlayIcon } from '../kit/icons/play-icon.tsx';
import { ReplayIcon } from '../kit/icons/replay-icon.tsx';
import { VIDEO_FAILURE_TEXTS } from './internal/video-failure-texts.ts';
import { motionPreferences } from '../kit/motion-preferences.ts';
import { PlayerControls } from './internal/player-controls.tsx';
import { useCaptions } from './internal/use-captions.ts';
import { useFullScreen } from './internal/use-full-screen.ts';
import { useShownControls } from './internal/use-shown-controls.ts';
import { videoPosition } from './internal/video-position.ts';
import { VideoPlayback } from './internal/video-playback.ts';
import classes from './internal/video-player.module.css';
import { text } from '../text/language.ts';
import { videoMessages } from './internal/messages.en.ts';

type VideoPlayerProps = {
  readonly pin: Pin;
  /** Best first; at least one. */
  readonly sources: readonly VideoSource[];
};

/**
 * Plays a pin's video over its poster. Its keys work while it has the focus. The playback position is stored for the
 * visit.
 */
export const VideoPlayer = observer(function VideoPlayer({ pin, sources }: VideoPlayerProps) {
  const { stores } = useApp();
  const name = videoPosition(pin.entityId);
  const [playback] = useState(() => {
    const startAt = stores.pageData.find(name) ?? 0;
    return new VideoPlayback({ id: pin.entityId, isPromoted: isPromoted(pin), sources, startAt });
  });
  const [preload] = useState(() => (motionPreferences().saveData ? 'none' : 'metadata'));
  const player = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const controls = useShownControls();
  /** The state on touch start: the focus of the touch shows the controls before the click. */
  const wereShown = useRef(false);
  const fullScreen = useFullScreen(player, video);
  const captions = useCaptions(video, pin.videos?.captionsUrl ?? null);

  useEffect(() => {
    const letGo = playback.attach(video.current!);
    return () => {
      letGo();
      stores.pageData.set(name, playback.hasEnded ? 0 : playback.time);
    };
  }, [playback, stores, name]);

  const keyed = (event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey || event.altKey ? null : playerCommand(event.key);
    if (command === null || isForTarget(event)) return;
    event.preventDefault();
    // Letters are shortcuts of the page around it.
    event.stopPropagation();
    controls.show();
    if (command.kind === 'full-screen') fullScreen.toggle();
    else if (command.kind === 'captions' && captions.url !== null) captions.toggle();
    else playback.obey(command);
  };
  const pressed = ({ nativeEvent }: MouseEvent) => {
    const isTouch = (nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (isTouch && !playback.isPaused && wereShown.current) controls.hide();
    else if (isTouch && !playback.isPaused) controls.show();
    else {
      controls.show();
      playback.toggle();
    }
  };
  const moved = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && controls.show();
  const { failure } = playback;

  return (
    <div
      ref={player}
      className={classes.player}
      role="group"
      aria-label={text(videoMessages.player)}
      tabIndex={0}
      data-controls={controls.shown || playback.isPaused ? 'shown' : 'hidden'}
      onKeyDown={keyed}
      onPointerDownCapture={() => (wereShown.current = controls.shown)}
      onPointerMove={moved}
      onFocus={controls.show}
    >
      <video
        ref={video}
        className={classes.video}
        src={sources[0]?.url}
        preload={preload}
        playsInline
        aria-label={pin.title === '' ? text(videoMessages.video) : pin.title}
        onClick={pressed}
      >
        {captions.url !== null && (
          <track kind="captions" src={captions.url} label={text(videoMessages.captions)} />
        )}
      </video>
      {failure === null && playback.isPaused && (!playback.hasBegun || playback.hasEnded) && (
        <button type="button" className={classes.start} onClick={playback.toggle}>
          {playback.hasEnded ? <ReplayIcon size={24} /> : <PlayIcon size={24} />}
          {playback.hasEnded
            ? text(videoMessages.playAgain)
            : text(videoMessages.playFor, { duration: durationLabel(playback.duration * 1000) })}
        </button>
      )}
      {captions.words !== '' && (
        <p className={classes.captions} dir="auto">
          {captions.words}
        </p>
      )}
      <div className={classes.message} role="status">
        {playback.isWaiting && <span className={classes.waiting}>{text(videoMessages.loading)}</span>}
        {playback.wasIgnored && <span className={classes.words}>{text(videoMessages.otherPlaying)}</span>}
      </div>
      {failure !== null && (
        <div className={classes.failure} role="alert">
          <p className={classes.problem}>{text(VIDEO_FAILURE_TEXTS[failure])}</p>
          {isWorthRetrying(failure) && (
            <Button onClick={playback.retry}>{text(videoMessages.tryAgain)}</Button>
          )}
        </div>
      )}
      {failure === null && playback.hasBegun && (
        <PlayerControls playback={playback} captions={captions} fullScreen={fullScreen} video={video} />
      )}
    </div>
  );
});

/** Keys that the focused control uses itself. */
function isForTarget({ key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLButtonElement) return key === ' ';
  return target instanceof HTMLInputElement && target.name === 'volume' && /^(Arrow|Home|End)/.test(key);
}
