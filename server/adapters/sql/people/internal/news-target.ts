import type { Kysely } from 'kysely';
import type { NewsObjectKind } from '../../../../../src/domain/news/news-item.ts';
import type {
  NotificationCategory,
  NotificationChoices,
} from '../../../../../src/domain/users/notification-settings.ts';
import type { NewsTarget } from '../../../../application/ports/people/news.ts';
import { notBlocked } from '../../reading/blocked-people.ts';
import type { Tables } from '../../schema/tables.ts';

type EventKeys = {
  readonly user: number;
  readonly category: NotificationCategory;
  readonly kind: NewsObjectKind;
  readonly about: number;
  /** The time since when an item can be joined. */
  readonly since: number;
  readonly actor: number;
};

/** The person who gets the news, with the item that the event can join. */
export function newsTarget(db: Kysely<Tables>, { user, category, kind, about, since, actor }: EventKeys) {
  const newest = db
    .selectFrom('news_items')
    .select('news_items.id')
    .where('news_items.about_id', '=', about)
    .where('news_items.about_kind', '=', kind)
    .where('news_items.user_id', '=', user)
    .where('news_items.category', '=', category)
    .where('news_items.created_at', '>', since)
    .orderBy('news_items.created_at', 'desc')
    .limit(1);
  return db
    .selectFrom('users')
    .leftJoin('news_items as item', (join) => join.on('item.id', '=', newest))
    .select((eb) => [
      'users.notifications',
      'item.id as item_id',
      eb.case().when(notBlocked(actor, 'users.id')).then(eb.lit(0)).else(eb.lit(1)).end().as('is_blocked'),
      eb
        .selectFrom('news_actors')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('news_actors.item_id', '=', 'item.id')
        .as('actor_count'),
      eb
        .selectFrom('news_actors')
        .select('news_actors.actor_id')
        .whereRef('news_actors.item_id', '=', 'item.id')
        .where('news_actors.actor_id', '=', actor)
        .as('same_actor'),
    ])
    .where('users.id', '=', user);
}

type TargetRow = Awaited<ReturnType<ReturnType<typeof newsTarget>['execute']>>[number];

export function targetOf(row: TargetRow): NewsTarget {
  const { notifications, item_id: item } = row;
  return {
    choices: notifications === null ? {} : (JSON.parse(notifications) as NotificationChoices),
    isBlocked: row.is_blocked === 1,
    joinable:
      item === null
        ? null
        : { id: String(item), actorCount: row.actor_count ?? 0, hasActor: row.same_actor !== null },
  };
}
