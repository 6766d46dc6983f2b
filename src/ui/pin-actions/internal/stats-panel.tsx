import { STATS_DAYS } from '../../../domain/statistics/pin-stats.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { PinFigures } from './pin-figures.tsx';
import classes from './stats-panel.module.css';

/** A pin's recent statistics in a popover. */
export function StatsPanel({ pin }: { readonly pin: Pin }) {
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>Last {STATS_DAYS} days</h2>
      <PinFigures pin={pin} />
    </div>
  );
}
