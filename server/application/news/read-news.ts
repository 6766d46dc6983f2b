import { isIdText, toBoardId, toPinId, type UserId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import { canSeeBoard } from '../access/viewer-standing.ts';
import type { NewsItem, NewsPlace } from '../ports/people/news.ts';
import type { BoardShortView, PersonView, PinView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

/** A news item with what it is about, as the person sees it. */
export type ListedNews = {
  readonly item: NewsItem;
  /** Whoever acted last; null for news from the site. */
  readonly sender: PersonView | null;
  readonly pin: PinView | null;
  readonly board: BoardShortView | null;
};

export type ReadNewsOutcome =
  | { readonly kind: 'page'; readonly news: readonly ListedNews[]; readonly next: string | null }
  | { readonly kind: 'bad_position' };

/** A news item with everybody who acted, newest first. */
export type NewsDetails = Pick<ListedNews, 'pin' | 'board'> & { readonly people: readonly PersonView[] };

type ReadNewsDeps = {
  readonly store: Pick<StoreReader, 'news' | 'users' | 'pins' | 'boards' | 'conversations'>;
  readonly clock: Clock;
};

/** Reads a person's own news, newest first, without what the person cannot see any more. */
export class ReadNews {
  readonly #deps: ReadNewsDeps;

  constructor(deps: ReadNewsDeps) {
    this.#deps = deps;
  }

  /** A page that is not the last has at least one item. */
  async list(userId: UserId, position: string | null, limit: number): Promise<ReadNewsOutcome> {
    let after = parsePlace(position);
    if (after === undefined) return { kind: 'bad_position' };
    for (;;) {
      const found: readonly NewsItem[] = await this.#deps.store.news.ofUser(userId, {
        after,
        limit: limit + 1,
      });
      const items = found.slice(0, limit);
      const last = items.at(-1);
      const next = found.length > limit && last !== undefined ? last : null;
      const news = await this.#listed(userId, items);
      if (news.length > 0 || next === null) {
        return { kind: 'page', news, next: next === null ? null : `${next.time} ${next.id}` };
      }
      after = next;
    }
  }

  /** Undefined for an item that this person does not have or cannot see any more. */
  async details(userId: UserId, id: string): Promise<NewsDetails | undefined> {
    const { news, users } = this.#deps.store;
    const item = await news.find(userId, id);
    if (item === undefined) return undefined;
    const [listed] = await this.#listed(userId, [item]);
    if (listed === undefined) return undefined;
    const people = await users.views(await news.actorsOf(userId, id), userId);
    return { pin: listed.pin, board: listed.board, people };
  }

  /** How many news items are unread, and how many conversations have unseen messages. */
  async counts(userId: UserId): Promise<{ readonly news: number; readonly conversations: number }> {
    const { news, conversations } = this.#deps.store;
    const [unread, unseen] = await Promise.all([news.unreadCount(userId), conversations.countUnseen(userId)]);
    return { news: unread, conversations: unseen };
  }

  async #listed(userId: UserId, items: readonly NewsItem[]): Promise<readonly ListedNews[]> {
    const { users, pins, boards } = this.#deps.store;
    const idsOf = (kind: NewsItem['about']['kind']) =>
      items.filter(({ about }) => about.kind === kind).map(({ about }) => about.id);
    const actorIds = items.flatMap(({ newestActorId }) => newestActorId ?? []);
    const [people, pinViews, boardViews] = await Promise.all([
      users.views([...new Set(actorIds)], userId),
      pins.views([...new Set(idsOf('pin'))].map(toPinId), userId),
      boards.shortViews([...new Set(idsOf('board'))].map(toBoardId), userId),
    ]);
    const now = this.#deps.clock.now();
    const byId = {
      people: new Map(people.map((person) => [person.id, person])),
      pins: new Map(
        pinViews.filter((view) => canSeePin(view, userId, now)).map((view) => [view.pin.id, view]),
      ),
      boards: new Map(
        boardViews.filter((view) => canSeeBoard(view, userId)).map((view) => [view.board.id, view]),
      ),
    };
    return items.flatMap((item): readonly ListedNews[] => {
      const { about, newestActorId } = item;
      const sender = newestActorId === null ? null : byId.people.get(newestActorId);
      const pin = about.kind === 'pin' ? byId.pins.get(toPinId(about.id)) : null;
      const board = about.kind === 'board' ? byId.boards.get(toBoardId(about.id)) : null;
      if (sender === undefined || pin === undefined || board === undefined) return [];
      return [{ item, sender, pin, board }];
    });
  }
}

/** Null for the first page, undefined for a malformed cursor. */
function parsePlace(text: string | null): NewsPlace | null | undefined {
  if (text === null) return null;
  const [time = '', id = '', ...rest] = text.split(' ');
  const isPlace = /^\d{1,16}$/.test(time) && isIdText(id) && rest.length === 0;
  return isPlace ? { time: Number(time), id } : undefined;
}
