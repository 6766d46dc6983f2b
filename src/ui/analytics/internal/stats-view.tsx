import { useState, type ReactNode } from 'react';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { statLines, type StatLine } from '../../../domain/statistics/pin-stats.ts';
import {
  parseStatsPeriod,
  STATS_PERIODS,
  type StatsHistory,
} from '../../../domain/statistics/stats-history.ts';
import { TabLinks } from '../../kit/lists/tab-links.tsx';
import { StatFigure, statName } from '../../pin-actions/stat-figure.tsx';
import { text } from '../../text/language.ts';
import { DaysChart } from './days-chart.tsx';
import { DaysTable } from './days-table.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { analyticsMessages } from './messages.en.ts';
import classes from './stats-view.module.css';

type AnalyticsRoute = RouteOf<'pin-analytics'> | RouteOf<'business-hub'>;

/** Totals of a period, a chart of the chosen one, and a table of all. `none` is shown before the first count. */
export function StatsView({
  route,
  history,
  isPromotedOnly,
  none,
}: {
  readonly route: AnalyticsRoute;
  readonly history: StatsHistory;
  readonly isPromotedOnly: boolean;
  readonly none: ReactNode;
}) {
  const [chosen, setChosen] = useState<StatLine['kind']>('impressions');
  const period = parseStatsPeriod(route.days);
  const lines = statLines(history.totals, isPromotedOnly);
  const kinds = lines.map(({ kind }) => kind);
  const { days } = history;
  return (
    <>
      <div className={classes.bar}>
        <TabLinks
          label={text(analyticsMessages.period)}
          tabs={STATS_PERIODS.map((each) => ({
            href: formatRoute({ ...route, days: String(each) }),
            label: text(analyticsMessages.lastDays, { days: each }),
            current: each === period,
          }))}
        />
        {days.length > 0 && <DownloadCsv days={days} kinds={kinds} fileName={fileName(route, days)} />}
      </div>
      <div className={classes.totals} role="group" aria-label={text(analyticsMessages.figures)}>
        {lines.map(({ kind, value }) => (
          <button
            key={kind}
            type="button"
            className={classes.total}
            aria-pressed={kind === chosen}
            onClick={() => setChosen(kind)}
          >
            <span className={classes.name}>{statName(kind)}</span>{' '}
            <span className={classes.figure}>
              <StatFigure value={value} focusable={false} />
            </span>
          </button>
        ))}
      </div>
      {days.length === 0 ? (
        <div className={classes.none}>{none}</div>
      ) : (
        <div className={classes.days}>
          <DaysChart days={days} kind={chosen} />
          <DaysTable days={days} kinds={kinds} />
          <p className={classes.note}>{text(analyticsMessages.utc)}</p>
        </div>
      )}
    </>
  );
}

function fileName(route: AnalyticsRoute, days: StatsHistory['days']): string {
  const subject = route.kind === 'pin-analytics' ? `pin-${route.pinId}` : 'profile';
  return `${subject}-${days[0]?.date}-${days.at(-1)?.date}.csv`;
}
