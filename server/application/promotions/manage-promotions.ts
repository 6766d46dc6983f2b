import { isIdText, toTopicId, type PinId, type UserId } from '../../../src/domain/ids/ids.ts';
import {
  endedTerms,
  hasLostApproval,
  isPromotable,
  mayTurn,
  statusAfterEdit,
  termsProblems,
  type PromotionTerms,
  type PromotionTurn,
  type TermsProblem,
} from '../../../src/domain/promotions/promotion.ts';
import { pageOf } from '../arrays/page-of.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { PromotionRecord } from '../ports/pins/promotions.ts';
import type { UserRecord } from '../ports/records.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { AdServer } from './ad-server.ts';
import { promotionViews, type PromotionView } from './promotion-view.ts';

type ManagePromotionsDeps = {
  readonly store: Store;
  readonly ads: Pick<AdServer, 'announceChange' | 'storeCounts'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

/** The most promotions of one advertiser. */
export const MOST_PROMOTIONS = 1_000;

type Advertiser = Pick<UserRecord, 'id' | 'accountType'>;

export type ManageOutcome =
  | { readonly kind: 'done'; readonly view: PromotionView }
  | { readonly kind: 'invalid'; readonly problems: readonly TermsProblem[] }
  | {
      readonly kind:
        'pin_not_found' | 'topic_not_found' | 'not_found' | 'forbidden' | 'conflict' | 'limit_reached';
    };

/** What an advertiser does with own promotions. All of it is refused to people who are no partners. */
export class ManagePromotions {
  readonly #deps: ManagePromotionsDeps;

  constructor(deps: ManagePromotionsDeps) {
    this.#deps = deps;
  }

  /** Newest first; undefined for an invalid position. */
  async list(
    userId: UserId,
    { position, limit }: { readonly position: string | null; readonly limit: number },
  ): Promise<{ readonly views: readonly PromotionView[]; readonly next: string | null } | undefined> {
    const { store, ads, clock } = this.#deps;
    if (position !== null && !isIdText(position)) return undefined;
    await ads.storeCounts();
    const found = await store.promotions.ofAdvertiser(userId, { before: position, limit: limit + 1 });
    const { items, next } = pageOf(found, limit);
    return { views: await promotionViews(items, { store, viewerId: userId, now: clock.now() }), next };
  }

  /** The own promotion of this id, whatever its status. */
  async find(advertiserId: UserId, promotionId: string): Promise<PromotionRecord | undefined> {
    const promotion = await this.#deps.store.promotions.find(promotionId);
    return promotion?.advertiserId === advertiserId ? promotion : undefined;
  }

  /** A new promotion waits for its review. */
  async create(advertiser: Advertiser, pinId: PinId, terms: PromotionTerms): Promise<ManageOutcome> {
    const { store, ids, clock } = this.#deps;
    const now = clock.now();
    const problems = termsProblems(terms, now);
    if (problems.length > 0) return { kind: 'invalid', problems };
    return store.transaction(async (tx): Promise<ManageOutcome> => {
      const refused = await this.#pinTrouble(tx, advertiser, pinId);
      if (refused !== null) return refused;
      if (!(await areTopics(tx, terms))) return { kind: 'topic_not_found' };
      const all = await tx.promotions.ofAdvertiser(advertiser.id, { before: null, limit: MOST_PROMOTIONS });
      if (all.length >= MOST_PROMOTIONS) return { kind: 'limit_reached' };
      const promotion: PromotionRecord = {
        id: ids.next(),
        advertiserId: advertiser.id,
        pinId,
        status: 'review',
        terms,
        reason: null,
        createdAt: now,
        decidedAt: null,
      };
      await tx.promotions.insert(promotion);
      return this.#done(tx, promotion);
    });
  }

  /** Pauses, resumes, ends or changes a promotion. */
  async update(
    advertiser: Advertiser,
    promotionId: string,
    change: { readonly status?: PromotionTurn; readonly terms?: Partial<PromotionTerms> },
  ): Promise<ManageOutcome> {
    const { store, ads, clock } = this.#deps;
    const now = clock.now();
    const outcome = await store.transaction(async (tx): Promise<ManageOutcome> => {
      const before = await tx.promotions.find(promotionId);
      if (before === undefined || before.advertiserId !== advertiser.id) return { kind: 'not_found' };
      let terms = { ...before.terms, ...change.terms };
      if (change.terms !== undefined) {
        const problems = termsProblems(terms, now);
        if (problems.length > 0) return { kind: 'invalid', problems };
        if (!(await areTopics(tx, terms))) return { kind: 'topic_not_found' };
      }
      let status = before.status;
      if (change.terms !== undefined)
        status = hasLostApproval(before) ? 'review' : statusAfterEdit(status, before.terms, terms);
      if (change.status !== undefined) {
        const [view] = await promotionViews([before], { store: tx, viewerId: advertiser.id, now });
        if (view === undefined || !mayTurn(view.status, change.status)) return { kind: 'conflict' };
        // An ended one that gets a later end goes on as it was, unless it has lost its approval.
        if (change.status !== 'ended') status = status === 'review' ? status : change.status;
        else if (view.status !== 'ended') terms = endedTerms(terms, now);
      }
      const changed = {
        status,
        terms,
        reason: status === 'review' ? null : before.reason,
        decidedAt: before.decidedAt,
      };
      await tx.promotions.update(promotionId, changed);
      return this.#done(tx, { ...before, ...changed });
    });
    if (outcome.kind === 'done') ads.announceChange();
    return outcome;
  }

  /** False when there is none. */
  async remove(advertiser: Advertiser, promotionId: string): Promise<boolean> {
    const { store, ads } = this.#deps;
    const isRemoved = await store.transaction(async (tx) => {
      const promotion = await tx.promotions.find(promotionId);
      if (promotion?.advertiserId !== advertiser.id) return false;
      await tx.promotions.remove(promotionId);
      return true;
    });
    if (isRemoved) ads.announceChange();
    return isRemoved;
  }

  async #pinTrouble(
    tx: StoreTransaction,
    { id, accountType }: Advertiser,
    pinId: PinId,
  ): Promise<ManageOutcome | null> {
    const [view] = await tx.pins.views([pinId], id);
    if (view === undefined || !canSeePin(view, id, this.#deps.clock.now())) return { kind: 'pin_not_found' };
    const facts = {
      isOwn: view.pinner.id === id,
      isPartner: accountType === 'business',
      isRepin: view.pin.originalPinId !== null,
      privacy: view.board.board.privacy,
    };
    return isPromotable(facts) ? null : { kind: 'forbidden' };
  }

  async #done(tx: StoreTransaction, promotion: PromotionRecord): Promise<ManageOutcome> {
    const { clock } = this.#deps;
    const viewerId = promotion.advertiserId;
    const [view] = await promotionViews([promotion], { store: tx, viewerId, now: clock.now() });
    return view === undefined ? { kind: 'not_found' } : { kind: 'done', view };
  }
}

async function areTopics(tx: StoreTransaction, { interestIds }: PromotionTerms): Promise<boolean> {
  if (interestIds.length === 0) return true;
  const known = await tx.topics.views(
    interestIds.map((id) => toTopicId(id)),
    null,
  );
  return known.length === new Set(interestIds).size;
}
