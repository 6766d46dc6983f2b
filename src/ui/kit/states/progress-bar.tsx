import { useId } from 'react';
import { bytesText } from '../../text/bytes-text.ts';
import classes from './progress-bar.module.css';
import { text } from '../../text/language.ts';
import { kitMessages } from '../messages.en.ts';

export interface ProgressBarProps {
  readonly label: string;
  /** Uploaded bytes. */
  readonly loaded: number;
  /** Total bytes; null while unknown. */
  readonly total: number | null;
}

/** The progress of an upload in bytes. */
export function ProgressBar({ label, loaded, total }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={classes.progress}>
      <div className={classes.words}>
        <label htmlFor={id}>{label}</label>
        <span className={classes.bytes}>
          {total === null
            ? bytesText(loaded)
            : text(kitMessages.someOf, { some: bytesText(loaded), all: bytesText(total) })}
        </span>
      </div>
      <progress
        className={classes.bar}
        id={id}
        max={total ?? undefined}
        value={total === null ? undefined : loaded}
      />
    </div>
  );
}
