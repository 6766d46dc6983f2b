import type { TunerTab } from '../../../src/domain/feeds/feed-tuner.ts';
import type { BoardId, UserId } from '../../../src/domain/ids/ids.ts';
import { formatFollowPlace, parseFollowPlace, placedPage } from '../follows/follow-place.ts';
import type { FollowPlace } from '../ports/people/follows.ts';
import type { SwitchedOff } from '../ports/people/feed-switches.ts';
import type { StoreReader } from '../ports/store.ts';
import type { ListTopics } from '../topics/list-topics.ts';
import type { FeedSource } from './feed-source.ts';
import { domainsOf } from './internal/domains-of.ts';
import { recentHistory } from './internal/recent-history.ts';

export type ListFeedSourcesQuery = {
  readonly userId: UserId;
  readonly tab: TunerTab;
  /** The `next` value of the previous page; null for the first page. */
  readonly position: string | null;
  readonly limit: number;
};

type Page = { readonly sources: readonly FeedSource[]; readonly next: string | null };
type Query = { readonly userId: UserId; readonly after: FollowPlace | null; readonly limit: number };

export type ListFeedSourcesOutcome = ({ readonly kind: 'page' } & Page) | { readonly kind: 'bad_position' };

type ListFeedSourcesDeps = {
  readonly store: Pick<
    StoreReader,
    'feedSwitches' | 'follows' | 'topics' | 'boards' | 'users' | 'feeds' | 'favorites' | 'reactions' | 'pins'
  >;
  readonly listTopics: Pick<ListTopics, 'describe'>;
};

/** Own boards by their place in the list, before the followed ones. */
const OWN = /^own (\d{1,5})$/;
const FOLLOWED = 'followed ';

/** A page of what feeds a member's home feed, or may feed it again. */
export class ListFeedSources {
  readonly #deps: ListFeedSourcesDeps;

  constructor(deps: ListFeedSourcesDeps) {
    this.#deps = deps;
  }

  async run({ userId, tab, position, limit }: ListFeedSourcesQuery): Promise<ListFeedSourcesOutcome> {
    const off = await this.#deps.store.feedSwitches.switchedOff(userId);
    if (tab === 'boards') return await this.#boards(userId, off, { position, limit });
    const after = parseFollowPlace(position);
    if (after === undefined) return { kind: 'bad_position' };
    const query = { userId, after, limit };
    switch (tab) {
      case 'interests':
        return { kind: 'page', ...(await this.#topics(query, off)) };
      case 'pinners':
        return { kind: 'page', ...(await this.#people(query, off)) };
      case 'domains':
        return { kind: 'page', sources: await this.#domains(userId, off), next: null };
      case 'history':
        return { kind: 'page', ...(await this.#history(query, off)) };
    }
  }

  async #topics({ userId, after, limit }: Query, off: SwitchedOff): Promise<Page> {
    const { store, listTopics } = this.#deps;
    const read = await store.follows.topicsFollowedBy(userId, { after, limit: limit + 1 });
    const { items, next } = placedPage(read, limit);
    const ids = items.map(({ id }) => id);
    const topics = await listTopics.describe(await store.topics.views(ids, userId), userId);
    return {
      sources: topics.map((topic) => ({
        kind: 'topic',
        topic,
        enabled: !off.topics.has(topic.view.topic.id),
      })),
      next,
    };
  }

  async #people({ userId, after, limit }: Query, off: SwitchedOff): Promise<Page> {
    const { follows, users } = this.#deps.store;
    const read = await follows.followedBy(userId, { after, limit: limit + 1 });
    const { items, next } = placedPage(read, limit);
    const people = await users.views(
      items.map(({ id }) => id),
      userId,
    );
    return {
      sources: people.map((person) => ({ kind: 'pinner', person, enabled: !off.pinners.has(person.id) })),
      next,
    };
  }

  async #history({ userId, after, limit }: Query, off: SwitchedOff): Promise<Page> {
    const all = await recentHistory(this.#deps.store, userId, off.since ?? 0);
    const placed = all.map((done) => ({ ...done, id: done.original }));
    const rest = after === null ? placed : placed.filter((item) => isAfter(item, after));
    const { next } = placedPage(rest, limit);
    return {
      sources: rest
        .slice(0, limit)
        .map(({ pin, original }) => ({ kind: 'pin', pin, enabled: !off.pins.has(original) })),
      next,
    };
  }

  /** Those that are switched off first, then those that come up most often. */
  async #domains(userId: UserId, off: SwitchedOff): Promise<readonly FeedSource[]> {
    const domains = domainsOf(await recentHistory(this.#deps.store, userId, off.since ?? 0));
    const others = [...off.domains].filter((name) => !domains.some((domain) => domain.name === name));
    return [...others.sort().map((name) => ({ name, pinCount: 0, newest: null })), ...domains]
      .map((domain) => ({ kind: 'domain' as const, domain, enabled: !off.domains.has(domain.name) }))
      .sort((one, other) => Number(one.enabled) - Number(other.enabled));
  }

  /** Boards that the member owns or shares, last used first, then the followed ones. */
  async #boards(
    userId: UserId,
    off: SwitchedOff,
    { position, limit }: { readonly position: string | null; readonly limit: number },
  ): Promise<ListFeedSourcesOutcome> {
    const { boards } = this.#deps.store;
    const place = parseBoardsPlace(position);
    if (place === undefined) return { kind: 'bad_position' };
    const { offset, after } = place;
    const reach = (await boards.withinReachOf(userId)).filter(({ board }) => board.layout !== 'quick_saves');
    const own = reach.slice(offset, offset + limit);
    const ownIds = new Set(reach.map(({ board }) => board.id));
    const followed =
      offset + limit < reach.length
        ? { ids: [], next: `own ${offset + limit}` }
        : await this.#followedBoards({ userId, after, limit: limit - own.length });
    const ids = followed.ids.filter((id) => !ownIds.has(id));
    const all = [...own, ...(await boards.shortViews(ids, userId))];
    return {
      kind: 'page',
      sources: all.map((board) => ({ kind: 'board', board, enabled: !off.boards.has(board.board.id) })),
      next: followed.next,
    };
  }

  async #followedBoards({
    userId,
    after,
    limit,
  }: Query): Promise<{ readonly ids: readonly BoardId[]; readonly next: string | null }> {
    const { follows } = this.#deps.store;
    const read = await follows.boardsFollowedBy(userId, userId, { after, limit: limit + 1 });
    const items = read.slice(0, limit);
    const last = items.at(-1);
    const next = `${FOLLOWED}${last === undefined ? '' : formatFollowPlace(last)}`;
    return { ids: items.map(({ id }) => id), next: read.length > limit ? next : null };
  }
}

/** Where a page of boards begins: `offset` among the own ones, `after` among the followed ones. */
function parseBoardsPlace(
  position: string | null,
): { readonly offset: number; readonly after: FollowPlace | null } | undefined {
  if (position === null) return { offset: 0, after: null };
  const offset = OWN.exec(position)?.[1];
  if (offset !== undefined) return { offset: Number(offset), after: null };
  if (!position.startsWith(FOLLOWED)) return undefined;
  const after = position.slice(FOLLOWED.length);
  const place = parseFollowPlace(after === '' ? null : after);
  return place === undefined ? undefined : { offset: Infinity, after: place };
}

function isAfter(item: FollowPlace, after: FollowPlace): boolean {
  return item.time < after.time || (item.time === after.time && Number(item.id) < Number(after.id));
}
