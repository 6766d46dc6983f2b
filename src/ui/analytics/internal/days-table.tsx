import type { StatLine } from '../../../domain/statistics/pin-stats.ts';
import type { StatsDay } from '../../../domain/statistics/stats-history.ts';
import { statName } from '../../pin-actions/stat-figure.tsx';
import { dayText } from '../../text/day-text.ts';
import { text } from '../../text/language.ts';
import { numberText } from '../../text/number-text.ts';
import { analyticsMessages } from './messages.en.ts';
import classes from './days-table.module.css';

/** All days with their statistics, the latest first. */
export function DaysTable({
  days,
  kinds,
}: {
  readonly days: readonly StatsDay[];
  readonly kinds: readonly StatLine['kind'][];
}) {
  const name = text(analyticsMessages.table);
  return (
    // Focusable, because keyboard users scroll it.
    <div className={classes.frame} role="region" aria-label={name} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{text(analyticsMessages.day)}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {statName(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">
                <time dateTime={day.date}>{dayText(Date.parse(day.date))}</time>
              </th>
              {kinds.map((kind) => (
                <td key={kind}>{numberText(day[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
