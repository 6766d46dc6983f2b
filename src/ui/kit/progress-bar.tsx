import { useId } from 'react';
import classes from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** Bytes that have arrived. */
  readonly loaded: number;
  /** Bytes in all; null while unknown. */
  readonly total: number | null;
  /** BCP 47, for the numbers. */
  readonly locale: string;
}

/** How far an upload has come, in bytes. */
export function ProgressBar({ label, loaded, total, locale }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={classes.progress}>
      <div className={classes.words}>
        <label htmlFor={id}>{label}</label>
        <span className={classes.bytes}>
          {total === null ? bytes(loaded, locale) : `${bytes(loaded, locale)} of ${bytes(total, locale)}`}
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

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function bytes(count: number, locale: string): string {
  const power = count < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(count) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(count / 1000 ** power);
}
