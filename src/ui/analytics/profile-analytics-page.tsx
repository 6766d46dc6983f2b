import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { parseStatsPeriod } from '../../domain/statistics/stats-history.ts';
import { HAS_ADS } from '../ads/has-ads.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { AppLink } from '../kit/app-link.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { text } from '../text/language.ts';
import { historyName } from './internal/history-name.ts';
import { analyticsMessages } from './internal/messages.en.ts';
import { OwnPinsRow } from './internal/own-pins-row.tsx';
import { StatsView } from './internal/stats-view.tsx';
import classes from './internal/analytics-page.module.css';

const ProfileAnalyticsView = observer(function ProfileAnalyticsView({
  route,
}: {
  readonly route: RouteOf<'business-hub'>;
}) {
  const { pageData } = useApp().stores;
  const history = pageData.find(historyName(null, route.days));
  if (history === undefined) return null;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{text(analyticsMessages.profileTitle)}</h1>
      <p className={classes.lead}>{text(analyticsMessages.profileLead)}</p>
      {pageData.find(HAS_ADS) === true && (
        <p className={classes.lead}>
          <AppLink href={formatRoute({ kind: 'quick-promote' })}>{text(analyticsMessages.ads)}</AppLink>
        </p>
      )}
      <StatsView
        route={route}
        history={history}
        isPromotedOnly={false}
        none={
          <EmptyState title={text(analyticsMessages.none)}>{text(analyticsMessages.noneDetail)}</EmptyState>
        }
      />
      <OwnPinsRow title={text(analyticsMessages.ownPins)} />
    </div>
  );
});

/** How often all pins of a partner were seen, opened and saved, day by day. */
export const page: PageOf<'business-hub'> = {
  View: ProfileAnalyticsView,
  async load({ days }, { services, stores }) {
    const { stats } = await services.openPinActions();
    const history = await stats.ownHistory(parseStatsPeriod(days));
    if (history === undefined) return { kind: 'not-found' };
    stores.pageData.set(historyName(null, days), history);
    return { kind: 'ready', head: { title: analyticsMessages.profileTitle, noindex: true } };
  },
};
