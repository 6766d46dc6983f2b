import { sql, type SelectQueryBuilder } from 'kysely';
import type { UserId } from '../../../../src/domain/ids/ids.ts';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { dayOf } from '../../../../src/domain/statistics/day.ts';
import { inParts } from '../../../../src/domain/organizing/list-order.ts';
import type {
  EventDayCount,
  EventOwner,
  EventRepository,
  StoredBatch,
} from '../../../application/ports/events.ts';
import { keyOf } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';
import { batchFromText, batchToText } from './internal/event-batch-text.ts';
import { ROWS_AT_ONCE } from '../schema/rows-at-once.ts';

/** In the key of a count: a number or view that is not known. */
const NOT_KNOWN = -1;

/** Each method is one statement for each 500 rows. */
export class SqlEventRepository implements EventRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  ofUser(userId: UserId, { after, limit }: { readonly after: number | null; readonly limit: number }) {
    return batches(
      this.#batches
        .where('user_id', '=', keyOf(userId))
        .where('event_batches.id', '>', after ?? 0)
        .orderBy('event_batches.id')
        .limit(limit),
    );
  }

  before(day: number, limit: number) {
    return batches(
      this.#batches.where('day', '<', day).orderBy('day').orderBy('event_batches.id').limit(limit),
    );
  }

  queued(limit: number) {
    return batches(
      this.#batches
        .innerJoin('queued_batches', 'queued_batches.batch_id', 'event_batches.id')
        .orderBy('queued_batches.batch_id')
        .limit(limit),
    );
  }

  async queueLength(): Promise<number> {
    const row = await this.#context.db
      .selectFrom('queued_batches')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  async dayCounts(day: number): Promise<readonly EventDayCount[]> {
    const rows = await this.#context.db
      .selectFrom('event_day_counts')
      .selectAll()
      .where('day', '=', day)
      .orderBy('event_type')
      .orderBy('view_type')
      .execute();
    return rows.map(({ event_type, view_type, events }) => ({
      day,
      eventType: event_type === NOT_KNOWN ? null : event_type,
      viewType: view_type === NOT_KNOWN ? null : view_type,
      events,
    }));
  }

  async take(ids: readonly number[], day: number): Promise<ReadonlySet<number>> {
    const taken = new Set<number>();
    for (const some of inParts(ids, ROWS_AT_ONCE)) {
      const rows = await this.#context.db
        .insertInto('taken_batches')
        .values(some.map((id) => ({ id, day })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      for (const { id } of rows) taken.add(id);
    }
    return taken;
  }

  async forgetTakenBefore(day: number): Promise<void> {
    await this.#context.db.deleteFrom('taken_batches').where('day', '<', day).execute();
  }

  async add(all: readonly StoredBatch[], { forSink }: { readonly forSink: boolean }): Promise<void> {
    for (const some of inParts(all, ROWS_AT_ONCE)) {
      const values = sql.join(some.map(valuesOf));
      await sql`
        insert into event_batches (id, day, received_at, user_id, visitor, events)
        select given.column1, given.column2, given.column3, given.column4, given.column5, given.column6
        from (values ${values}) as given
        where given.column4 is null or exists (
          select 1 from users where users.id = given.column4 and users.consent_analytics = 1)
        on conflict (id) do nothing`.execute(this.#context.db);
      if (!forSink) continue;
      await this.#context.db
        .insertInto('queued_batches')
        .columns(['batch_id'])
        .expression((eb) =>
          eb
            .selectFrom('event_batches')
            .select('id')
            .where(
              'id',
              'in',
              some.map(({ id }) => id),
            ),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  async removeAllOf(owner: EventOwner): Promise<void> {
    const removal = this.#context.db.deleteFrom('event_batches');
    if (owner.kind === 'user') await removal.where('user_id', '=', keyOf(owner.id)).execute();
    else await removal.where('visitor', '=', owner.id).execute();
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const some of inParts(ids, ROWS_AT_ONCE)) {
      await this.#context.db.deleteFrom('event_batches').where('id', 'in', some).execute();
    }
  }

  async addDayCounts(counts: readonly EventDayCount[]): Promise<void> {
    for (const some of inParts(counts, ROWS_AT_ONCE)) {
      await this.#context.db
        .insertInto('event_day_counts')
        .values(
          some.map(({ day, eventType, viewType, events }) => ({
            day,
            event_type: eventType ?? NOT_KNOWN,
            view_type: viewType ?? NOT_KNOWN,
            events,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'event_type', 'view_type'])
            .doUpdateSet((eb) => ({ events: eb('event_day_counts.events', '+', eb.ref('excluded.events')) })),
        )
        .execute();
    }
  }

  async dequeue(ids: readonly number[]): Promise<void> {
    for (const some of inParts(ids, ROWS_AT_ONCE)) {
      await this.#context.db.deleteFrom('queued_batches').where('batch_id', 'in', some).execute();
    }
  }

  get #batches() {
    return this.#context.db
      .selectFrom('event_batches')
      .select([
        'event_batches.id',
        'event_batches.received_at',
        'event_batches.user_id',
        'event_batches.visitor',
        'event_batches.events',
      ]);
  }
}

type BatchRow = Pick<Tables['event_batches'], 'id' | 'received_at' | 'user_id' | 'visitor' | 'events'>;

async function batches<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, BatchRow>,
): Promise<readonly StoredBatch[]> {
  const rows = await query.execute();
  return rows.map(({ id, received_at, user_id, visitor, events }) => ({
    id,
    ...batchFromText(events, received_at),
    owner:
      user_id === null
        ? { kind: 'visitor', id: visitor ?? '' }
        : { kind: 'user', id: toUserId(String(user_id)) },
  }));
}

function valuesOf(batch: StoredBatch) {
  const { id, receivedAt, owner } = batch;
  const user = owner.kind === 'user' ? keyOf(owner.id) : null;
  const visitor = owner.kind === 'visitor' ? owner.id : null;
  return sql`(cast(${id} as bigint), cast(${dayOf(receivedAt)} as bigint), cast(${receivedAt} as bigint), cast(${user} as bigint), cast(${visitor} as text), cast(${batchToText(batch)} as text))`;
}
