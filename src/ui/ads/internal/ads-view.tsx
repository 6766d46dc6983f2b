import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Promotion, PromotionPage } from '../../../application/ports/ads/promotion-gateway.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { useApp } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import { useLoadMore } from '../../base/use-load-more.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { TabLinks } from '../../kit/lists/tab-links.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { MoreButton } from '../../people/more-button.tsx';
import { text } from '../../text/language.ts';
import { ADS_TABS, adsName, adsTab, type AdsData, type AdsTab } from './ads-data.ts';
import { listAds } from './list-ads.ts';
import { adMessages } from './messages.en.ts';
import { NewAd } from './new-ad.tsx';
import { OwnAd } from './own-ad.tsx';
import { ReviewedAd } from './reviewed-ad.tsx';
import classes from './ads.module.css';

const HEADS = {
  own: { title: adMessages.title, lead: adMessages.lead },
  review: { title: adMessages.reviewTitle, lead: adMessages.reviewLead },
  running: { title: adMessages.runningTitle, lead: adMessages.runningLead },
} as const;

/** The viewer's ads with a form for a new one, and for operators what waits for their review or was approved. */
export const AdsView = observer(function AdsView({ route }: { readonly route: RouteOf<'quick-promote'> }) {
  const { session, pageData } = useApp().stores;
  const isOperator = session.viewer?.isOperator === true;
  const tab = adsTab(route.tab, isOperator);
  const data = pageData.find(adsName(tab));
  if (data === undefined) return null;
  const { title, lead } = HEADS[tab];
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{text(title)}</h1>
        <p className={classes.lead}>{text(lead)}</p>
      </header>
      {isOperator && (
        <div className={classes.tabs}>
          <TabLinks
            label={text(adMessages.tabs)}
            tabs={ADS_TABS.map((each) => ({
              href: formatRoute({ kind: 'quick-promote', ...(each !== 'own' && { tab: each }) }),
              label: text(adMessages[each]),
              current: each === tab,
            }))}
          />
        </div>
      )}
      <Content key={tab} tab={tab} data={data} asksForPin={route.pinId !== undefined} />
    </div>
  );
});

type ContentProps = { readonly tab: AdsTab; readonly data: AdsData; readonly asksForPin: boolean };

function Content({ tab, data, asksForPin }: ContentProps) {
  const { list } = data;
  if (list.kind === 'off')
    return <EmptyState title={text(adMessages.offTitle)}>{text(adMessages.offDetail)}</EmptyState>;
  if (list.kind === 'not_partner')
    return (
      <EmptyState
        title={text(adMessages.partnersTitle)}
        action={
          <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'settings' })}>
            {text(adMessages.settings)}
          </LinkButton>
        }
      >
        {text(adMessages.partnersDetail)}
      </EmptyState>
    );
  if (tab === 'own') return <OwnAds data={data} page={list} asksForPin={asksForPin} />;
  return <List tab={tab} page={list} topics={data.topics} />;
}

/** A form for a new ad when a pin is named, and the ads that are there. */
function OwnAds({ data, page, asksForPin }: Omit<ContentProps, 'tab'> & { readonly page: PromotionPage }) {
  const { stores } = useApp();
  const pin = data.pinId === null ? undefined : stores.pins.find(data.pinId);
  const add = (made: Promotion) => {
    const list = { ...page, kind: 'page' as const, promotions: [made, ...page.promotions] };
    stores.pageData.set(adsName('own'), { ...data, list });
  };
  return (
    <>
      {pin === undefined ? (
        <Notice kind={asksForPin ? 'warn' : 'info'}>
          {text(asksForPin ? adMessages.pinGone : adMessages.choosePin)}
        </Notice>
      ) : (
        <NewAd key={pin.entityId} pin={pin} topics={data.topics} onMade={add} />
      )}
      <List tab="own" page={page} topics={data.topics} />
    </>
  );
}

function List({
  tab,
  page,
  topics,
}: {
  readonly tab: AdsTab;
  readonly page: PromotionPage;
  readonly topics: AdsData['topics'];
}) {
  const { services, stores } = useApp();
  const { promotions, bookmark } = page;
  /** Changes what is shown now: another answer may have come since this was drawn. */
  const change = (amend: (now: PromotionPage) => PromotionPage) => {
    const data = stores.pageData.find(adsName(tab));
    if (data?.list.kind !== 'page') return;
    stores.pageData.set(adsName(tab), { ...data, list: { kind: 'page', ...amend(data.list) } });
  };
  const more = useLoadMore(async () => {
    const next = await listAds(services, tab, bookmark);
    if (next.kind === 'page')
      change((now) => ({
        promotions: [...now.promotions, ...next.promotions],
        bookmark: next.bookmark,
      }));
  });
  /** Shows an ad as it is now: it may have changed since the list was read. */
  const reload = async () => {
    const fresh = await attempt(stores, () => listAds(services, tab, null));
    if (fresh?.kind === 'page') change(() => fresh);
  };
  const [removals, setRemovals] = useState(0);
  const place = useRef<HTMLElement>(null);
  // The pressed button is gone with its ad.
  useEffect(() => {
    if (removals > 0) place.current?.focus();
  }, [removals]);
  const without = (id: string) => {
    change((now) => ({ ...now, promotions: now.promotions.filter((each) => each.id !== id) }));
    setRemovals((before) => before + 1);
  };
  const isEmpty = promotions.length === 0 && bookmark === null;
  return (
    <section ref={place} tabIndex={-1} aria-label={text(tab === 'own' ? adMessages.own : HEADS[tab].title)}>
      {isEmpty ? (
        <NoAds tab={tab} />
      ) : (
        <>
          {tab === 'own' && <h2 className={classes.heading}>{text(adMessages.own)}</h2>}
          <ul className={classes.list} role="list">
            {promotions.map((promotion) =>
              tab !== 'own' ? (
                <ReviewedAd
                  key={promotion.id}
                  promotion={promotion}
                  topics={topics}
                  onDecided={() => without(promotion.id)}
                  onRefused={() => void reload()}
                />
              ) : (
                <OwnAd
                  key={promotion.id}
                  promotion={promotion}
                  topics={topics}
                  onChange={(changed) =>
                    change((now) => ({
                      ...now,
                      promotions: now.promotions.map((each) => (each.id === changed.id ? changed : each)),
                    }))
                  }
                  onRemoved={() => without(promotion.id)}
                />
              ),
            )}
          </ul>
          <MoreButton label={text(adMessages.more)} more={more} hasMore={bookmark !== null} />
        </>
      )}
    </section>
  );
}

function NoAds({ tab }: { readonly tab: AdsTab }) {
  if (tab === 'own') return <p className={classes.facts}>{text(adMessages.empty)}</p>;
  const [title, detail] =
    tab === 'review'
      ? [adMessages.nothingToReview, adMessages.nothingToReviewDetail]
      : [adMessages.nothingRuns, adMessages.nothingRunsDetail];
  return <EmptyState title={text(title)}>{text(detail)}</EmptyState>;
}
