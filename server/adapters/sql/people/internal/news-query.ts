import { sql, type Kysely } from 'kysely';
import { NEWS_FROM_SITE } from '../../../../../src/domain/news/news-item.ts';
import { notBlocked } from '../../reading/blocked-people.ts';
import type { Tables } from '../../schema/tables.ts';

/**
 * The news items of this user that come from the site or from somebody who is not blocked, without conversations that
 * the user has left.
 */
export function newsOf(db: Kysely<Tables>, user: number) {
  const actorsOfItem = visibleActors(db, user).where(
    'news_actors.item_id',
    '=',
    sql.ref<number>('news_items.id'),
  );
  return db
    .selectFrom('news_items')
    .select([
      'news_items.id',
      'news_items.category',
      'news_items.about_kind',
      'news_items.about_id',
      'news_items.updated_at',
      'news_items.is_unread',
      actorsOfItem.select((eb) => eb.fn.countAll<number>().as('count')).as('actor_count'),
      actorsOfItem
        .select('news_actors.actor_id')
        .orderBy('news_actors.acted_at', 'desc')
        .orderBy('news_actors.actor_id', 'desc')
        .limit(1)
        .as('newest_actor'),
    ])
    .where('news_items.user_id', '=', user)
    .where((eb) =>
      eb.or([
        eb('news_items.category', 'in', NEWS_FROM_SITE),
        eb.exists(actorsOfItem.select('news_actors.actor_id')),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('news_items.about_kind', '!=', 'conversation'),
        eb.exists(
          eb
            .selectFrom('conversation_members as own')
            .select('own.user_id')
            .whereRef('own.conversation_id', '=', 'news_items.about_id')
            .where('own.user_id', '=', user)
            .where('own.state', '=', 'active'),
        ),
      ]),
    );
}

/** How many visible news items of this user are unread. */
export function unreadNews(db: Kysely<Tables>, user: number) {
  return db
    .selectFrom(
      newsOf(db, user)
        .where('news_items.is_unread', '=', 1)
        .where('news_items.is_hidden', '=', 0)
        .as('unread'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

/** The people of items, without those who are deactivated or blocked in either direction. */
export function visibleActors(db: Kysely<Tables>, user: number) {
  return db
    .selectFrom('news_actors')
    .innerJoin('users', 'users.id', 'news_actors.actor_id')
    .where('users.state', '!=', 'deactivated')
    .where(notBlocked(user, 'news_actors.actor_id'));
}
