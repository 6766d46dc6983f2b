import type { BoardPage } from '../../../application/ports/boards/board-gateway.ts';
import type {
  Explore,
  FollowGateway,
  FollowOutcome,
  PeoplePage,
  PeopleSource,
  TopicPage,
} from '../../../application/ports/people/follow-gateway.ts';
import type { BoardId, TopicId, UserId } from '../../../domain/ids/ids.ts';
import { isExploreList } from '../../../domain/topics/explore-lists.ts';
import type { Topic } from '../../../domain/topics/topic.ts';
import { boardFromWire } from '../../../../wire/board-from-wire.ts';
import { topicFromWire } from '../../../../wire/topic-from-wire.ts';
import { userFromWire } from '../../../../wire/user-from-wire.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

/** Followers come in larger pages than pins. */
const PAGE_SIZE = 50;

/** Topics without pins, which no page shows. */
const CARD = { field_set_key: 'card' } as const;

/** Following over the resource calls; boards have their own address. */
export class HttpFollowGateway implements FollowGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async followPerson(id: UserId, followed: boolean): Promise<FollowOutcome> {
    const options = { user_id: id };
    return outcome(
      await (followed
        ? this.#calls.create('UserFollow', options)
        : this.#calls.delete('UserFollow', options)),
    );
  }

  async followBoard(id: BoardId, followed: boolean): Promise<FollowOutcome> {
    return outcome(
      await this.#calls.direct(followed ? 'PUT' : 'DELETE', '/v3/boards/{board_id}/follow/', {
        board_id: id,
      }),
    );
  }

  async followTopic(id: TopicId, followed: boolean): Promise<FollowOutcome> {
    const options = { interest_id: id, interest_list: 'favorited' } as const;
    return outcome(
      await (followed
        ? this.#calls.create('InterestFollow', options)
        : this.#calls.delete('InterestFollow', options)),
    );
  }

  async people(source: PeopleSource, bookmark: string | null): Promise<PeoplePage | 'expired' | undefined> {
    const answer = await this.#people(source, paging(bookmark));
    const page = pageOf(answer, 'user');
    return typeof page === 'object'
      ? { people: page.items.map(userFromWire), bookmark: page.bookmark }
      : page;
  }

  async boards(username: string, bookmark: string | null): Promise<BoardPage | 'expired' | undefined> {
    const answer = await this.#calls.get('BoardFollowing', { username, ...paging(bookmark) });
    const page = pageOf(answer, 'board');
    return typeof page === 'object'
      ? { boards: page.items.map(boardFromWire), bookmark: page.bookmark }
      : page;
  }

  async topics(username: string, bookmark: string | null): Promise<TopicPage | 'expired' | undefined> {
    const answer = await this.#calls.get('InterestFollowing', { username, ...paging(bookmark) });
    const page = pageOf(answer, 'interest');
    return typeof page === 'object'
      ? { topics: page.items.map(topicFromWire), bookmark: page.bookmark }
      : page;
  }

  async allTopics(): Promise<readonly Topic[]> {
    return topicsOf(await this.#calls.get('Categories', {}));
  }

  async topic(id: TopicId): Promise<Topic | undefined> {
    const answer = await this.#calls.get('Topic', { interest_id: id });
    return answer.kind === 'failed' ? undefined : topicFromWire(answer.data);
  }

  async topicsWithPages(of: 'top' | 'all'): Promise<readonly Topic[]> {
    return topicsOf(
      await (of === 'top' ? this.#calls.get('IdeasHub', CARD) : this.#calls.get('TopicsHub', CARD)),
    );
  }

  async explore(): Promise<Explore> {
    const answer = await this.#calls.get('ExploreLists', {});
    if (answer.kind === 'failed') return { risingTopics: [], lists: [] };
    const { rising_topics, lists } = answer.data;
    return { risingTopics: rising_topics.map(topicFromWire), lists: lists.filter(isExploreList) };
  }

  async relatedTopics(id: TopicId): Promise<readonly Topic[]> {
    return topicsOf(await this.#calls.get('RelatedInterests', { interest_id: id, ...CARD }));
  }

  #people(source: PeopleSource, page: ReturnType<typeof paging>) {
    switch (source.kind) {
      case 'followers':
        return this.#calls.get('UserFollowers', { username: source.username, ...page });
      case 'following':
        return this.#calls.get('UserFollowing', { username: source.username, ...page });
      case 'board-followers':
        return this.#calls.get('BoardFollowers', { board_id: source.boardId, ...page });
      case 'blocked':
        return this.#calls.get('BlockedUsers', page);
    }
  }
}

function paging(bookmark: string | null) {
  return { page_size: PAGE_SIZE, ...(bookmark === null ? {} : { bookmarks: [bookmark] }) };
}

function pageOf(
  answer: CallOutcome,
  type: string,
): { readonly items: readonly unknown[]; readonly bookmark: string | null } | 'expired' | undefined {
  if (answer.kind === 'failed') return answer.error.reason === 'invalid_bookmark' ? 'expired' : undefined;
  const all = Array.isArray(answer.data) ? (answer.data as unknown[]) : [];
  const items = all.filter((item) => (item as { type?: unknown } | null)?.type === type);
  return { items, bookmark: answer.bookmark };
}

function topicsOf(answer: CallOutcome): readonly Topic[] {
  const page = pageOf(answer, 'interest');
  return typeof page === 'object' ? page.items.map(topicFromWire) : [];
}

function outcome(answer: CallOutcome): FollowOutcome {
  return answer.kind === 'ok' ? { kind: 'done' } : refusedBy(answer.error);
}
