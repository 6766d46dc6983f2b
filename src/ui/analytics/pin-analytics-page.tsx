import { observer } from 'mobx-react-lite';
import type { Phrase } from '../../domain/messages/message.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { cardImage } from '../../domain/pins/pin-image.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { mayReadStats } from '../../domain/statistics/pin-stats.ts';
import { parseStatsPeriod } from '../../domain/statistics/stats-history.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { AppLink } from '../kit/app-link.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { cardName } from '../pins/pin-names.ts';
import { text } from '../text/language.ts';
import { historyName } from './internal/history-name.ts';
import { analyticsMessages } from './internal/messages.en.ts';
import { OwnPinsRow } from './internal/own-pins-row.tsx';
import { StatsView } from './internal/stats-view.tsx';
import classes from './internal/analytics-page.module.css';

const PinAnalyticsView = observer(function PinAnalyticsView({
  route,
}: {
  readonly route: RouteOf<'pin-analytics'>;
}) {
  const { stores } = useApp();
  const pin = stores.pins.findByName(route.pinId);
  const history = stores.pageData.find(historyName(route.pinId, route.days));
  if (pin === undefined || history === undefined) return null;
  const image = cardImage(pin.imageSpec);
  const none = pin.isPromotedOnly ? analyticsMessages.noneOfAd : analyticsMessages.noneOfPin;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <AppLink
          href={formatRoute({ kind: 'pin', pinId: pin.entityId })}
          aria-label={text(analyticsMessages.viewPin)}
        >
          <img className={classes.picture} src={image?.url} alt="" width={64} height={64} />
        </AppLink>
        <div className={classes.words}>
          <h1 className={classes.title}>{text(titleOf(pin))}</h1>
          <p className={classes.lead}>
            <bdi>{cardName(pin)}</bdi>
          </p>
        </div>
      </header>
      <StatsView
        key={route.pinId}
        route={route}
        history={history}
        isPromotedOnly={pin.isPromotedOnly}
        none={<EmptyState title={text(analyticsMessages.none)}>{text(none)}</EmptyState>}
      />
      <OwnPinsRow title={text(analyticsMessages.otherPins)} without={pin.entityId} />
    </div>
  );
});

function titleOf({ isPromotedOnly }: Pick<Pin, 'isPromotedOnly'>): Phrase {
  return isPromotedOnly ? analyticsMessages.adTitle : analyticsMessages.pinTitle;
}

/** How often an own pin or ad was seen, opened and saved, day by day. */
export const page: PageOf<'pin-analytics'> = {
  View: PinAnalyticsView,
  async load({ pinId, days }, { services, stores }) {
    const [pin, { stats }] = await Promise.all([services.pins.find(pinId), services.openPinActions()]);
    if (pin === undefined || !mayReadStats(pin, stores.session.viewer?.entityId ?? null))
      return { kind: 'not-found' };
    const history = await stats.history(pin.entityId, parseStatsPeriod(days));
    if (history === undefined) return { kind: 'not-found' };
    stores.pins.putNamed(pinId, pin);
    stores.pageData.set(historyName(pinId, days), history);
    return { kind: 'ready', head: { title: titleOf(pin), noindex: true } };
  },
};
