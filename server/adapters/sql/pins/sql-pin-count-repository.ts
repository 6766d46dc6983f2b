import { sql } from 'kysely';
import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { PinFormat } from '../../../../src/domain/pins/pin-format.ts';
import type { ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { DayCounts } from '../../../../src/domain/statistics/day-counts.ts';
import type {
  PinActivity,
  PinCountRepository,
  PinDayCounts,
} from '../../../application/ports/pins/pin-counts.ts';
import { boardsByKey, boardShortView } from '../reading/board-views.ts';
import { keyOf } from '../schema/keys.ts';
import { pinActivityQuery } from './internal/pin-activity-query.ts';
import { peopleByKey } from '../reading/people-views.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';
import { ROWS_AT_ONCE } from '../schema/rows-at-once.ts';

export class SqlPinCountRepository implements PinCountRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  /** One statement. */
  async ofPin(pinId: PinId): Promise<readonly DayCounts[]> {
    const rows = await this.#context.db
      .selectFrom('pin_day_counts')
      .selectAll()
      .where('pin_id', '=', keyOf(pinId))
      .orderBy('day')
      .execute();
    return rows.map(dayCounts);
  }

  /** One statement. */
  async ofPinner(pinnerId: UserId, format: PinFormat | null): Promise<readonly DayCounts[]> {
    const rows = await this.#context.db
      .selectFrom('pin_day_counts')
      .innerJoin('pins', 'pins.id', 'pin_day_counts.pin_id')
      .innerJoin('boards', 'boards.id', 'pins.board_id')
      .leftJoin('pin_contents', 'pin_contents.root_id', 'pins.root_id')
      .where('pins.pinner_id', '=', keyOf(pinnerId))
      .where('boards.privacy', '!=', 'secret')
      .$if(format === 'single', (counts) => counts.where('pin_contents.kind', 'is', null))
      .$if(format !== null && format !== 'single', (counts) =>
        counts.where('pin_contents.kind', '=', format as Exclude<PinFormat, 'single'>),
      )
      .select(({ fn }) => [
        'pin_day_counts.day',
        fn.sum<number>('pin_day_counts.impressions').as('impressions'),
        fn.sum<number>('pin_day_counts.pin_clicks').as('pin_clicks'),
        fn.sum<number>('pin_day_counts.saves').as('saves'),
      ])
      .groupBy('pin_day_counts.day')
      .orderBy('pin_day_counts.day')
      .execute();
    // Sums are texts on some engines.
    return rows.map(({ day, impressions, pin_clicks, saves }) => ({
      day,
      impressions: Number(impressions),
      pinClicks: Number(pin_clicks),
      saves: Number(saves),
    }));
  }

  /** Three statements. */
  async activity(
    pinId: PinId,
    { viewer, ...query }: Parameters<PinCountRepository['activity']>[1],
  ): Promise<readonly PinActivity[]> {
    const rows = await pinActivityQuery(this.#context.db, { pin: keyOf(pinId), ...query }).execute();
    const viewerKey = keyOf(viewer);
    const boards = await boardsByKey(this.#context, distinctKeys(rows.map(({ board }) => board)), viewerKey);
    const owners = [...boards.values()].map(({ owner_id }) => owner_id);
    const people = await peopleByKey(
      this.#context,
      distinctKeys([...rows.map(({ person }) => person), ...owners]),
      viewerKey,
    );
    return rows.flatMap(({ kind, time, person, board, type }) => {
      const user = people.get(person);
      const row = board === null ? undefined : boards.get(board);
      if (user === undefined) return [];
      return [
        {
          kind,
          time,
          user,
          board: row === undefined ? null : (boardShortView(row, people) ?? null),
          reactionType: type as ReactionType | null,
        },
      ];
    });
  }

  /** One statement for each 500. */
  async add(counts: readonly PinDayCounts[]): Promise<void> {
    for (let start = 0; start < counts.length; start += ROWS_AT_ONCE) {
      const values = sql.join(
        counts
          .slice(start, start + ROWS_AT_ONCE)
          .map(
            ({ pinId, day, impressions, pinClicks }) =>
              sql`(cast(${keyOf(pinId)} as bigint), cast(${day} as bigint), cast(${impressions} as bigint), cast(${pinClicks} as bigint))`,
          ),
      );
      await sql`
        insert into pin_day_counts (pin_id, day, impressions, pin_clicks)
        select given.column1, given.column2, given.column3, given.column4 from (values ${values}) as given
        where exists (select 1 from pins where pins.id = given.column1)
        on conflict (pin_id, day) do update set
          impressions = pin_day_counts.impressions + excluded.impressions,
          pin_clicks = pin_day_counts.pin_clicks + excluded.pin_clicks`.execute(this.#context.db);
    }
  }

  /** One statement. */
  async removeBefore(day: number): Promise<void> {
    await this.#context.db.deleteFrom('pin_day_counts').where('day', '<', day).execute();
  }
}

function dayCounts(row: Omit<Tables['pin_day_counts'], 'pin_id'>): DayCounts {
  return { day: row.day, impressions: row.impressions, pinClicks: row.pin_clicks, saves: row.saves };
}

function distinctKeys(keys: readonly (number | null)[]): readonly number[] {
  return [...new Set(keys)].filter((key) => key !== null);
}
