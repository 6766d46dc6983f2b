import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { durationLabel } from '../../../domain/badges/duration-label.ts';
import classes from './seek-bar.module.css';
import type { VideoPlayback } from './video-playback.ts';
import { text } from '../../text/language.ts';
import { videoMessages } from './messages.en.ts';

/** The seek bar of a video: its position, its loaded ranges, and seeking. */
export const SeekBar = observer(function SeekBar({ playback }: { readonly playback: VideoPlayback }) {
  const bar = useRef<HTMLInputElement>(null);
  const { time, duration, buffered } = playback;
  useLayoutEffect(() => {
    const { style } = bar.current!;
    style.setProperty('--played', percent(time, duration));
    style.setProperty('--here', percent(Math.max(time, buffered), duration));
  }, [time, duration, buffered]);
  return (
    <input
      ref={bar}
      className={classes.bar}
      type="range"
      name="seek"
      min={0}
      max={duration}
      step="any"
      value={time}
      aria-label={text(videoMessages.seek)}
      aria-valuetext={text(videoMessages.position, {
        time: durationLabel(time * 1000),
        duration: durationLabel(duration * 1000),
      })}
      onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
    />
  );
});

function percent(part: number, whole: number): string {
  return `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;
}
