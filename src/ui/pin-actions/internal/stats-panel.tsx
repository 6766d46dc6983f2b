import { STATS_DAYS } from '../../../domain/statistics/pin-stats.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { text } from '../../text/language.ts';
import { statMessages } from './messages.en.ts';
import { PinFigures } from './pin-figures.tsx';
import classes from './stats-panel.module.css';

/** A pin's recent statistics in a popover. */
export function StatsPanel({ pin }: { readonly pin: Pin }) {
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>{text(statMessages.lastDays, { days: STATS_DAYS })}</h2>
      <PinFigures pin={pin} />
    </div>
  );
}
