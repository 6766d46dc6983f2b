import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  resultsCsv,
  type ExperienceResults,
  type ResultEvent,
  type ResultWarning,
} from '../../../../domain/experiences/authoring/experience-results.ts';
import { perLocale } from '../../../../domain/text/per-locale.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { useApp } from '../../../base/app-context.ts';
import { buttonClass } from '../../../kit/buttons/button-look.ts';
import { DownloadIcon } from '../../../kit/icons/download-icon.tsx';
import { TabLinks } from '../../../kit/lists/tab-links.tsx';
import { EmptyState } from '../../../kit/states/empty-state.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { spokenLocale, text } from '../../../text/language.ts';
import { RESULT_PERIODS, resultsTab } from '../detail/detail-tab.ts';
import { resultsKey } from '../experience-data.ts';
import { experienceMessages } from '../messages.en.ts';
import { countText } from '../names.ts';
import page from '../operator.module.css';
import { resultMessages } from './messages.en.ts';
import { ResultsChart } from './results-chart.tsx';
import { ResultsTable } from './results-table.tsx';
import classes from './results.module.css';

const FIGURES = ['eligible', 'held_out', 'viewed', 'completed', 'dismissed', 'no_action'] as const;

const WARNINGS = {
  sample_ratio: resultMessages.sampleRatio,
  few: resultMessages.tooFew,
} as const satisfies Record<ResultWarning, unknown>;

const DAY_MS = 86_400_000;

/** What an experience did, day by day. */
export const ResultsView = observer(function ResultsView({
  item,
  days: period,
}: {
  readonly item: string;
  readonly days: number;
}) {
  const [chosen, setChosen] = useState<ResultEvent>('viewed');
  const results = useApp().stores.pageData.find(resultsKey(item, period));
  if (results === undefined) return null;
  const { days, totals, warnings, completed, difference } = results;
  const csv = resultsCsv(results, isoDay);
  return (
    <div className={page.stack}>
      <div className={page.row}>
        <TabLinks
          label={text(resultMessages.period)}
          tabs={RESULT_PERIODS.map((each) => ({
            href: formatRoute({ kind: 'operator-experiences', item, tab: resultsTab(each) }),
            label: text(resultMessages.lastDays, { days: each }),
            current: each === period,
          }))}
        />
        {days.length > 0 && (
          <a
            className={buttonClass({})}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
            download={text(resultMessages.fileName, { id: item })}
          >
            <DownloadIcon size={20} />
            {text(resultMessages.download)}
          </a>
        )}
      </div>
      {days.length === 0 ? (
        <EmptyState title={text(resultMessages.none)}>{text(resultMessages.noneDetail)}</EmptyState>
      ) : (
        <>
          {warnings.map((warning) => (
            <Notice key={warning} kind="warn">
              {text(WARNINGS[warning])}
            </Notice>
          ))}
          {completed !== null && <p>{text(resultMessages.completedShare, shares(completed))}</p>}
          {difference !== null && <p>{text(resultMessages.difference, shares(difference))}</p>}
          <div className={classes.totals} role="group" aria-label={text(resultMessages.figures)}>
            {FIGURES.map((event) => (
              <button
                key={event}
                type="button"
                className={classes.total}
                aria-pressed={event === chosen}
                onClick={() => setChosen(event)}
              >
                <span className={classes.name}>{text(experienceMessages[event])}</span>{' '}
                <span className={classes.figure}>{countText(totals[event])}</span>
              </button>
            ))}
          </div>
          <ResultsChart days={days} event={chosen} />
          <ResultsTable days={days} totals={totals} />
        </>
      )}
    </div>
  );
});

function shares({ value, low, high }: NonNullable<ExperienceResults['completed']>) {
  const share = (part: number) => percents(spokenLocale()).format(part);
  return { value: share(value), low: share(low), high: share(high) };
}

const percents = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
