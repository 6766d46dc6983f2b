import type { PromotionsOutcome } from '../../application/ports/ads/promotion-gateway.ts';
import { toPinId } from '../../domain/ids/ids.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import type { AppValue } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { PINS_OF_PAGE } from '../base/stores/page-data-store.ts';
import { adsName, adsTab, type AdsData } from './internal/ads-data.ts';
import { listAds } from './internal/list-ads.ts';
import { AdsView } from './internal/ads-view.tsx';
import { adMessages } from './internal/messages.en.ts';

type Loader = Pick<AppValue, 'services' | 'stores'>;

/** The viewer's ads; operators find there what waits for review, and what was approved. */
export const page: PageOf<'quick-promote'> = {
  View: AdsView,
  async load(route, app) {
    const { stores } = app;
    const tab = adsTab(route.tab, stores.session.viewer?.isOperator === true);
    const list = await listAds(app.services, tab, null);
    const pinId = tab === 'own' && list.kind === 'page' ? await pinToPromote(route, app) : null;
    const topics = await topicsFor(app, list, pinId !== null);
    stores.pageData.set(adsName(tab), { list, pinId, topics });
    return { kind: 'ready', head: { title: adMessages.title, noindex: true } };
  },
};

/** Null: no pin, or one that cannot be promoted. */
async function pinToPromote(
  { pinId }: RouteOf<'quick-promote'>,
  { services, stores }: Loader,
): Promise<AdsData['pinId']> {
  if (pinId === undefined) return null;
  const pin = await services.pins.find(toPinId(pinId));
  if (pin === undefined || !pin.isQuickPromotable) return null;
  stores.pins.put([pin]);
  stores.pageData.set(PINS_OF_PAGE, [pin.entityId]);
  return pin.entityId;
}

/** The names of topics, where there is an ad or the form of one. */
async function topicsFor(
  { services }: Loader,
  list: PromotionsOutcome,
  hasForm: boolean,
): Promise<AdsData['topics']> {
  if (!hasForm && (list.kind !== 'page' || list.promotions.length === 0)) return [];
  const topics = await (await services.openFollows()).follows.allTopics();
  return topics.map(({ entityId, name, urlName }) => ({ entityId, name, urlName }));
}
