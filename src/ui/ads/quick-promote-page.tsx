import { toPinId } from '../../domain/ids/ids.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import type { AppValue } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { PINS_OF_PAGE } from '../base/stores/page-data-store.ts';
import { adsName, type AdsData } from './internal/ads-data.ts';
import { AdsView } from './internal/ads-view.tsx';
import { adMessages } from './internal/messages.en.ts';

/** The viewer's ads; operators find there what waits for review. */
export const page: PageOf<'quick-promote'> = {
  View: AdsView,
  async load(route, app) {
    const { services, stores } = app;
    const { ads } = await services.openPinActions();
    const isReview = route.tab === 'review';
    const list = await (isReview ? ads.reviews(null) : ads.list(null));
    const data = isReview || list.kind !== 'page' ? NO_PIN : await pinToPromote(route, app);
    stores.pageData.set(adsName(isReview ? 'review' : 'own'), { list, ...data });
    return { kind: 'ready', head: { title: adMessages.title, noindex: true } };
  },
};

const NO_PIN = { pinId: null, topics: [] };

async function pinToPromote(
  route: RouteOf<'quick-promote'>,
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
): Promise<Pick<AdsData, 'pinId' | 'topics'>> {
  if (route.pinId === undefined) return NO_PIN;
  const pin = await services.pins.find(toPinId(route.pinId));
  if (pin === undefined || !pin.isQuickPromotable) return NO_PIN;
  stores.pins.put([pin]);
  stores.pageData.set(PINS_OF_PAGE, [pin.entityId]);
  const topics = await (await services.openFollows()).follows.allTopics();
  return {
    pinId: pin.entityId,
    topics: topics.map(({ entityId, name, urlName }) => ({ entityId, name, urlName })),
  };
}
