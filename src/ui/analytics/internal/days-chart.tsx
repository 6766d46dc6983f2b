import type { StatLine } from '../../../domain/statistics/pin-stats.ts';
import { statsChart } from '../../../domain/statistics/stats-chart.ts';
import type { StatsDay } from '../../../domain/statistics/stats-history.ts';
import { statName } from '../../pin-actions/stat-figure.tsx';
import { dayText } from '../../text/day-text.ts';
import { text } from '../../text/language.ts';
import { numberText } from '../../text/number-text.ts';
import { analyticsMessages } from './messages.en.ts';
import classes from './days-chart.module.css';

/** One statistic as a bar for each day. The table beside it has the same numbers. */
export function DaysChart({
  days,
  kind,
}: {
  readonly days: readonly StatsDay[];
  readonly kind: StatLine['kind'];
}) {
  const values = days.map((day) => day[kind]);
  const { ticks, bars } = statsChart(values);
  const dates = days.map(({ date }) => dayText(Date.parse(date)));
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const summary = text(analyticsMessages.chart, {
    name: statName(kind),
    first,
    last,
    most: numberText(Math.max(...values)),
  });
  return (
    <div className={classes.chart}>
      <ol className={classes.ticks} role="list" aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick}>{numberText(tick)}</li>
        ))}
      </ol>
      <svg
        className={classes.plot}
        role="img"
        aria-label={summary}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path className={classes.lines} d="M0 0H100M0 50H100M0 100H100" vectorEffect="non-scaling-stroke" />
        {bars.map((bar, at) => (
          <g key={days[at]!.date} className={classes.day}>
            <title>{text(analyticsMessages.bar, { day: dates[at]!, count: numberText(values[at]!) })}</title>
            <rect className={classes.place} {...bar} y={0} height={100} />
            <rect className={classes.bar} {...bar} />
          </g>
        ))}
      </svg>
      <div className={classes.dates} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  );
}
