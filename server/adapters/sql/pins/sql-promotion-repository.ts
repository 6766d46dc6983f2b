import { toPinId, toUserId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { LeadAnswers } from '../../../../src/domain/promotions/lead-form.ts';
import { inParts } from '../../../../src/domain/organizing/list-order.ts';
import type { PromotionTerms, StoredPromotionStatus } from '../../../../src/domain/promotions/promotion.ts';
import type {
  LeadAnswerRecord,
  PromotionDayCounts,
  PromotionRecord,
  PromotionRepository,
  PromotionTotals,
} from '../../../application/ports/pins/promotions.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { LeadAnswerRow, PromotionRow } from '../schema/tables-of-marks.ts';
import { ROWS_AT_ONCE } from '../schema/rows-at-once.ts';
import { addPromotionCounts } from './internal/add-promotion-counts.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlPromotionRepository implements PromotionRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(id: string): Promise<PromotionRecord | undefined> {
    const row = await this.#all().where('id', '=', keyOf(id)).executeTakeFirst();
    return row && promotionRecord(row);
  }

  async ofAdvertiser(
    userId: UserId,
    { before, limit }: { readonly before: string | null; readonly limit: number },
  ): Promise<readonly PromotionRecord[]> {
    const rows = await this.#all()
      .where('advertiser_id', '=', keyOf(userId))
      .$if(before !== null, (all) => all.where('id', '<', keyOf(before)))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(promotionRecord);
  }

  async withStatus(
    status: StoredPromotionStatus,
    { after, limit }: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly PromotionRecord[]> {
    const rows = await this.#all()
      .where('status', '=', status)
      .$if(after !== null, (all) => all.where('id', '>', keyOf(after)))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(promotionRecord);
  }

  async ofPins(pinIds: readonly PinId[]): Promise<readonly PromotionRecord[]> {
    if (pinIds.length === 0) return [];
    const rows = await this.#all().where('pin_id', 'in', pinIds.map(keyOf)).execute();
    return rows.map(promotionRecord);
  }

  async running(now: number): Promise<readonly PromotionRecord[]> {
    const rows = await this.#all()
      .where('status', '=', 'active')
      .where((eb) => eb.or([eb('end_at', 'is', null), eb('end_at', '>', now)]))
      .orderBy('id')
      .execute();
    return rows.map(promotionRecord);
  }

  /** One statement for each 500. */
  async totals(ids: readonly string[], today: number): Promise<ReadonlyMap<string, PromotionTotals>> {
    const totals = new Map<string, PromotionTotals>();
    for (const some of inParts(ids, ROWS_AT_ONCE)) {
      const keys = some.map(keyOf);
      const rows = await this.#context.db
        .selectFrom('promotion_day_counts')
        .select((eb) => [
          'promotion_id',
          eb.fn.sum<number | string>('placed').as('placed'),
          eb.fn.sum<number | string>('impressions').as('impressions'),
          eb.fn.sum<number | string>('pin_clicks').as('pin_clicks'),
          eb.fn
            .sum<number | string>(eb.case().when('day', '=', today).then(eb.ref('impressions')).else(0).end())
            .as('today'),
        ])
        .where('promotion_id', 'in', keys)
        .groupBy('promotion_id')
        .execute();
      for (const row of rows) {
        totals.set(String(row.promotion_id), {
          placed: Number(row.placed),
          impressions: Number(row.impressions),
          pinClicks: Number(row.pin_clicks),
          impressionsToday: Number(row.today),
        });
      }
    }
    return totals;
  }

  async daysOf(id: string): Promise<readonly PromotionDayCounts[]> {
    const rows = await this.#context.db
      .selectFrom('promotion_day_counts')
      .selectAll()
      .where('promotion_id', '=', keyOf(id))
      .execute();
    return rows.map(({ promotion_id, day, placed, impressions, pin_clicks }) => ({
      promotionId: String(promotion_id),
      day,
      placed,
      impressions,
      pinClicks: pin_clicks,
    }));
  }

  async leadAnswers(
    promotionId: string,
    { before, limit }: { readonly before: string | null; readonly limit: number },
  ): Promise<readonly LeadAnswerRecord[]> {
    const rows = await this.#context.db
      .selectFrom('lead_answers')
      .selectAll()
      .where('promotion_id', '=', keyOf(promotionId))
      .$if(before !== null, (all) => all.where('id', '<', keyOf(before)))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(answerRecord);
  }

  async answersOf(userId: UserId): Promise<readonly LeadAnswerRecord[]> {
    const rows = await this.#context.db
      .selectFrom('lead_answers')
      .selectAll()
      .where('user_id', '=', keyOf(userId))
      .orderBy('id')
      .execute();
    return rows.map(answerRecord);
  }

  async insert(promotion: PromotionRecord): Promise<void> {
    await this.#context.db
      .insertInto('promotions')
      .values({
        id: storableKey(promotion.id),
        advertiser_id: storableKey(promotion.advertiserId),
        pin_id: storableKey(promotion.pinId),
        status: promotion.status,
        end_at: promotion.terms.endAt,
        terms: JSON.stringify(promotion.terms),
        reason: promotion.reason,
        created_at: promotion.createdAt,
        decided_at: promotion.decidedAt,
      })
      .execute();
  }

  async update(id: string, change: Parameters<PromotionRepository['update']>[1]): Promise<void> {
    const { status, terms, reason, decidedAt } = change;
    const columns = {
      ...(status === undefined ? {} : { status }),
      ...(terms === undefined ? {} : { terms: JSON.stringify(terms), end_at: terms.endAt }),
      ...(reason === undefined ? {} : { reason }),
      ...(decidedAt === undefined ? {} : { decided_at: decidedAt }),
    };
    if (Object.keys(columns).length === 0) return;
    await this.#context.db.updateTable('promotions').set(columns).where('id', '=', keyOf(id)).execute();
  }

  /** One statement for each 500. */
  reviewAgain(ids: readonly string[]): Promise<void> {
    return this.#changeAll(ids, { status: 'review', reason: null });
  }

  /** One statement for each 500. */
  forgetDecisions(ids: readonly string[]): Promise<void> {
    return this.#changeAll(ids, { decided_at: null });
  }

  async #changeAll(ids: readonly string[], columns: Partial<PromotionRow>): Promise<void> {
    for (const some of inParts(ids, ROWS_AT_ONCE))
      await this.#context.db
        .updateTable('promotions')
        .set(columns)
        .where('id', 'in', some.map(keyOf))
        .execute();
  }

  async remove(id: string): Promise<void> {
    await this.#context.db.deleteFrom('promotions').where('id', '=', keyOf(id)).execute();
  }

  /** One statement for each 500. */
  addCounts(counts: readonly PromotionDayCounts[]): Promise<void> {
    return addPromotionCounts(this.#context.db, counts);
  }

  async insertAnswer({ id, promotionId, userId, answers, createdAt }: LeadAnswerRecord): Promise<void> {
    await this.#context.db
      .insertInto('lead_answers')
      .values({
        id: storableKey(id),
        promotion_id: storableKey(promotionId),
        user_id: userId === null ? null : storableKey(userId),
        answers: JSON.stringify(answers),
        created_at: createdAt,
      })
      .execute();
  }

  async removeAnswersBefore(time: number): Promise<number> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('lead_answers')
      .where('created_at', '<', time)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  #all() {
    return this.#context.db.selectFrom('promotions').selectAll();
  }
}

type StoredTerms = Omit<PromotionTerms, 'thirdParty'> & Partial<Pick<PromotionTerms, 'thirdParty'>>;

function promotionRecord(row: PromotionRow): PromotionRecord {
  return {
    id: String(row.id),
    advertiserId: toUserId(String(row.advertiser_id)),
    pinId: toPinId(String(row.pin_id)),
    status: row.status,
    // Earlier ones say nothing about third parties.
    terms: { thirdParty: null, ...(JSON.parse(row.terms) as StoredTerms) },
    reason: row.reason,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  };
}

function answerRecord(row: LeadAnswerRow): LeadAnswerRecord {
  return {
    id: String(row.id),
    promotionId: String(row.promotion_id),
    userId: row.user_id === null ? null : toUserId(String(row.user_id)),
    answers: JSON.parse(row.answers) as LeadAnswers,
    createdAt: row.created_at,
  };
}
