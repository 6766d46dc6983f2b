import { sql } from 'kysely';
import {
  toBoardId,
  toPinId,
  toTopicId,
  toUserId,
  type PinId,
  type UserId,
} from '../../../../src/domain/ids/ids.ts';
import {
  MOST_SEEN,
  type HomeAct,
  type HomeActKind,
  type HomePin,
  type HomeProfile,
  type HomeRepository,
} from '../../../application/ports/people/home-acts.ts';
import { switchedOff } from '../reading/feed-switches.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { homePinsQuery } from './internal/home-pins-query.ts';
import { homeProfileQuery } from './internal/home-profile-query.ts';

const ACTS: readonly string[] = ['save', 'favorite', 'reaction'] satisfies HomeActKind[];

/** What the kinds of switches begin with. */
const OFF = 'off ';

type ProfileRow = Awaited<ReturnType<ReturnType<typeof homeProfileQuery>['execute']>>[number];

export class SqlHomeRepository implements HomeRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  /** One statement. */
  async profileOf(userId: UserId, until: number): Promise<HomeProfile> {
    const { db, prepared } = this.#context;
    const args = { viewer: keyOf(userId), until };
    const rows = await prepared.rows(db, 'home profile', args, (args) => homeProfileQuery(db, args));
    const of = (kind: string) => rows.filter((row) => row.kind === kind);
    const topics = of('topic').map(({ value }) => toTopicId(String(value)));
    return {
      acts: rows
        .filter(({ kind }) => ACTS.includes(kind))
        .map(act)
        .sort((one, other) => other.time - one.time),
      topics,
      followsAnything: topics.length > 0 || of('follow').length > 0,
      hidden: of('hidden').map(({ value, other, name }) => ({
        document: toPinId(String(value)),
        pinnerId: toUserId(String(other)),
        link: name === '' ? null : name,
      })),
      off: switchedOff(
        rows
          .filter(({ kind }) => kind.startsWith(OFF))
          .map(({ kind, name, value }) => ({ kind: kind.slice(OFF.length), name, value })),
      ),
    };
  }

  /** One statement. */
  async pins(ids: readonly PinId[], viewer: UserId): Promise<readonly HomePin[]> {
    if (ids.length === 0) return [];
    const { db, prepared } = this.#context;
    const args = { keys: ids.map(keyOf), viewer: keyOf(viewer) };
    const rows = await prepared.rows(db, 'home pins', args, (args) => homePinsQuery(db, args));
    const pins = new Map(
      rows.map((row): [string, HomePin] => [
        String(row.id),
        {
          id: toPinId(String(row.id)),
          document: toPinId(String(row.root_id)),
          pinnerId: toUserId(String(row.pinner_id)),
          boardId: toBoardId(String(row.board_id)),
          link: row.link,
          createdAt: row.created_at,
          picture: row.picture_signature,
          seenAt: row.seen_at,
          isRecommendable: row.is_recommendable_unless_hidden === 1 && row.is_wanted === 1,
          isWanted: row.is_wanted === 1,
        },
      ]),
    );
    return ids.flatMap((id) => pins.get(id) ?? []);
  }

  /** Two statements. */
  async noteSeen(userId: UserId, pinIds: readonly PinId[], time: number): Promise<void> {
    const { db } = this.#context;
    if (pinIds.length === 0) return;
    const user = storableKey(userId);
    await db
      .insertInto('seen_pins')
      .columns(['user_id', 'pin_id', 'seen_at'])
      .expression((eb) =>
        eb
          .selectFrom('pins')
          .select([
            sql<number>`cast(${user} as bigint)`.as('user_id'),
            'pins.id',
            sql<number>`cast(${time} as bigint)`.as('seen_at'),
          ])
          .where('pins.id', 'in', pinIds.map(keyOf)),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'pin_id']).doUpdateSet({ seen_at: time }))
      .execute();
    await db
      .deleteFrom('seen_pins')
      .where('user_id', '=', user)
      .where('seen_at', '<', (eb) =>
        eb
          .selectFrom('seen_pins as newer')
          .select('newer.seen_at')
          .where('newer.user_id', '=', user)
          .orderBy('newer.seen_at', 'desc')
          .limit(1)
          .offset(MOST_SEEN - 1),
      )
      .execute();
  }
}

function act({ kind, value, other, time, name, slug, owner }: ProfileRow): HomeAct {
  const board = name === '' ? null : { id: toBoardId(String(other)), name, slug, owner };
  return { kind: kind as HomeActKind, document: toPinId(String(value)), board, time };
}
