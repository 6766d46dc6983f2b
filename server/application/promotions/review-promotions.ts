import { isIdText, type UserId } from '../../../src/domain/ids/ids.ts';
import { mayDecide, shownStatus } from '../../../src/domain/promotions/promotion.ts';
import { pageOf } from '../arrays/page-of.ts';
import { postMail, type PostMailDeps } from '../mail/post-mail.ts';
import type { Store } from '../ports/store.ts';
import type { Secrets } from '../ports/surroundings.ts';
import type { AdServer } from './ad-server.ts';
import { reviewedContent } from './internal/reviewed-content.ts';
import { promotionViews, type PromotionView } from './promotion-view.ts';

type ReviewPromotionsDeps = PostMailDeps & {
  readonly store: Store;
  readonly ads: Pick<AdServer, 'announceChange'>;
  readonly secrets: Pick<Secrets, 'sign' | 'verify'>;
};

export type DecideOutcome =
  | { readonly kind: 'decided'; readonly view: PromotionView }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'conflict' };

type ReviewedStatus = 'review' | 'active' | 'rejected';

/** An operator's queue of promotions, and the decisions about them, of which their advertisers get a mail. */
export class ReviewPromotions {
  readonly #deps: ReviewPromotionsDeps;

  constructor(deps: ReviewPromotionsDeps) {
    this.#deps = deps;
  }

  /** Those that have waited longest come first; undefined for an invalid position. */
  async list(
    operatorId: UserId,
    {
      status,
      position,
      limit,
    }: { readonly status: ReviewedStatus; readonly position: string | null; readonly limit: number },
  ): Promise<{ readonly views: readonly PromotionView[]; readonly next: string | null } | undefined> {
    const { store, clock } = this.#deps;
    if (position !== null && !isIdText(position)) return undefined;
    const found = await store.promotions.withStatus(status, { after: position, limit: limit + 1 });
    const { items, next } = pageOf(found, limit);
    return { views: await promotionViews(items, { store, viewerId: operatorId, now: clock.now() }), next };
  }

  /** Names what an operator sees of an ad, so that a decision is about this and not about a later change. */
  revisionOf(view: PromotionView): string {
    return this.#deps.secrets.sign('ad_review', reviewedContent(view));
  }

  /**
   * @param reason shown to the advertiser
   * @param revision of what was reviewed; undefined decides about the ad as it is now
   */
  async decide(
    operatorId: UserId,
    promotionId: string,
    {
      revision,
      ...decision
    }: {
      readonly status: 'active' | 'rejected';
      readonly reason: string | null;
      readonly revision?: string | undefined;
    },
  ): Promise<DecideOutcome> {
    const { store, ads, clock, secrets } = this.#deps;
    const now = clock.now();
    const outcome = await store.transaction(async (tx) => {
      const promotion = await tx.promotions.find(promotionId);
      if (promotion === undefined) return { kind: 'not_found' } as const;
      const change = { ...decision, decidedAt: now };
      const [before] = await promotionViews([promotion], { store: tx, viewerId: operatorId, now });
      if (before === undefined || !mayDecide(before.status)) return { kind: 'conflict' } as const;
      const isAsReviewed =
        revision === undefined || secrets.verify('ad_review', reviewedContent(before), revision);
      if (!isAsReviewed) return { kind: 'conflict' } as const;
      await tx.promotions.update(promotionId, change);
      await postMail(tx, this.#deps, promotion.advertiserId, { kind: 'ad_decided', promotionId });
      const changed = { ...promotion, ...change };
      const status = shownStatus(changed, before.totals.impressions, now);
      return { kind: 'decided', view: { ...before, promotion: changed, status } } as const;
    });
    if (outcome.kind === 'decided') ads.announceChange();
    return outcome;
  }
}
