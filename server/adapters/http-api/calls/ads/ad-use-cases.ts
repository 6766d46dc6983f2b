import { LeadForms } from '../../../../application/promotions/lead-forms.ts';
import { ManagePromotions } from '../../../../application/promotions/manage-promotions.ts';
import { PageAds } from '../../../../application/promotions/page-ads.ts';
import { ReadAdStatistics } from '../../../../application/promotions/read-ad-statistics.ts';
import { ReviewPromotions } from '../../../../application/promotions/review-promotions.ts';
import { countsPerPerson } from '../../../../../src/domain/promotions/ad-frequency.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import type { BaseDeps } from '../base-deps.ts';

export type AdUseCases = NonNullable<ReturnType<typeof adUseCases>>;

/** What belongs to ads; null while the operator has not switched them on. */
export function adUseCases(on: BaseDeps) {
  const { ads: server, store, ids, clock } = on;
  if (server === null) return null;
  const pageAds = new PageAds({
    ads: server,
    store,
    discovery: on.discovery,
    links: on.links,
    clock,
    random: () => Number.parseInt(on.secrets.randomHex(6), 16) / 2 ** 48,
  });
  return {
    server,
    managePromotions: new ManagePromotions({ store, ads: server, ids, clock }),
    reviewPromotions: new ReviewPromotions({ store, ads: server, ids, clock, secrets: on.secrets }),
    readAdStatistics: new ReadAdStatistics({ store, ads: server, clock }),
    leadForms: new LeadForms({ store, ads: server, ids, clock }),
    /** Ads for the lists of this call; bots see none. */
    placerFor: (context: CallContext) => (isBot(context) ? null : pageAds.for(readerOf(context))),
  };
}

function isBot({ isBot, isSocialBot }: CallContext): boolean {
  return isBot || isSocialBot;
}

function readerOf(context: CallContext) {
  const { viewerId, placeCountry, user, consent, globalPrivacyControl, page } = context;
  const { personalization } = consent;
  return {
    viewerId,
    shown: page.shownAds,
    country: placeCountry ?? user?.country ?? null,
    person: countsPerPerson({ personalization, globalPrivacyControl })
      ? (viewerId ?? context.unauthId)
      : null,
  };
}
