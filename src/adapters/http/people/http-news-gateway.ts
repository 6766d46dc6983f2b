import type {
  News,
  NewsBadge,
  NewsGateway,
  NewsPage,
} from '../../../application/ports/people/news-gateway.ts';
import { NOTIFICATION_CATEGORIES } from '../../../domain/users/notification-settings.ts';
import { boardShortFromWire } from '../../../../wire/board-from-wire.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { count, flag, listOf, objectOrNull, oneOf, rawObject, text, type Raw } from '../../../../wire/raw.ts';
import { timeFromWire } from '../../../../wire/time.ts';
import { userShortFromWire } from '../../../../wire/user-from-wire.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** The viewer's own notifications over the resource calls. */
export class HttpNewsGateway implements NewsGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async list(bookmark: string | null): Promise<NewsPage | 'expired'> {
    const answer = await this.#calls.get('NewsHub', bookmark === null ? {} : { bookmarks: [bookmark] });
    if (answer.kind === 'failed') return 'expired';
    return { items: listOf(answer.data, newsFromWire), bookmark: answer.bookmark };
  }

  async markRead(ids: readonly string[]): Promise<void> {
    await this.#calls.update('NewsHub', { news_ids: [...ids] });
  }

  async badge(): Promise<NewsBadge> {
    const answer = await this.#calls.get('NewsHubBadge', {});
    const raw = rawObject(answer.kind === 'failed' ? null : answer.data);
    return { news: count(raw.news_hub_count), conversations: count(raw.conversations_unseen_count) };
  }
}

/** Never throws: missing or malformed fields are empty. */
function newsFromWire(value: unknown): News {
  const raw = rawObject(value);
  const contents = listOf(raw.content_items, rawObject);
  const first = (type: string): Raw | undefined => contents.find((content) => content.type === type);
  const [pin, board] = [first('pin'), first('board')];
  return {
    id: text(raw.id),
    category: oneOf(raw.category, NOTIFICATION_CATEGORIES, 'system'),
    text: text(raw.header_text),
    isUnread: flag(raw.unread),
    time: timeFromWire(raw.last_updated_at) ?? 0,
    url: text(raw.url) || '/',
    sender: objectOrNull(raw.sender, userShortFromWire),
    pin: pin === undefined ? null : pinFromWire(pin),
    board: board === undefined ? null : boardShortFromWire(board),
  };
}
