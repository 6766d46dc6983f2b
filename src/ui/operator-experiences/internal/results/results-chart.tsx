import type {
  ExperienceResults,
  ResultEvent,
} from '../../../../domain/experiences/authoring/experience-results.ts';
import { statsChart } from '../../../../domain/statistics/stats-chart.ts';
import { dayText } from '../../../text/day-text.ts';
import { text } from '../../../text/language.ts';
import { numberText } from '../../../text/number-text.ts';
import { experienceMessages } from '../messages.en.ts';
import { countText } from '../names.ts';
import { resultMessages } from './messages.en.ts';
import classes from './results.module.css';

const DAY_MS = 86_400_000;

/** The text of a day since the epoch. */
export function resultDayText(day: number): string {
  return dayText(day * DAY_MS);
}

/** One count as a bar for each day. The table below has the same numbers. */
export function ResultsChart({
  days,
  event,
}: {
  readonly days: ExperienceResults['days'];
  readonly event: ResultEvent;
}) {
  const { ticks, bars } = statsChart(days.map(({ counts }) => counts[event] ?? 0));
  const [first, last] = [days[0], days.at(-1)].map((one) => resultDayText(one?.day ?? 0));
  const summary = text(resultMessages.chart, {
    name: text(experienceMessages[event]),
    first: first ?? '',
    last: last ?? '',
    most: numberText(Math.max(...days.map(({ counts }) => counts[event] ?? 0))),
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
        {bars.map((bar, at) => {
          const { day, counts } = days[at]!;
          return (
            <g key={day}>
              <title>
                {text(resultMessages.bar, { day: resultDayText(day), count: countText(counts[event]) })}
              </title>
              <rect className={classes.place} {...bar} y={0} height={100} />
              <rect className={classes.bar} {...bar} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
