import { observer } from 'mobx-react-lite';
import type { Promotion, PromotionPage } from '../../../application/ports/ads/promotion-gateway.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { useApp } from '../../base/app-context.ts';
import { useLoadMore } from '../../base/use-load-more.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { TabLinks } from '../../kit/lists/tab-links.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { MoreButton } from '../../people/more-button.tsx';
import { text } from '../../text/language.ts';
import { AdForm } from './ad-form.tsx';
import { adsName, type AdsData, type AdsTab } from './ads-data.ts';
import { adMessages } from './messages.en.ts';
import { OwnAd } from './own-ad.tsx';
import { ReviewedAd } from './reviewed-ad.tsx';
import classes from './ads.module.css';

/** The viewer's ads with a form for a new one, and for operators what waits for their review. */
export const AdsView = observer(function AdsView({ route }: { readonly route: RouteOf<'quick-promote'> }) {
  const { session, pageData } = useApp().stores;
  const tab: AdsTab = route.tab === 'review' ? 'review' : 'own';
  const data = pageData.find(adsName(tab));
  if (data === undefined) return null;
  const isReview = tab === 'review';
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{text(isReview ? adMessages.reviewTitle : adMessages.title)}</h1>
        <p className={classes.lead}>{text(isReview ? adMessages.reviewLead : adMessages.lead)}</p>
      </header>
      {session.viewer?.isOperator && (
        <div className={classes.tabs}>
          <TabLinks
            label={text(adMessages.tabs)}
            tabs={[
              {
                href: formatRoute({ kind: 'quick-promote' }),
                label: text(adMessages.own),
                current: !isReview,
              },
              {
                href: formatRoute({ kind: 'quick-promote', tab: 'review' }),
                label: text(adMessages.review),
                current: isReview,
              },
            ]}
          />
        </div>
      )}
      <Content tab={tab} data={data} asksForPin={route.pinId !== undefined} />
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
  return <List tab={tab} page={list} />;
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
        <AdForm key={pin.entityId} pin={pin} topics={data.topics} onMade={add} />
      )}
      <List tab="own" page={page} />
    </>
  );
}

function List({ tab, page }: { readonly tab: AdsTab; readonly page: PromotionPage }) {
  const { services, stores } = useApp();
  const { promotions, bookmark } = page;
  /** Changes what is shown now: another answer may have come since this was drawn. */
  const change = (amend: (now: PromotionPage) => PromotionPage) => {
    const data = stores.pageData.find(adsName(tab));
    if (data?.list.kind !== 'page') return;
    stores.pageData.set(adsName(tab), { ...data, list: { kind: 'page', ...amend(data.list) } });
  };
  const more = useLoadMore(async () => {
    const { ads } = await services.openPinActions();
    const next = await (tab === 'review' ? ads.reviews(bookmark) : ads.list(bookmark));
    if (next.kind === 'page')
      change((now) => ({
        promotions: [...now.promotions, ...next.promotions],
        bookmark: next.bookmark,
      }));
  });
  const without = (id: string) =>
    change((now) => ({ ...now, promotions: now.promotions.filter((each) => each.id !== id) }));
  if (promotions.length === 0 && bookmark === null)
    return tab === 'review' ? (
      <EmptyState title={text(adMessages.nothingToReview)}>
        {text(adMessages.nothingToReviewDetail)}
      </EmptyState>
    ) : (
      <p className={classes.facts}>{text(adMessages.empty)}</p>
    );
  return (
    <section aria-label={text(tab === 'review' ? adMessages.reviewTitle : adMessages.own)}>
      {tab === 'own' && <h2 className={classes.heading}>{text(adMessages.own)}</h2>}
      <ul className={classes.list} role="list">
        {promotions.map((promotion) =>
          tab === 'review' ? (
            <ReviewedAd key={promotion.id} promotion={promotion} onDecided={() => without(promotion.id)} />
          ) : (
            <OwnAd
              key={promotion.id}
              promotion={promotion}
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
    </section>
  );
}
