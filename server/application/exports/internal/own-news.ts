import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { NewsItem } from '../../ports/people/news.ts';
import type { ExportDocument } from './export-document.ts';
import { AT_ONCE, type Sources } from './export-sources.ts';

type NewsDocument = ExportDocument<NewsItem, 'about', { newestActorId: 'username'; actorCount: 'people' }> & {
  readonly about_kind: string;
  readonly about_id: string;
};

/** The notifications of the user, newest first. `username`: who acted last, of so many people. */
export async function ownNews(
  userId: UserId,
  { store, formatTime }: Sources,
): Promise<readonly NewsDocument[]> {
  const all: NewsItem[] = [];
  for (;;) {
    const page = await store.news.ofUser(userId, { after: all.at(-1) ?? null, limit: AT_ONCE });
    all.push(...page);
    if (page.length < AT_ONCE) break;
  }
  const actorIds = all.flatMap(({ newestActorId }) => newestActorId ?? []);
  const people = await store.users.views([...new Set(actorIds)], userId);
  const names = new Map(people.map(({ id, username }) => [id, username]));
  return all.map(({ about, newestActorId, actorCount, ...item }) => ({
    id: item.id,
    category: item.category,
    about_kind: about.kind,
    about_id: about.id,
    username: newestActorId === null ? null : (names.get(newestActorId) ?? null),
    people: actorCount,
    is_unread: item.isUnread,
    time: formatTime(item.time),
  }));
}
