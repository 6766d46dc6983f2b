import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { parseReportTab, reportTabs, type ReportTab } from '../../../domain/reports/report-tab.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { HAS_ADS } from '../../ads/has-ads.ts';
import { useApp } from '../../base/app-context.ts';
import { useLoadMore } from '../../base/use-load-more.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { TabLinks } from '../../kit/lists/tab-links.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { MoreButton } from '../../people/more-button.tsx';
import { text } from '../../text/language.ts';
import { AppealItem } from './appeal-item.tsx';
import { LogItem } from './log-item.tsx';
import { moderationMessages } from './messages.en.ts';
import { loadModerationList, moderationListName, reloadModerationList } from './moderation-lists.ts';
import { OwnDecisionItem } from './own-decision-item.tsx';
import { OwnReportItem } from './own-report-item.tsx';
import { QueueItem } from './queue-item.tsx';
import classes from './reports-view.module.css';

/** Reports and decisions in tabs; operators have more of them. */
export const ReportsView = observer(function ReportsView({
  route,
}: {
  readonly route: RouteOf<'reports-and-violations'>;
}) {
  const { session, pageData } = useApp().stores;
  const isOperator = session.viewer?.isOperator === true;
  const hasAds = pageData.find(HAS_ADS) === true;
  const tab = parseReportTab(route.tab, isOperator);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrent(tabs.current), [tab]);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{text(moderationMessages.title)}</h1>
      <p className={classes.lead}>
        {text(isOperator ? moderationMessages.operatorLead : moderationMessages.lead)}
      </p>
      {isOperator && (
        <p className={classes.lead}>
          {hasAds && (
            <>
              <AppLink href={formatRoute({ kind: 'quick-promote', tab: 'review' })}>
                {text(moderationMessages.ads)}
              </AppLink>
              {' · '}
            </>
          )}
          <AppLink href={formatRoute({ kind: 'operator-experiences' })}>
            {text(moderationMessages.experiences)}
          </AppLink>
        </p>
      )}
      <div className={classes.tabs} ref={tabs}>
        <TabLinks
          label={text(moderationMessages.tabs)}
          tabs={reportTabs(isOperator).map((each) => ({
            href: formatRoute({ kind: 'reports-and-violations', tab: each }),
            label: text(moderationMessages[each]),
            current: each === tab,
          }))}
        />
      </div>
      <Items key={tab} tab={tab} tabs={tabs} />
    </div>
  );
});

/** Scrolls to the current tab where not all of them fit. */
function showCurrent(tabs: HTMLElement | null): void {
  currentTab(tabs)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

function currentTab(tabs: HTMLElement | null): HTMLElement | null {
  return tabs?.querySelector<HTMLElement>('[aria-current]') ?? null;
}

const Items = observer(function Items({
  tab,
  tabs,
}: {
  readonly tab: ReportTab;
  readonly tabs: RefObject<HTMLElement | null>;
}) {
  const app = useApp();
  const items = useRef<HTMLUListElement>(null);
  const [gone, setGone] = useState<{ readonly place: number } | null>(null);
  // The focus went with the item that was decided.
  useEffect(() => {
    if (gone !== null && !focusItemAt(items.current, gone.place)) currentTab(tabs.current)?.focus();
  }, [gone, tabs]);
  const list = app.stores.pageData.find(moderationListName(tab));
  const more = useLoadMore(async () => {
    await loadModerationList(app, tab, false);
  });
  if (list === undefined) return null;
  if (list.items.length === 0 && list.bookmark === null) {
    const [title, detail] = EMPTY[tab];
    return <EmptyState title={text(title)}>{text(detail)}</EmptyState>;
  }
  return (
    <>
      <ul ref={items} className={classes.items} role="list">
        {LISTS[tab]((place) => setGone({ place }))}
      </ul>
      <MoreButton label={text(moderationMessages.more)} more={more} hasMore={list.bookmark !== null} />
    </>
  );
});

/** Focuses the heading of the item at this place, or of the last one; false when there is none. */
function focusItemAt(list: HTMLElement | null, place: number): boolean {
  const item = list?.children[place] ?? list?.lastElementChild;
  const heading = item?.querySelector('h2');
  heading?.focus();
  return heading !== null && heading !== undefined;
}

type OnGone = { readonly onGone: (place: number) => void };

function useItems<Tab extends ReportTab>(tab: Tab) {
  return useApp().stores.pageData.find(moderationListName(tab))?.items ?? [];
}

const Queue = observer(({ onGone }: OnGone) =>
  useItems('queue').map((thing) => (
    <QueueItem key={`${thing.objectType} ${thing.objectId}`} thing={thing} onGone={onGone} />
  )),
);
const Appeals = observer(({ onGone }: OnGone) =>
  useItems('appeals').map((appeal) => <AppealItem key={appeal.id} appeal={appeal} onGone={onGone} />),
);
const Log = observer(() =>
  useItems('log').map((decision) => <LogItem key={decision.id} decision={decision} />),
);
const Reports = observer(() =>
  useItems('reports').map((report) => <OwnReportItem key={report.id} report={report} />),
);
const Decisions = observer(function Decisions() {
  const app = useApp();
  return useItems('decisions').map((decision) => (
    <OwnDecisionItem
      key={decision.id}
      decision={decision}
      onAppealed={() => reloadModerationList(app, 'decisions')}
    />
  ));
});

const LISTS: Readonly<Record<ReportTab, (onGone: OnGone['onGone']) => ReactNode>> = {
  queue: (onGone) => <Queue onGone={onGone} />,
  appeals: (onGone) => <Appeals onGone={onGone} />,
  log: () => <Log />,
  reports: () => <Reports />,
  decisions: () => <Decisions />,
};

const EMPTY = {
  queue: [moderationMessages.noQueue, moderationMessages.noQueueDetail],
  appeals: [moderationMessages.noAppeals, moderationMessages.noAppealsDetail],
  log: [moderationMessages.noLog, moderationMessages.noLogDetail],
  reports: [moderationMessages.noReports, moderationMessages.noReportsDetail],
  decisions: [moderationMessages.noDecisions, moderationMessages.noDecisionsDetail],
} as const;
