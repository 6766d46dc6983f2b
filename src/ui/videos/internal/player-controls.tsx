import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { percentText } from '../../text/number-text.ts';
import { durationLabel } from '../../../domain/badges/duration-label.ts';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { CaptionsIcon } from '../../kit/icons/captions-icon.tsx';
import { FullScreenIcon } from '../../kit/icons/full-screen-icon.tsx';
import { LeaveFullScreenIcon } from '../../kit/icons/leave-full-screen-icon.tsx';
import { MutedIcon } from '../../kit/icons/muted-icon.tsx';
import { PauseIcon } from '../../kit/icons/pause-icon.tsx';
import { PlayIcon } from '../../kit/icons/play-icon.tsx';
import { ReplayIcon } from '../../kit/icons/replay-icon.tsx';
import { SmallWindowIcon } from '../../kit/icons/small-window-icon.tsx';
import { VolumeIcon } from '../../kit/icons/volume-icon.tsx';
import classes from './player-controls.module.css';
import { SeekBar } from './seek-bar.tsx';
import type { Captions } from './use-captions.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { VideoPlayback } from './video-playback.ts';
import { text } from '../../text/language.ts';
import { videoMessages } from './messages.en.ts';

type PlayerControlsProps = {
  readonly playback: VideoPlayback;
  readonly captions: Captions;
  readonly fullScreen: FullScreen;
  readonly video: RefObject<HTMLVideoElement | null>;
};

/** The row of controls at the lower edge of a video. */
export const PlayerControls = observer(function PlayerControls(props: PlayerControlsProps) {
  const { playback, captions, fullScreen, video } = props;
  return (
    <div className={classes.controls}>
      <SeekBar playback={playback} />
      <div className={classes.row}>
        <IconButton
          className={classes.tool}
          label={text(
            playback.hasEnded
              ? videoMessages.playAgain
              : playback.isPaused
                ? videoMessages.play
                : videoMessages.pause,
          )}
          icon={playback.hasEnded ? <ReplayIcon /> : playback.isPaused ? <PlayIcon /> : <PauseIcon />}
          onClick={playback.toggle}
        />
        <IconButton
          className={classes.tool}
          label={text(playback.isMuted ? videoMessages.unmute : videoMessages.mute)}
          icon={playback.isMuted ? <MutedIcon /> : <VolumeIcon />}
          onClick={playback.toggleMuted}
        />
        <input
          className={classes.volume}
          type="range"
          name="volume"
          min={0}
          max={1}
          step={0.05}
          value={playback.isMuted ? 0 : playback.volume}
          aria-label={text(videoMessages.volume)}
          aria-valuetext={percentText(playback.isMuted ? 0 : playback.volume)}
          onChange={(event) => playback.setVolume(event.currentTarget.valueAsNumber)}
        />
        <span className={classes.time}>
          {durationLabel(playback.time * 1000)} / {durationLabel(playback.duration * 1000)}
        </span>
        {captions.url !== null && (
          <IconButton
            className={captions.shown ? classes.toolOn : classes.tool}
            label={text(videoMessages.captions)}
            aria-pressed={captions.shown}
            icon={<CaptionsIcon />}
            onClick={captions.toggle}
          />
        )}
        {document.pictureInPictureEnabled && (
          <IconButton
            className={classes.small}
            label={text(videoMessages.pictureInPicture)}
            icon={<SmallWindowIcon />}
            onClick={() => void toggleSmallWindow(video.current)}
          />
        )}
        {fullScreen.isThere && (
          <IconButton
            className={classes.tool}
            label={text(fullScreen.isOn ? videoMessages.exitFullScreen : videoMessages.fullScreen)}
            icon={fullScreen.isOn ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
            onClick={fullScreen.toggle}
          />
        )}
      </div>
    </div>
  );
});

async function toggleSmallWindow(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement === null) await video?.requestPictureInPicture();
    else await document.exitPictureInPicture();
  } catch (error) {
    // The browser refuses it now, for example before metadata is loaded.
    if (!(error instanceof DOMException)) throw error;
  }
}
